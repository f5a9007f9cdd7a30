// Where spaces are drawn. A board gives columns and rows; its outermost spaces are laid out as an even ring.
import type { Space } from './view';

export const SIZE = 100; // the drawing is a square of this size
const MIDDLE = SIZE / 2;
const RING = 41; // from the middle of the wheel to the middle of its outermost spaces
const PLAZA = 3; // the Market needs more room than other spaces: what the spaces around it make way

export type Spot = [x: number, y: number];

export interface Wheel {
  spots: Map<string, Spot>; // the middle of each space
  ring: Set<string>; // the outermost spaces
  radius: number; // of a space
}

/** The drawing of a board: a ring of evenly spaced spaces, and the others between it and the Market. */
export function layout(spaces: Space[]): Wheel {
  const hub = spaces.find((space) => space.kind === 'market') ?? spaces[0]!;
  const away = (space: Space) => Math.hypot(space.column - hub.column, space.row - hub.row);
  const angle = (space: Space) => Math.atan2(space.row - hub.row, space.column - hub.column);
  const far = Math.max(1, ...spaces.map((space) => squares(space, hub)));
  const outer = spaces.filter((space) => away(space) > far - 0.5).sort((one, other) => angle(one) - angle(other));
  const step = (2 * Math.PI) / Math.max(1, outer.length);
  const turn = outer.reduce((sum, space, place) => sum + angle(space) - place * step, 0) / Math.max(1, outer.length);
  const spots = new Map<string, Spot>();
  for (const space of spaces) {
    const out = away(space) ? PLAZA + (away(space) * (RING - PLAZA)) / far : 0;
    spots.set(space.id, polar(angle(space), out));
  }
  outer.forEach((space, place) => spots.set(space.id, polar(turn + place * step, RING)));
  return {
    spots,
    ring: new Set(outer.map(({ id }) => id)),
    radius: Math.min(5.2, 0.42 * nearest([...spots.values()])),
  };
}

function polar(angle: number, out: number): Spot {
  return [MIDDLE + out * Math.cos(angle), MIDDLE + out * Math.sin(angle)];
}

/** How many squares round the Market a space lies. */
function squares(space: Space, hub: Space): number {
  return Math.max(Math.abs(space.column - hub.column), Math.abs(space.row - hub.row));
}

/** How near to each other two spaces are, at the least. */
function nearest(spots: Spot[]): number {
  return Math.min(
    ...spots.flatMap(([x, y], place) => spots.slice(place + 1).map((other) => Math.hypot(other[0] - x, other[1] - y))),
  );
}

/** The roads between neighbours, as one path: along the ring in an arc, else straight. */
export function roads(spaces: Space[], { spots, ring }: Wheel): string {
  const pairs = spaces.flatMap((space) =>
    space.beside.filter((other) => space.id < other).map((other) => [space.id, other] as const),
  );
  return pairs
    .map(([one, other]) => {
      const [from, to] = [spots.get(one)!, spots.get(other)!];
      const round = ring.has(one) && ring.has(other);
      const clockwise =
        (from[0] - MIDDLE) * (to[1] - MIDDLE) - (from[1] - MIDDLE) * (to[0] - MIDDLE) > 0 ? '0 0 1' : '0 0 0';
      return `M${point(from)}${round ? `A${RING} ${RING} ${clockwise} ${point(to)}` : `L${point(to)}`}`;
    })
    .join('');
}

function point([x, y]: Spot): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

const LIFT = 1.6; // from the middle of a pawn, hat and all, to the point that it is drawn around
const BROAD = 1.22; // names are broader than high: beside a space they stand further off than above it
const TURNS = 24; // sides of a space that are looked at for room

/** The point at that distance from a space that is farthest from all else that is drawn. */
function roomiest(from: Spot, others: Spot[], away: number, margin: number, broad = 1): Spot {
  const room = ([x, y]: Spot) =>
    Math.min(
      x - margin,
      y - margin,
      SIZE - margin - x,
      SIZE - margin - y,
      ...others.filter((other) => other !== from).map((other) => Math.hypot(other[0] - x, other[1] - y)),
    );
  const sides = Array.from({ length: TURNS }, (_, side): Spot => {
    const turn = (side * 2 * Math.PI) / TURNS;
    return [from[0] + away * broad * Math.cos(turn), from[1] + away * Math.sin(turn)];
  });
  return sides.reduce((best, side) => (room(side) > room(best) + 0.01 ? side : best));
}

/** Where the names of these spaces stand, each beside its space and away from pawns and the other names. */
export function nameSpots(ids: string[], { spots, radius }: Wheel, pawns: Spot[]): Map<string, Spot> {
  const taken = [...spots.values(), ...pawns];
  const found = new Map<string, Spot>();
  for (const id of ids) {
    const spot = roomiest(spots.get(id)!, taken, radius + 2.6, 3, BROAD);
    taken.push(spot);
    found.set(id, spot);
  }
  return found;
}

/** Where the pawn of each seat stands: beside what its space shows; in the Market round the stall. */
export function pawnSpots(players: { seat: number; at: string }[], { spots, radius }: Wheel): Map<number, Spot> {
  const found = new Map<number, Spot>();
  for (const id of new Set(players.map(({ at }) => at))) {
    const seats = players.filter(({ at }) => at === id).map(({ seat }) => seat);
    const from = spots.get(id)!;
    const [x, y] = from;
    const market = Math.hypot(x - MIDDLE, y - MIDDLE) < 1;
    const room = () => roomiest(from, [...spots.values(), ...found.values()], radius + 4.4, 6);
    const beside = room();
    const [dx, dy] = [beside[0] - x, beside[1] - y];
    seats.forEach((seat, place) => {
      const turn = Math.PI * (0.25 + place * 0.5);
      const shift = ((place - (seats.length - 1) / 2) * 6.4) / (radius + 4.4);
      let spot: Spot = [beside[0] - dy * shift, beside[1] + dx * shift]; // three or four, shoulder to shoulder
      if (market) spot = [x + 12.5 * Math.cos(turn), y + 12.5 * Math.sin(turn)];
      else if (seats.length === 2) spot = room(); // on two sides
      found.set(seat, [spot[0], spot[1] + LIFT]);
    });
  }
  return found;
}
