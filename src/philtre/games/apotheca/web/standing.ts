// How near the players of Apotheca are to winning: the satisfied apothecaries of a player or a team.
import type { Standing } from '$lib/board/standing';
import type { View } from './view';

export function standing(view: View, seat: number): Standing | null {
  const side = view.players.find((player) => player.seat === seat)?.side;
  const master = view.variant === 'master' && seat === 0; // wins by other means
  if (side === undefined || master || view.variant === 'solo') return null;
  const together = view.players.filter(
    (player) => player.side === side && !(view.variant === 'master' && !player.seat),
  );
  return { count: together.flatMap(({ satisfied }) => satisfied).length, goal: view.goal };
}
