// How near the players of Elixir may be to winning: their potions. Which of them are parts of the Elixir is hidden.
import type { Standing } from '$lib/board/standing';
import type { View } from './view';

export function standing(view: View, seat: number): Standing | null {
  const player = view.players.find((one) => one.seat === seat);
  return player ? { count: player.potions, goal: null, sentence: 'board-potions' } : null;
}
