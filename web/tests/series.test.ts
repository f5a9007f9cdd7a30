// A series of decisions is carried out one by one, and ends when anything else happens; so do forced decisions.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Move } from '$lib/client/protocol';
import { Choice } from '$lib/state/choice.svelte';
import { savePreferences } from '$lib/state/preferences.svelte';
import { Plan, type Series, seriesOf } from '$lib/state/series';
import { Place } from '../src/table/place.svelte';
import { FakeSocket, line, whole } from './socket';
import { wordsOf } from './positions';

const move = (action: number, fields: Record<string, unknown>): Move => ({ action, move: fields });
const go = (action: number, to: string) => move(action, { kind: 'go', to });
const route = (path: string[], meets: number[] = [], more = {}) => ({
  path,
  meets,
  effect: 'resource',
  resource: 'wood',
  count: 1,
  ...more,
});
const MARKET = { player: 0, steps: 5, phase: 'move', players: [], routes: [route(['n1', 'r0', 'r1']), route(['e1'])] };

describe('what The Magical Race offers', () => {
  const words = wordsOf('race', { variant: 'standard', seats: 2 }).with(['Ann', 'Ben']);
  const offered = (routes: unknown[], moves: Move[] = [go(1, 'n1'), go(2, 'e1')]) =>
    seriesOf('race', { ...MARKET, routes }, moves, 0);

  test('each end of the move is said with what waits there', () => {
    const found = offered([
      route(['n1', 'r0', 'r1']),
      route(['n1', 'r0', 'r15'], [], { effect: 'lose-resources', resource: null, count: 2 }),
      route(['e1', 'market'], [], { effect: 'market', resource: null, count: 0 }),
    ]);
    expect(found.map((one) => one.label(words))).toEqual([
      'To r1: wood',
      'To r15: give up 2 resources',
      'To the Market',
    ]);
    expect(found[2]!.decisions.at(-1)).toEqual({ kind: 'stop' });
  });

  test('of two ways to one space each is told by a space of its own', () => {
    const found = offered([route(['n1', 'r0', 'r2']), route(['e1', 'r4', 'r2'], [1])]);
    expect(found.map((one) => one.move)).toEqual([
      { kind: 'walk', to: 'r2', by: 'n1' },
      { kind: 'walk', to: 'r2', by: 'e1' },
    ]);
    expect(found[1]!.label(words)).toBe('To r2: wood, by e1, meeting Ben');
  });

  test('whoever has rolled and may roll again keeps the roll and goes', () => {
    const [first] = offered([route(['n1'])], [move(1, { kind: 'keep' }), move(2, { kind: 'drink', potion: 'reroll' })]);
    expect(first!.decisions.map(({ kind }) => kind)).toEqual(['keep', 'go']);
  });

  test('all potions are sold only where there are several', () => {
    const sale = (potions: Record<string, number>) =>
      seriesOf(
        'race',
        { ...MARKET, routes: [], players: [{ seat: 0, potions, worth: 7 }] },
        Object.keys(potions).map((potion, place) => move(place, { kind: 'sell', potion })),
        0,
      );
    expect(sale({ speed: 1 })).toEqual([]);
    const [all] = sale({ speed: 2, meteor: 1 });
    expect(all!.decisions.map(({ potion }) => potion)).toEqual(['speed', 'speed', 'meteor']);
    expect(all!.label(words)).toBe('Sell all 3 potions, for 7 coins');
  });
});

test('Elixir offers all of the Blind Alley, its gold as a whole', () => {
  const view = { alley: { gold: 3, ingredients: ['newt-eye', 'newt-eye'], potions: ['luck'] } };
  const [all] = seriesOf('elixir', view, [move(1, { kind: 'take', ingredient: 'newt-eye' })], 0);
  expect(all!.decisions.map(({ kind }) => kind)).toEqual(['take-potion', 'take', 'take', 'take-all-gold']);
  expect(seriesOf('elixir', view, [move(1, { kind: 'end' })], 0)).toEqual([]);
});

describe('a choice with series', () => {
  const single = [go(1, 'n1'), go(2, 'e1'), move(3, { kind: 'drink' })];
  const series = seriesOf('race', MARKET, single, 0);
  const chosen: Move[] = [];
  const choice = () => new Choice({ moves: () => [...single, ...series], ondecide: (one) => void chosen.push(one) });

  test('the ends are lit, and not the first steps to them', () => {
    expect(choice().offers.map(({ value }) => value)).toEqual(['r1', 'e1']);
    choice().pick('r1');
    expect(chosen.pop()).toBe(series[0]);
  });

  test('single steps are left to whoever chooses their kind', () => {
    const one = choice();
    expect(one.aside).toEqual(['go']);
    one.pickKind('go');
    expect(one.offers.map(({ value }) => value)).toEqual(['n1', 'e1']);
    expect(new Choice({ moves: () => [go(2, 'e1'), series[1]!] }).aside).toEqual([]); // it comes to the same
  });
});

