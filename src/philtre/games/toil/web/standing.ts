// How near the players of Toil and Trouble are to winning: their gold.
import type { Standing } from '$lib/board/standing';
import type { View } from './view';

export function standing(view: View, seat: number): Standing | null {
  const player = view.players.find((one) => one.seat === seat);
  return player ? { count: player.gold, goal: view.goal } : null;
}
