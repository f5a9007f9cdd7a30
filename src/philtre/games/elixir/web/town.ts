// Where things stand in the picture of the town: geometry, no rules.
import type { Place } from './view';

export const WIDTH = 380;
export const HEIGHT = 340;

export type Spot = [x: number, y: number];

// The street is a ring through these; buildings hang on it towards the edge of the picture.
const LEFT = 93;
const TOP = 74;
const EDGE: Spot = [38, 23];
const APART = 54; // a building with its name below it, and the frame of the next one

/** Each street space, and each building by the space that it hangs on. */
export function layout(street: number, places: Place[]): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (let space = 0; space < street; space += 1) found.set(`s${space}`, along((space / street) * 4));
  for (const { place, at } of places) found.set(place, beside(found.get(at) ?? [WIDTH / 2, HEIGHT / 2]));
  spread(places.map(({ place }) => found.get(place)!));
  return found;
}

/** Move neighbours at the left or right edge apart, so that no frame lies over a name. */
function spread(buildings: Spot[]): void {
  const sorted = buildings.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  sorted.slice(1).forEach((lower, place) => {
    const upper = sorted[place]!;
    const short = APART - (lower[1] - upper[1]);
    if (upper[0] !== lower[0] || short <= 0) return;
    upper[1] -= short / 2;
    lower[1] += short / 2;
  });
}

/** A point of the ring, clockwise from the upper left corner: 0 to 4. */
function along(way: number): Spot {
  const side = Math.floor(way);
  const part = way - side;
  const [right, bottom] = [WIDTH - LEFT, HEIGHT - TOP];
  const x = [LEFT + part * (right - LEFT), right, right - part * (right - LEFT), LEFT][side]!;
  const y = [TOP, TOP + part * (bottom - TOP), bottom, bottom - part * (bottom - TOP)][side]!;
  return [x, y];
}

function beside([x, y]: Spot): Spot {
  const across = x === LEFT ? EDGE[0] : x === WIDTH - LEFT ? WIDTH - EDGE[0] : x;
  const down = y === TOP ? EDGE[1] : y === HEIGHT - TOP ? HEIGHT - EDGE[1] - 11 : y;
  return [across, down];
}
