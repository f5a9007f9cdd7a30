// The last turns: whose they are, how they are told in short, and the trace that they leave on a board.
import { describe, expect, test } from 'vitest';
import { traceOf } from '$lib/board/trace';
import { joinWalks, type LastTurn, lastTurns, newsFor, rivals, wholeWalk } from '$lib/board/turns';
import type { Told } from '$lib/client/protocol';
import { Words } from '$lib/state/words';
import { deedsOf } from '../src/table/play/lastTurns';

let step = 0;
const told = (actor: number, kind: string, more: Record<string, unknown> = {}): Told => ({
  step: (step += 1),
  actor,
  event: { kind, seat: actor, ...more },
});
const turn = (seat: number): Told => told(seat, 'turn', { round: 1 });
const walk = (seat: number, from: string, to: string, path = [to]): Told => told(seat, 'moved', { from, to, path });

const words = new Words('en', [
  {
    language: 'en',
    sources: [
      'last-times = { $text } ({ $count }×)\n',
      'event-moved = { $seat } moves from { $from } to { $to }.\n',
      'event-drew = { $seat } draws a tile.\n',
      'event-rolled = { $seat } rolls a { $face }.\n',
      'event-storm = A storm comes up.\n',
    ],
    names: {},
    facts: {},
    v: 1,
  },
]).with(['Ann', 'Ben', 'Cleo']);

