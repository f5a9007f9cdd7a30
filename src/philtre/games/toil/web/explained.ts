// Explanations of the things of Toil and Trouble, for players who ask.
import type { Explanation } from '$lib/board/explain';
import { costed, type SharedProps } from './props';
import type { Card, Order } from './view';

export function effect({ view, words }: SharedProps, id: string): Explanation {
  const cost = view.costs.find((one) => one.effect === id);
  const name = String(words.argument('effect', id));
  return { name: cost ? `${name} (${costed(cost)})` : name, lines: [words.say(`effect-${id}`, {}, 'about')] };
}

export function card({ words }: SharedProps, { ingredient, effects }: Card): Explanation {
  const lines = effects.map((id) => words.valued(words.argument('effect', id), words.say(`effect-${id}`, {}, 'short')));
  return { name: String(words.argument('ingredient', ingredient)), lines };
}

export function order({ words }: SharedProps, { order: id, value, wants }: Order): Explanation {
  const wanted = wants.map(
    (want) => `${words.argument('effect', want.effect)} ${want.variable ? '≥' : '×'}${want.least}`,
  );
  const lines = [words.say('board-pays', { count: value }), wanted.join(', ')];
  return { name: String(words.argument('order', id)), lines };
}
