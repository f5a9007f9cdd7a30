// A place at a table decides by itself, with nothing of the page mounted; and nothing is sent twice.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notices } from '$lib/state/notices.svelte';
import { savePreferences } from '$lib/state/preferences.svelte';
import { Place } from '../src/table/place.svelte';
import { FakeSocket, whole } from './socket';

const MOVES = [
  { action: 1, move: { kind: 'go', to: 'a1' } },
  { action: 2, move: { kind: 'go', to: 'a2' } },
  { action: 3, move: { kind: 'swap', first: 'a1', second: 'b2' } },
];
const COSTLY = [
  { action: 7, move: { kind: 'teleport', to: 'r3' } },
  { action: 8, move: { kind: 'throw', potion: 'meteor', seat: 1 } },
  { action: 9, move: { kind: 'roll' } },
  { action: 10, move: { kind: 'teleport', to: 'r4' } },
];
const RACE = { game: 'race', variant: 'standard', content: '', hints: true };
const SETUP = { game: 'toil', variant: 'standard', content: '', hints: true };
const SEATS = [
  { taken: true, yours: true, kind: 'person', name: 'Ann' },
  { taken: true, yours: false, kind: 'bot', name: '' },
];
const PEOPLE = [SEATS[0], { ...SEATS[1], kind: 'person', name: 'Ben' }];

let place: Place;
const socket = () => FakeSocket.all.at(-1)!;
const acts = () => socket().asked('act');
const settled = () => vi.advanceTimersByTimeAsync(0);
const news = (more: Record<string, unknown>) =>
  socket().tell({ type: 'news', seq: 6, since: 5, steps: 5, now: 0, keep: 99, ...more });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  place = new Place('t', 0, '');
  socket().tell(whole({ moves: MOVES, seats: SEATS, setup: SETUP }));
});
afterEach(() => {
  savePreferences({ confirm: false, noted: [] });
  place.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('deciding', () => {
  test('pointing at the last piece of a move sends it', () => {
    place.choice.pickAs('swap', 'b2');
    expect(acts()).toEqual([]);
    place.choice.pick('a1');
    expect(acts()).toMatchObject([{ action: 3, seq: 5 }]);
  });

  test('a choice is never sent twice', async () => {
    place.choice.pick('a2');
    place.choice.pick('a2');
    place.choice.choose(place.choice.moves[1]!);
    void place.decide(place.choice.moves[0]!);
    expect(acts().length).toBe(1);
    socket().tell({ type: 'done', id: acts()[0]!.id });
    await settled();
    place.choice.pick('a2'); // the answer is here, but not yet what came of it
    expect(acts().length).toBe(1);
  });

  test('what was refused may be sent again', async () => {
    place.choice.pick('a2');
    socket().tell({ type: 'refused', id: acts()[0]!.id, message: { id: 'table-paused', arguments: {} } });
    await settled();
    expect(place.choice.begun).toBe(false);
    place.choice.pick('a2');
    expect(acts().map(({ action }) => action)).toEqual([2, 2]);
  });

  test('the same question asked again is answered again', async () => {
    place.choice.pick('a2');
    news({}); // the moves are as before, and not told again
    socket().tell({ type: 'done', id: acts()[0]!.id });
    await settled();
    place.choice.pick('a2');
    expect(acts().map(({ seq }) => seq)).toEqual([5, 6]);
  });

  test('whoever wants to be asked once more is asked first', () => {
    savePreferences({ confirm: true });
    place.choice.pick('a2');
    expect([place.choice.asking?.action, acts().length]).toEqual([2, 0]);
    place.choice.confirm();
    expect(acts()).toMatchObject([{ action: 2 }]);
  });

  test('a tap that spends a potion is asked about once more', () => {
    socket().tell(whole({ moves: COSTLY, seats: SEATS, setup: RACE }));
    place.touched = true;
    place.choice.pick('r3');
    expect([place.choice.asking?.action, acts().length]).toEqual([7, 0]);
    expect([place.choice.isMarked('r3'), place.choice.can('r4')]).toEqual([true, true]);
    place.choice.back();
    expect([place.choice.asking, place.choice.begun]).toEqual([null, false]);
    place.choice.pick('r3');
    place.choice.pick('r4'); // the first tap went wrong
    place.choice.confirm();
    expect(acts()).toMatchObject([{ action: 10 }]);
  });

  test.each([
    ['by a mouse', false, () => place.choice.pick('r3'), 7],
    ['in the list', true, () => place.choice.choose(place.choice.moves[0]!), 7],
    ['by two taps', true, () => ['meteor', 1].forEach((piece) => place.choice.pick(piece)), 8],
    ['by a tap that spends nothing', true, () => place.choice.pickKind('roll'), 9],
  ])('what is chosen %s is not', (_, touched, choose, action) => {
    socket().tell(whole({ moves: COSTLY, seats: SEATS, setup: RACE }));
    place.touched = touched;
    choose();
    expect(acts()).toMatchObject([{ action }]);
  });

  test('an advised move waits for a yes', () => {
    place.consider({ action: 3, move: MOVES[2]!.move, chance: null, reason: null });
    expect([place.pending?.action, acts().length]).toEqual([3, 0]);
    place.drop();
    expect([place.pending, place.choice.begun]).toEqual([null, false]);
  });
});

describe('another question', () => {
  test('what was begun is void', async () => {
    place.choice.pickKind('go');
    void place.startWondering();
    expect([place.choice.begun, place.wondering]).toEqual([true, true]);
    news({
      moves: [
        { action: 9, move: { kind: 'go', to: 'a1' } },
        { action: 8, move: { kind: 'rest' } },
      ],
    });
    expect([place.choice.begun, place.wondering]).toEqual([false, false]);
    expect(acts()).toEqual([]);
  });

  test('advice about the last question is not shown', async () => {
    void place.hint();
    const { id } = socket().asked('hint')[0]!;
    news({ moves: [...MOVES] });
    socket().tell({ type: 'advice', id, moves: [{ action: 1, move: MOVES[0]!.move, chance: null, reason: null }] });
    await settled();
    expect(place.advice).toBeNull();
  });

  test('looking back leaves nothing begun', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ step: 1, steps: 4, seat: 0, view: {}, log: [] }));
    place.choice.pickKind('go');
    await place.look(1, 0);
    expect(place.choice.moves).toEqual([]);
    await place.look(null, 0);
    expect([place.choice.moves.length, place.choice.begun]).toEqual([3, false]);
  });
});

