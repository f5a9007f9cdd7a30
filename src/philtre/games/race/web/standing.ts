// How near the players of The Magical Race are to winning: their coins.
import type { Standing } from '$lib/board/standing';
import type { View } from './view';

export function standing(view: View, seat: number): Standing | null {
  const player = view.players.find((one) => one.seat === seat);
  return player ? { count: player.coins, goal: view.goal } : null;
}
