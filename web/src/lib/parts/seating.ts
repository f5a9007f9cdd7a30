// The order of players around the table, seen from a seat.

/** The others, from the viewer's left on round the table, and the one at the bottom. Watchers sit with seat 0. */
export function around<Player extends { seat: number }>(
  players: Player[],
  you: number | null,
): { others: Player[]; bottom: Player | undefined } {
  const first = players.findIndex((player) => player.seat === (you ?? 0));
  const order = [...players.slice(first + 1), ...players.slice(0, Math.max(first, 0))];
  return { others: order, bottom: players[first] };
}