describe('the server was heard', () => {
  const ended = { ending: { reason: 'played', returns: [1, 0] }, moves: [], actor: -2 };

  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    history.replaceState(null, '', '/t/t');
  });

  test('players go to a rematch together', async () => {
    news({ ...ended, seats: PEOPLE, rematch: 'again' });
    expect(location.pathname).toBe('/t/t');
    await vi.advanceTimersByTimeAsync(2000);
    expect(location.pathname).toBe('/t/again');
  });

  test('a rematch against bots begins at once', async () => {
    news({ ...ended, rematch: 'again' });
    await settled();
    expect(location.pathname).toBe('/t/again');
  });

  test('a rematch that was there before is not gone to, nor by whoever looks back', async () => {
    socket().tell(whole({ ...ended, rematch: 'first', seats: PEOPLE, setup: SETUP }));
    place.close();
    place = new Place('t', 0, '');
    socket().tell(whole({ ...ended, rematch: 'first', seats: PEOPLE, setup: SETUP }));
    vi.stubGlobal('fetch', async () => Response.json({ step: 1, steps: 4, seat: 0, view: {}, log: [] }));
    await place.look(1, 0);
    notices.list = [];
    news({ rematch: 'second' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(location.pathname).toBe('/t/t');
    expect(notices.list.map(({ sentence }) => sentence.id)).toEqual(['rematch-open']);
  });

  test('whoever lost the seat comes to the hall', () => {
    socket().tell({ type: 'gone', message: { id: 'seat-freed', arguments: {} }, again: false });
    expect(location.pathname).toBe('/');
  });
});
