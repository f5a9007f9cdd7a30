// The Magical Race: the walk to a space where the move may end, and the sale of all potions.
import type { Move } from '$lib/client/protocol';
import type { Offering } from '$lib/state/series';
import type { Words } from '$lib/state/words';
import type { Route, View } from './view';

type Offered = ReturnType<Offering>;

const MARKET = 'market';

export function series(view: View, moves: Move[], you: number): Offered {
  const kinds = new Set(moves.map(({ move }) => move.kind));
  const found: Offered = [];
  if (kinds.has('go') || kinds.has('keep')) found.push(...walks(view, you, kinds.has('keep')));
  if (kinds.has('sell')) found.push(...sales(view, moves, you));
  return found;
}

/** A walk for each route; where several lead to one space, a space of its own tells each of them. */
function walks(view: View, you: number, rolled: boolean): Offered {
  return view.routes.map((route) => {
    const to = route.path.at(-1)!;
    const others = view.routes.filter((other) => other !== route && other.path.at(-1) === to);
    const by = route.path.find((space) => !others.some(({ path }) => path.includes(space)));
    const along = others.length && by !== undefined ? { by } : {};
    const steps = route.path.map((space) => ({ kind: 'go', to: space }));
    return {
      move: { kind: 'walk', to, ...along },
      decisions: [...(rolled ? [{ kind: 'keep' }] : []), ...steps, ...(to === MARKET ? [{ kind: 'stop' }] : [])],
      instead: 'go',
      lasts: (now: View) => now.player === you && now.steps > 0,
      label: (words: Words, shared = false) => label(route, to, along.by, words, shared),
    };
  });
}

function label(route: Route, to: string, by: string | undefined, words: Words, shared: boolean): string {
  const { effect, resource, count, meets } = route;
  const parts = [words.say('board-walk', { to, effect, resource, count })];
  if (by !== undefined && !shared) parts.push(words.say('board-walk-by', { by }));
  if (meets.length && !shared) parts.push(words.say('board-walk-meets', { other_seats: meets }));
  return parts.join(', ');
}

/** The sale of all potions in hand. */
function sales(view: View, moves: Move[], you: number): Offered {
  const player = view.players.find(({ seat }) => seat === you);
  const sold = moves.filter(({ move }) => move.kind === 'sell');
  const decisions = sold.flatMap(({ move }) => Array<typeof move>(player?.potions[move.potion] ?? 0).fill(move));
  if (!player || decisions.length < 2) return [];
  const facts = { count: decisions.length, worth: player.worth };
  return [{ move: { kind: 'sell-all' }, decisions, label: (words) => words.say('board-sell-all', facts) }];
}