describe('a plan', () => {
  const series = (more: Partial<Series> = {}): Series => ({
    ...move(-1, { kind: 'all' }),
    decisions: [
      { kind: 'take', thing: 'a' },
      { kind: 'take', thing: 'b' },
    ],
    label: () => '',
    ...more,
  });
  const [a, b, rest] = [
    move(1, { kind: 'take', thing: 'a' }),
    move(2, { kind: 'take', thing: 'b' }),
    move(3, { kind: 'rest' }),
  ];

  test('its decisions come in order, and none is left out', () => {
    const plan = new Plan(series());
    expect(plan.next([b])).toBeNull();
    expect([plan.next([b, a]), plan.next([a, b]), plan.next([a, b])]).toEqual([a, b, null]);
  });

  test('one that lasts leaves out what nobody asks, and waits while something else is asked', () => {
    const plan = new Plan(series({ lasts: (view) => view.on }));
    expect([plan.waits({ on: true }, [rest!]), plan.waits({ on: true }, [])]).toEqual([true, true]);
    expect([plan.waits({ on: false }, [rest!]), plan.waits({ on: true }, [a!])]).toEqual([false, false]);
    expect(plan.next([b!])).toBe(b);
    expect(plan.waits({ on: true }, [rest!])).toBe(false); // nothing is left of it
  });
});

// At a table

let place: Place;
const SEATS = [
  { taken: true, yours: true, kind: 'person', name: 'Ann' },
  { taken: true, yours: false, kind: 'bot', name: '' },
];
const socket = () => FakeSocket.all.at(-1)!;
const acted = () =>
  socket()
    .asked('act')
    .map(({ action }) => action);
let seq = 5;
/** The server has played so many steps more, and asks this. */
const news = (steps: number, moves: Move[], more: Record<string, unknown> = {}) => {
  seq += 1;
  socket().tell({ type: 'news', seq, since: seq - 1, steps, now: 0, keep: 99, forced: false, moves, ...more });
};

