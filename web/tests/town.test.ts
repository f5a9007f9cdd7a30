// The town of Elixir: names of buildings can be read, and say so as signs do.
import { expect, test } from 'vitest';
import { placeName } from '../../src/philtre/games/elixir/web/explained';
import { layout } from '../../src/philtre/games/elixir/web/town';
import type { View } from '../../src/philtre/games/elixir/web/view';
import type { Words } from '$lib/state/words';
import { positions, wordsOf } from './positions';
import { deedsOf } from '../src/table/play/lastTurns';

const FRAME = { across: 27, down: 19 }; // half of one
const LABEL = { from: 20, to: 31 }; // below the middle of its building

test('no frame of a building lies over the name of another one', () => {
  const views = positions.filter(({ game }) => game === 'elixir').map(({ view }) => view as unknown as View);
  expect(views.length).toBeGreaterThan(0);
  for (const { street, places } of views) {
    const spots = layout(street, places);
    const clashes = places.flatMap(({ place }) => {
      const [x, y] = spots.get(place)!;
      return places
        .filter((other) => other.place !== place)
        .filter((other) => {
          const [otherX, otherY] = spots.get(other.place)!;
          const beside = Math.abs(otherX - x) < 2 * FRAME.across;
          return beside && otherY - FRAME.down < y + LABEL.to && otherY + FRAME.down > y + LABEL.from;
        })
        .map((other) => `${other.place} over the name of ${place}`);
    });
    expect(clashes).toEqual([]);
  }
});

test('the name of a place begins with a capital letter where it stands alone', () => {
  const french = { language: 'fr', argument: () => 'labo rouge' } as unknown as Words;
  expect(placeName(french, 'red-lab')).toBe('Labo rouge');
});

test('wages that everybody earns each round are not told with the last turn, others are', () => {
  const words = wordsOf('elixir').with(['Ann', 'Ben']);
  const earned = (count: number) => {
    const events = [{ step: 1, actor: 1, event: { kind: 'earned', seat: 1, count } }];
    return deedsOf({ seat: 1, events, begun: true }, words).map(({ text }) => text);
  };
  expect([earned(1), earned(3), earned(0)]).toEqual([[], ['earns 3 gold'], ['earns nothing: the pile is empty']]);
});
