// The wheel of The Magical Race: names of spaces can be read, however many are told at once.
import { expect, test } from 'vitest';
import { layout, nameSpots, pawnSpots, type Spot } from '../../src/philtre/games/race/web/wheel';
import type { View } from '../../src/philtre/games/race/web/view';
import { positions } from './positions';

const TEXT = { width: 6.4, height: 3.2 }; // of "r15"
const LETTER = { width: 0.95, height: 1.2 }; // half of one
const PAWN = 7; // its breadth

test('no name lies on another one, and none on a space', () => {
  const views = positions.filter(({ game }) => game === 'race').map(({ view }) => view as unknown as View);
  expect(views.length).toBeGreaterThan(0);
  for (const { spaces, players } of views) {
    const wheel = layout(spaces);
    const ids = spaces.filter(({ kind }) => kind !== 'market').map(({ id }) => id);
    const names = [...nameSpots(ids, wheel, [...pawnSpots(players, wheel).values()])];
    const overlap = ([x, y]: Spot, [otherX, otherY]: Spot) =>
      Math.abs(x - otherX) < TEXT.width && Math.abs(y - otherY) < TEXT.height;
    const clashes = names.flatMap(([id, spot], place) =>
      names.slice(place + 1).flatMap(([other, there]) => (overlap(spot, there) ? [`${id} ${other}`] : [])),
    );
    expect(clashes).toEqual([]);
    const covered = names.filter(([, [x, y]]) =>
      [...wheel.spots.values()].some(([atX, atY]) => Math.hypot(atX - x, atY - y) < wheel.radius + 1),
    );
    expect(covered).toEqual([]);
    const touching = names.filter(([id, [x, y]]) => {
      const [atX, atY] = wheel.spots.get(id)!; // from the middle of its own space to the nearest letter
      const [dx, dy] = [Math.abs(atX - x) - id.length * LETTER.width, Math.abs(atY - y) - LETTER.height];
      return Math.hypot(Math.max(0, dx), Math.max(0, dy)) < wheel.radius;
    });
    expect(touching).toEqual([]);
  }
});

test('two pawns on one space stand apart', () => {
  const { spaces } = positions.find(({ game }) => game === 'race')!.view as unknown as View;
  const wheel = layout(spaces);
  for (const { id } of spaces) {
    const pawns = [
      ...pawnSpots(
        [0, 1].map((seat) => ({ seat, at: id })),
        wheel,
      ).values(),
    ];
    for (const [place, [x, y]] of pawns.entries()) {
      const [others, away] = [pawns.slice(place + 1), ([toX, toY]: Spot) => Math.hypot(toX - x, toY - y)];
      expect(Math.min(...others.map(away)), `pawns on ${id}`).toBeGreaterThan(PAWN);
    }
  }
});