function sit(more: Record<string, unknown>, seats = SEATS, present = false): void {
  place = new Place('t', 0, '', undefined, present);
  const setup = { game: 'race', variant: 'standard', content: '', hints: true };
  socket().tell(whole({ seats, setup, view: MARKET, ...more }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  seq = 5;
});
afterEach(() => {
  savePreferences({ forced: true, pace: 'brisk', confirm: false });
  place?.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('walking', () => {
  beforeEach(() => sit({ moves: [go(1, 'n1'), go(2, 'e1')] }));

  test('one click goes all the way', () => {
    place.choice.pick('r1');
    expect(acted()).toEqual([1]);
    news(5, [go(7, 'r15'), go(8, 'r1')]);
    expect(acted()).toEqual([1, 8]);
    news(6, [], { actor: 1 });
    expect([acted().length, place.underWay]).toEqual([2, false]);
  });

  test('somebody met on the way is a question as ever, and then the walk goes on', () => {
    place.choice.pick('r1');
    const pass = move(20, { kind: 'pass' });
    news(5, [move(21, { kind: 'throw', seat: 1 }), pass]);
    expect([acted(), place.underWay]).toEqual([[1], true]);
    void place.decide(pass);
    news(6, [go(7, 'r15'), go(8, 'r1')]);
    expect(acted()).toEqual([1, 20, 8]);
  });

  test('Escape ends it while something else is asked', () => {
    place.choice.pick('r1');
    news(5, [move(20, { kind: 'pass' })]);
    place.stop();
    news(6, [go(7, 'r15'), go(8, 'r1')]);
    expect(acted()).toEqual([1]);
  });

  test('it ends when its next step is not possible', () => {
    place.choice.pick('r1');
    news(5, [go(7, 'r15'), go(9, 'n2')]);
    news(6, [go(8, 'r1')]);
    expect([acted(), place.underWay]).toEqual([[1], false]);
  });

  test.each([
    ['a vote', { vote: { vote: 'pause' } }],
    ['a pause', { paused: true }],
  ])('%s ends it', (_, more) => {
    place.choice.pick('r1');
    news(5, [go(8, 'r1')], more);
    news(5, [go(8, 'r1')], { vote: null, paused: false });
    expect(acted()).toEqual([1]);
  });

  test('a lost line ends it', () => {
    place.choice.pick('r1');
    news(5, [move(20, { kind: 'pass' })]);
    socket().tell({ type: 'done', id: socket().asked('act')[0]!.id });
    socket().die();
    vi.advanceTimersByTime(1000);
    socket().tell(whole({ seats: SEATS, setup: { game: 'race' }, view: MARKET, moves: [go(8, 'r1')] }));
    expect(acted()).toEqual([]);
  });

  test('a refusal ends it', async () => {
    place.choice.pick('r1');
    socket().tell({
      type: 'refused',
      id: socket().asked('act')[0]!.id,
      message: { id: 'table-paused', arguments: {} },
    });
    await vi.advanceTimersByTimeAsync(0);
    news(5, [go(8, 'r1')]);
    expect([acted(), place.underWay]).toEqual([[1], false]);
  });

  test('whoever wants to be asked once more is asked once for the whole', () => {
    savePreferences({ confirm: true });
    place.choice.pick('r1');
    expect(acted()).toEqual([]);
    place.choice.confirm();
    news(5, [go(7, 'r15'), go(8, 'r1')]);
    expect(acted()).toEqual([1, 8]);
  });

  test('undo takes the whole walk back', async () => {
    place.choice.pick('r1');
    news(5, [go(7, 'r15'), go(8, 'r1')]);
    news(6, [move(30, { kind: 'done' }), move(31, { kind: 'drink' })]);
    await vi.advanceTimersByTimeAsync(0);
    void place.undo();
    expect(socket().asked('undo')).toMatchObject([{ keep: 4 }]);
  });

  test('undo of a single decision takes back no more', async () => {
    void place.decide(go(1, 'n1'));
    news(5, [go(8, 'r1')]);
    await vi.advanceTimersByTimeAsync(0);
    void place.undo();
    expect(socket().asked('undo')).toMatchObject([{ keep: null }]);
  });
});

describe('a forced decision', () => {
  const roll = move(9, { kind: 'roll' });
  const forced = { moves: [roll], forced: true };

  test('is taken by itself when it has been seen', () => {
    sit(forced);
    vi.advanceTimersByTime(500);
    expect([acted(), place.taking]).toEqual([[], roll]);
    vi.advanceTimersByTime(200);
    expect([acted(), place.taking]).toEqual([[9], null]);
  });

  test('is not taken if it is the only one for a secret reason', () => {
    sit({ moves: [roll], forced: false });
    vi.advanceTimersByTime(5000);
    expect(acted()).toEqual([]);
  });

  test.each([
    ['a vote', { vote: { vote: 'pause' } }],
    ['a pause', { paused: true }],
    ['a lesson', { lesson: { steps: [{ words: 'aim', point: [], until: 9 }], moves: [] } }],
  ])('is not taken during %s', (_, more) => {
    sit({ ...forced, ...more });
    vi.advanceTimersByTime(5000);
    expect(acted()).toEqual([]);
  });

  test('is not taken while the past is looked at, but then', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ step: 1, steps: 4, seat: 0, view: MARKET, log: [] }));
    sit(forced);
    await place.look(1, 0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(acted()).toEqual([]);
    await place.look(null, null);
    await vi.advanceTimersByTimeAsync(700);
    expect(acted()).toEqual([9]);
  });

  test('is left to whoever wants that', () => {
    savePreferences({ forced: false });
    sit(forced);
    vi.advanceTimersByTime(5000);
    expect(acted()).toEqual([]);
  });

  test('waits for the right player where several share a screen', () => {
    const both = SEATS.map((seat) => ({ ...seat, yours: true }));
    sit(forced, both);
    vi.advanceTimersByTime(5000);
    expect(acted()).toEqual([]);
    place.arrive();
    vi.advanceTimersByTime(700);
    expect(acted()).toEqual([9]);
  });

  test('can be made sooner, and is made once', () => {
    sit(forced);
    place.choice.pickKind('roll');
    vi.advanceTimersByTime(5000);
    expect(acted()).toEqual([9]);
  });

  test('Escape leaves it to the player', () => {
    sit(forced);
    place.stop();
    vi.advanceTimersByTime(5000);
    expect(acted()).toEqual([]);
  });

  test('undo goes back beyond it, and it is not taken again before the player has decided', async () => {
    const [stay, end] = [move(1, { kind: 'stay' }), move(2, { kind: 'end' })];
    sit({ moves: [stay, end] });
    void place.decide(stay);
    news(5, [roll], { forced: true, log: [line(4, 0)] });
    vi.advanceTimersByTime(700);
    expect(acted()).toEqual([1, 9]);
    news(6, [stay, end], { log: [line(5, 0)] });
    await vi.advanceTimersByTimeAsync(0);
    void place.undo();
    expect(socket().asked('undo')).toMatchObject([{ keep: 4 }]);
    news(5, [roll], { forced: true, keep: 5 }); // no further
    vi.advanceTimersByTime(5000);
    expect(acted()).toEqual([1, 9]);
    void place.decide(roll);
    news(6, [roll], { forced: true });
    vi.advanceTimersByTime(700);
    expect(acted()).toEqual([1, 9, 9, 9]);
  });
});
