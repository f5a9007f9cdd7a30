// Elixir: all that lies in the Blind Alley, at once.
import type { Move } from '$lib/client/protocol';
import type { Offering } from '$lib/state/series';
import type { View } from './view';

export function series(view: View, moves: Move[]): ReturnType<Offering> {
  const { gold, ingredients, potions } = view.alley;
  if (!moves.some(({ move }) => move.kind.startsWith('take'))) return [];
  const decisions = [
    ...potions.map((potion) => ({ kind: 'take-potion', potion })),
    ...ingredients.map((ingredient) => ({ kind: 'take', ingredient })),
    ...(gold ? [{ kind: gold > 1 ? 'take-all-gold' : 'take-gold' }] : []),
  ];
  if (decisions.length < 2) return [];
  return [{ move: { kind: 'take-everything' }, decisions, label: (words) => words.say('board-take-everything') }];
}
