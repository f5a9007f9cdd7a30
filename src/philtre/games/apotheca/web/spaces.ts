// The market's geometry, and the tiles that a move would shift. It repeats what each power shifts, for previews only.
import type { Tile } from './view';

export const COLUMNS = ['a', 'b', 'c', 'd'];
export const ROWS = ['1', '2', '3', '4'];
export const SPACES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

export type Shift = [from: string, to: string];

/** Column and row of a space, from 0. */
export function placed(space: string): [number, number] {
  return [COLUMNS.indexOf(space[0]!), ROWS.indexOf(space[1]!)];
}

export function space(column: number, row: number): string {
  return COLUMNS[column]! + ROWS[row]!;
}

/** The spaces of a line: `2` and `b` are a row and a column, `a1-d4` a diagonal. */
export function line(name: string): string[] {
  if (ROWS.includes(name)) return COLUMNS.map((column) => column + name);
  if (COLUMNS.includes(name)) return ROWS.map((row) => name + row);
  const [first, last] = name.split('-') as [string, string];
  const [column, row] = placed(first);
  const [end, below] = placed(last);
  const step = below > row ? 1 : -1;
  return Array.from({ length: end - column + 1 }, (_, count) => space(column + count, row + count * step));
}

/** Which tile a move would shift where: what a preview shows. */
export function shifts(move: Record<string, string>, market: Tile[]): Shift[] {
  const taken = new Set(market.map((tile) => tile.at));
  const found = planned(move, taken);
  return found.filter(([from, to]) => from !== to && taken.has(from));
}

function planned(move: Record<string, string>, taken: Set<string>): Shift[] {
  const { from, to, first, second, follower, line: name, towards, at } = move;
  if (first && second)
    return [
      [first, second],
      [second, first],
    ];
  if (from && to && follower)
    return [
      [from, to],
      [follower, from],
    ];
  if (from && to && second)
    return [
      [from, to],
      [second, move.second_to!],
    ];
  if (from && to) return [[from, to]];
  if (name) return turned(line(name), towards === 'left' || towards === 'up' ? -1 : 1);
  if (move.kind === 'tetratwist' && at) return turned(block(at), 1);
  if (towards) return slid(towards, taken);
  return [];
}

function turned(spaces: string[], by: number): Shift[] {
  return spaces.map((from, place) => [from, spaces[(place + by + spaces.length) % spaces.length]!]);
}

/** The 2×2 block with that space at its top left, clockwise. */
export function block(at: string): string[] {
  const [column, row] = placed(at);
  return [space(column, row), space(column + 1, row), space(column + 1, row + 1), space(column, row + 1)];
}

/** Every tile as far as it goes towards a side. */
function slid(towards: string, taken: Set<string>): Shift[] {
  const upright = towards === 'up' || towards === 'down';
  const first = towards === 'up' || towards === 'left';
  const lines = upright ? COLUMNS.map((name) => line(name)) : ROWS.map((name) => line(name));
  return lines.flatMap((spaces) => {
    const order = first ? spaces : spaces.toReversed();
    return order.filter((from) => taken.has(from)).map((from, place): Shift => [from, order[place]!]);
  });
}
