// Where spaces are drawn. A board gives columns and rows; what sticks out at its corners is bent into a wheel.
import type { Space } from './view';

export const SIZE = 100; // the drawing is a square of this size

/** The middle of each space. */
export function layout(spaces: Space[]): Map<string, [number, number]> {
  const hub = spaces.find((space) => space.kind === 'market') ?? spaces[0]!;
  const far = Math.max(1, ...spaces.map((space) => distance(space, hub)));
  const unit = (SIZE / 2 - 5) / far;
  return new Map(
    spaces.map((space) => {
      const [right, down] = [space.column - hub.column, space.row - hub.row];
      const length = Math.hypot(right, down);
      if (!length) return [space.id, [SIZE / 2, SIZE / 2]];
      const out = Math.min(length, far) * unit;
      return [space.id, [SIZE / 2 + (right / length) * out, SIZE / 2 + (down / length) * out]];
    }),
  );
}

/** How many squares round the Market a space lies. */
function distance(space: Space, hub: Space): number {
  return Math.max(Math.abs(space.column - hub.column), Math.abs(space.row - hub.row));
}

/** Each pair of neighbours once. */
export function paths(spaces: Space[]): [string, string][] {
  return spaces.flatMap((space) =>
    space.beside.filter((other) => space.id < other).map((other): [string, string] => [space.id, other]),
  );
}

const BESIDE = 7.2; // from the middle of a space to its name

/** Where a space's name stands: on the side with most room. */
export function nameSpot(id: string, places: Map<string, [number, number]>): [number, number] {
  const [x, y] = places.get(id)!;
  const others = [...places].filter(([other]) => other !== id).map(([, spot]) => spot);
  const room = ([toX, toY]: [number, number]) =>
    Math.min(
      toX - 3,
      toY - 3,
      SIZE - 3 - toX,
      SIZE - 3 - toY,
      ...others.map((other) => Math.hypot(other[0] - toX, other[1] - toY)),
    );
  const sides = Array.from({ length: 8 }, (_, side): [number, number] => [
    x + BESIDE * Math.cos((side * Math.PI) / 4),
    y + BESIDE * Math.sin((side * Math.PI) / 4),
  ]);
  return sides.reduce((best, side) => (room(side) > room(best) ? side : best));
}
