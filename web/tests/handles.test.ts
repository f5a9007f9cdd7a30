// The handles around Apotheca's market.
import { expect, test } from 'vitest';
import { spotOf } from '../../src/philtre/games/apotheca/web/handles';
import { COLUMNS, ROWS, line, placed, space } from '../../src/philtre/games/apotheca/web/spaces';

type Fields = Record<string, string>;

/** Every line of two or more spaces that runs that many rows down for each column. */
function slanted(slope: 1 | -1): string[] {
  const ends = COLUMNS.flatMap((column) => ROWS.map((row) => column + row));
  return ends.flatMap((first) => {
    const [column, row] = placed(first);
    if (column > 0 && row !== (slope > 0 ? 0 : 3)) return [];
    const steps = Math.min(3 - column, slope > 0 ? 3 - row : row);
    return steps > 0 ? [`${first}-${space(column + steps, row + slope * steps)}`] : [];
  });
}

function ways(names: string[], towards: [string, string]): Fields[] {
  return names.flatMap((name): Fields[] =>
    line(name).length > 2 ? towards.map((side) => ({ line: name, towards: side })) : [{ line: name }],
  );
}

test.each([
  ['diagonals', ways([...slanted(1), ...slanted(-1)], ['left', 'right']), 16],
  ['rows and columns', [...ways(ROWS, ['left', 'right']), ...ways(COLUMNS, ['up', 'down'])], 16],
])('no handle of the %s lies upon another', (_, moves, number) => {
  const spots = moves.map((move) => spotOf(move)!);
  expect(spots).toHaveLength(number);
  for (const [place, one] of spots.entries())
    for (const other of spots.slice(place + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.49);
});
