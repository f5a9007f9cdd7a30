// The course of a game as lines and words.
import { beforeAll, expect, test } from 'vitest';
import type { Course, Told } from '$lib/client/protocol';
import { i18n } from '$lib/state/i18n.svelte';
import { drawn, turningPoints } from '../src/table/review/graph';
import { wordsOf } from './positions';

const words = wordsOf('race').with(['Ann', 'Ben', 'Cleo', 'Dan']);

beforeAll(() => {
  i18n.common = words;
});

function course(sides: number[], points: [number, number[]][], swings: Course['swings'] = []): Course {
  return {
    done: true,
    most: points.length,
    sides,
    points: points.map(([step, expected]) => ({ step, expected })),
    swings,
    accounts: [],
    v: 1,
  };
}

test('each side has one line, in the colour of its first seat', () => {
  const graph = drawn(
    course(
      [0, 1, 0, 1],
      [
        [0, [0.5, 0.5, 0.5, 0.5]],
        [10, [0, 1, 0, 1]],
      ],
    ),
    10,
  );
  expect(graph.lines.map(({ seat, seats, points }) => [seat, seats, points])).toEqual([
    [0, [0, 2], '0,50 100,100'],
    [1, [1, 3], '0,50 100,0'],
  ]);
  expect([graph.top, graph.middle, graph.bottom]).toEqual(['100%', '50%', '0%']);
});

test('who plays alone has a score, up to the next ten', () => {
  const graph = drawn(
    course(
      [0],
      [
        [0, [18]],
        [4, [24]],
      ],
    ),
    8,
  );
  expect(graph.lines[0]!.points).toBe('0,40 50,20');
  expect([graph.top, graph.bottom]).toEqual(['30', '0']);
});

test('turning points are told in the order of the game, each with its turn, its move, and whose chances it moved', () => {
  const log: Told[] = [
    { step: 3, actor: -1, event: { kind: 'turn', seat: 0, round: 7 } },
    { step: 4, actor: 0, event: { kind: 'drank', seat: 0, potion: 'speed' } },
    { step: 5, actor: 0, event: { kind: 'stayed', seat: 0 } },
    { step: 6, actor: 1, event: { kind: 'turn', seat: 1, round: 7 } },
    { step: 7, actor: 1, event: { kind: 'stayed', seat: 1 } },
  ];
  const told = turningPoints(
    course(
      [0, 1],
      [[0, [0.5, 0.5]]],
      [
        { since: 7, step: 8, seat: 1, before: 0.2, after: 1, actor: 1, better: null },
        { since: 4, step: 5, seat: 0, before: 0.5, after: 0.996, actor: 0, better: null },
      ],
    ),
    words,
    log,
  );
  expect(told.map(({ step, when, what, how }) => [step, when, what, how])).toEqual([
    [5, 'Round 7: Ann', 'Ann drinks speed.', 'Ann: 50% → 99%'],
    [8, 'Round 7: Ben', 'Ben stays in the Market.', 'Ben: 20% → 100%'],
  ]);
});