describe('the last turn', () => {
  test('of each rival is found, whoever plays now', () => {
    const log = [turn(1), walk(1, 'a', 'b'), turn(2), walk(2, 'c', 'd'), turn(1), walk(1, 'b', 'e'), turn(0)];
    const found = lastTurns(log, rivals(3, 0));
    expect(found.map(({ seat, events }) => [seat, events.map((one) => one.event.to)])).toEqual([
      [1, ['e']],
      [2, ['d']],
    ]);
  });

  test('is the one before while nothing has happened in the present one, and none before the first', () => {
    const found = lastTurns([turn(1), walk(1, 'a', 'b'), turn(0), turn(1)], [1, 2]);
    expect(found.map(({ events, begun }) => [events.length, begun])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  test('is the one before while nothing that has happened in the present one is told', () => {
    const log = [turn(1), walk(1, 'a', 'b'), turn(0), turn(1), told(-1, 'earned', { seat: 1 })];
    const tells = ({ events }: LastTurn) => events.some((one) => one.event.kind !== 'earned');
    expect(lastTurns(log, [1], tells)[0]!.events).toEqual([log[1]]);
    const acted = [...log, walk(1, 'b', 'c')];
    expect(lastTurns(acted, [1], tells)[0]!.events).toEqual(acted.slice(4));
  });

  test('in which nothing was done is empty, and not the one before', () => {
    const [found] = lastTurns([turn(1), walk(1, 'a', 'b'), turn(0), turn(1), turn(0)], [1]);
    expect(found).toEqual({ seat: 1, events: [], begun: true });
  });

  test('is found where only the turns after the first are told, and what comes before any decision is in none', () => {
    const log = [told(-1, 'dealt'), walk(0, 'a', 'b'), told(-1, 'rolled', { face: 2 }), walk(0, 'b', 'c'), turn(1)];
    expect(lastTurns(log, [0])[0]!.events).toEqual(log.slice(1, 4));
    expect(lastTurns(log.slice(0, 1), [0])[0]!.begun).toBe(false);
  });

  test('holds what others do in it', () => {
    const [found] = lastTurns([turn(1), walk(1, 'a', 'b'), told(2, 'drew'), turn(2)], [1]);
    expect(found!.events).toHaveLength(2);
  });

  test('of a game that tells no turns lasts while one seat decides', () => {
    const [found] = lastTurns([walk(1, 'a', 'b'), walk(2, 'c', 'd'), walk(1, 'b', 'e'), told(-1, 'storm')], [1]);
    expect(found!.events.map((one) => one.event.kind)).toEqual(['moved', 'storm']);
  });

  test('names the rivals in the order of play after the viewer, and all of them for a spectator', () => {
    expect(rivals(4, 2)).toEqual([3, 0, 1]);
    expect(rivals(3, null)).toEqual([0, 1, 2]);
    expect(rivals(1, 0)).toEqual([]);
  });
});

test('news are what came after the own decision, or after an own turn that decided nothing', () => {
  const chance = (one: Told): Told => ({ ...one, actor: -1 });
  const begun = [turn(0), walk(0, 'a', 'b'), chance(turn(1)), walk(1, 'c', 'd')];
  expect(newsFor(0, begun)).toEqual(begun.slice(3));
  const rolled = [...begun, chance(turn(0)), chance(walk(0, 'b', 'c')), chance(turn(1)), chance(walk(1, 'd', 'e'))];
  expect(newsFor(0, rolled)).toEqual(rolled.slice(-1));
  const own = [...rolled, chance(turn(0)), chance(told(0, 'drew'))];
  expect(newsFor(0, own)).toEqual(own.slice(-3));
  expect(newsFor(0, [chance(told(0, 'drew'))])).toEqual([]);
});

test('a turn is told without the name, with steps of one walk joined and the same thing once', () => {
  const events = [
    told(1, 'rolled', { face: 4 }),
    walk(1, 'a', 'b'),
    walk(1, 'b', 'c'),
    told(1, 'drew'),
    told(1, 'drew'),
    told(-1, 'storm'),
  ];
  const deeds = deedsOf({ seat: 1, events, begun: true }, words);
  expect(deeds.map(({ text }) => text)).toEqual([
    'rolls a 4',
    'moves from a to c',
    'draws a tile (2×)',
    'A storm comes up',
  ]);
  expect(deeds[1]!.told).toEqual(events.slice(1, 3));
});

test('a turn is told in short where the game has shorter words', () => {
  const short = new Words('en', [
    {
      language: 'en',
      sources: [
        'last-times = { $text } ({ $count }×)\n',
        'event-added = { $seat } adds { $what } to cauldron { $to }.\n    .again = { $what } to cauldron { $to }\n',
        'event-effect = { $effect } takes effect.\n    .brief = { $effect }:\n',
        'event-drew = { $seat } draws a tile.\n    .brief = { "" }\n',
      ],
      names: {},
      facts: {},
      v: 1,
    },
  ]).with(['Ann', 'Ben']);
  const added = (seat: number, what: string, to: number) => told(seat, 'added', { what, to });
  const effect: Told = { step: 99, actor: -1, event: { kind: 'effect', effect: 'Growth' } };
  const events = [
    added(1, 'egg', 1),
    added(1, 'sap', 2),
    added(1, 'egg', 1),
    effect,
    told(1, 'drew'),
    added(1, 'eel', 3),
    effect,
    added(0, 'oil', 3),
    effect, // what it does is still to come
  ];
  const deeds = deedsOf({ seat: 1, events, begun: true }, short);
  expect(deeds.map(({ text }) => text)).toEqual([
    'adds egg to cauldron 1 (2×), sap to cauldron 2',
    'Growth:',
    'adds eel to cauldron 3',
    'Growth:',
    'Ann adds oil to cauldron 3',
  ]);
  expect(deeds[0]!.told).toEqual(events.slice(0, 3));
});

test('a trace has the ways, the places and the dice of the turns', () => {
  const trace = traceOf([
    { seat: 1, events: [told(1, 'rolled', { face: 4 }), walk(1, 'a', 'c', ['b', 'c'])], begun: true },
    {
      seat: 2,
      events: [told(2, 'used', { moves: [['x', 'y']] }), told(2, 'revealed', { at: 'c', colour: 'red' })],
      begun: true,
    },
  ]);
  expect(trace.ways).toEqual([
    { seat: 1, places: ['a', 'b', 'c'] },
    { seat: 2, places: ['x', 'y'] },
  ]);
  expect([...trace.places]).toEqual([
    ['a', 1],
    ['c', 2],
    ['b', 1],
    ['x', 2],
    ['y', 2],
  ]);
  expect([...trace.rolls]).toEqual([[1, 4]]);
});

test('the steps of one walk are one line of the log, until something else happens', () => {
  const log = [walk(1, 'market', 'r4'), walk(1, 'r4', 'r6'), told(1, 'gained', { count: 1 }), walk(0, 'r6', 'r7')];
  const lines = joinWalks([...log, walk(0, 'r2', 'r3')]).map(wholeWalk);
  expect(lines.map(({ event: { kind, from, to } }) => [kind, from, to])).toEqual([
    ['moved', 'market', 'r6'],
    ['gained', undefined, undefined],
    ['moved', 'r6', 'r7'], // another player's
    ['moved', 'r2', 'r3'], // not from where the last step ended
  ]);
  expect([lines[0]!.step, lines[1]]).toEqual([log[1]!.step, log[2]]);
});
