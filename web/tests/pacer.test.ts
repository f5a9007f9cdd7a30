// The pace of the table: one thing after another, never too late, and at once for whoever does not want to wait.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Live } from '$lib/client/live.svelte';
import { Pacer, TEMPI, type Tempo, weigh } from '$lib/client/pacer';
import { FakeSocket, whole } from './socket';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (time: number) => vi.advanceTimersByTime(time);

describe('a queue', () => {
  const tempo: Tempo = { beat: 500, most: 4000 };
  let shown: [string, number][];
  let pacer: Pacer<string>;
  let began: number;
  const names = () => shown.map(([name]) => name).join('');

  beforeEach(() => {
    shown = [];
    began = performance.now();
    pacer = new Pacer(
      (name) => shown.push([name, performance.now() - began]),
      () => tempo,
    );
  });

  test('shows the first thing at once, and the others in their order, each for its time', () => {
    for (const name of 'abc') pacer.add(name, 1, 1);
    expect([names(), pacer.behind]).toEqual(['a', true]);
    pass(499);
    expect(names()).toBe('a');
    pass(1);
    expect(names()).toBe('ab');
    pass(500);
    expect([names(), pacer.behind]).toEqual(['abc', false]);
  });

  test('gives heavy things more time, and things of no weight none', () => {
    pacer.add('a', 2, 1);
    pacer.add('-', 0, 1);
    pacer.add('b', 1, 1);
    pass(999);
    expect(names()).toBe('a');
    pass(1);
    expect(names()).toBe('a-b');
  });

  test('rests a little longer between the turns of two players', () => {
    pacer.add('a', 1, 1);
    pacer.add('b', 1, 2);
    pass(700);
    expect(names()).toBe('a');
    pass(50);
    expect(names()).toBe('ab');
  });

  test('shows what comes late at once', () => {
    pacer.add('a', 1, 1);
    pass(2000);
    pacer.add('b', 1, 1);
    expect([names(), pacer.behind]).toEqual(['ab', false]);
  });

  test('shows nothing later than it may, however much comes', () => {
    const count = 26;
    for (let number = 0; number < count; number += 1) pacer.add(String.fromCharCode(97 + number), 1, 1);
    pass(tempo.most);
    expect(names()).toBe('abcdefghijklmnopqrstuvwxyz');
    const gaps = shown.slice(1).map(([, at], place) => at - shown[place]![1]);
    expect(Math.max(...gaps)).toBeLessThan(tempo.beat); // all hurry
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(120); // and yet each is seen
  });

  test('lets go of the oldest things where there is no time to see all', () => {
    const count = 200;
    for (let number = 0; number < count; number += 1) pacer.add('x', 1, 1);
    expect(shown.length).toBeGreaterThan(count - tempo.most / 120 - 2);
    pass(tempo.most);
    expect(shown).toHaveLength(count);
  });

  test('keeps its bound while things go on coming', () => {
    const told: number[] = [];
    for (let number = 0; number < 300; number += 1) {
      told.push(performance.now() - began);
      pacer.add('x', 1, number % 3);
      pass(60);
    }
    pass(tempo.most);
    const late = shown.map(([, at], place) => at - told[place]!);
    expect(shown).toHaveLength(300);
    expect(Math.max(...late)).toBeLessThanOrEqual(tempo.most + 1);
  });

  test('is skipped to now', () => {
    for (const name of 'abcd') pacer.add(name, 1, 1);
    pacer.skip();
    expect([names(), pacer.behind]).toEqual(['abcd', false]);
    pass(5000);
    expect(names()).toBe('abcd');
  });

  test('waits for nothing at the instant tempo', () => {
    pacer = new Pacer(
      (name) => shown.push([name, 0]),
      () => TEMPI.instant,
    );
    for (const name of 'abc') pacer.add(name, 1, 1);
    expect(names()).toBe('abc');
  });
});

describe('the weight of events', () => {
  const told = (...events: Record<string, unknown>[]) => events.map((event) => ({ event }));

  test('is nothing for what names only players, and more where many pieces move', () => {
    expect(weigh(told({ kind: 'turn', turn: 4, seat: 1 }))).toBe(0);
    expect(weigh(told({ kind: 'revealed', seat: 1, at: 'b2' }))).toBe(1);
    expect(weigh(told({ kind: 'matched', seat: 1, spaces: ['a1', 'a2', 'a3'] }))).toBe(1.5);
  });

  test('of several is bounded', () => {
    const one = { kind: 'gained', seat: 1, gem: 'ruby' };
    expect(weigh(told(one, one))).toBe(1.25);
    expect(weigh(told(...Array(20).fill(one)))).toBe(2);
  });
});

describe('a live table', () => {
  let live: Live;
  const last = () => FakeSocket.all.at(-1)!;
  const mine = [{ action: 3, move: { kind: 'go' } }];

  /** The server tells of a decision of the seat whose turn it is; then it is `next`'s. */
  function decided(seq: number, actor: number, next: number, more: Record<string, unknown> = {}): void {
    last().tell({
      type: 'news',
      seq,
      since: seq - 1,
      now: 0,
      steps: seq - 1,
      keep: seq - 2,
      log: [{ step: seq - 2, actor, event: { kind: 'moved', seat: actor, to: `s${seq}` } }],
      view: { at: seq },
      actor: next,
      moves: next === 0 ? mine : [],
      ...more,
    });
  }

  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    live = new Live('t', 0, '', undefined, () => TEMPI.brisk);
    last().tell(whole({ seats: [{}, {}, {}] }));
  });
  afterEach(() => live.close());

  test('shows my own move at once, and the others after it, each with its own view', () => {
    decided(6, 0, 1);
    expect([live.view.at, live.actor, live.behind]).toEqual([6, 1, false]);
    decided(7, 1, 2);
    decided(8, 2, 0);
    expect([live.view.at, live.log.length, live.behind]).toEqual([6, 2, true]);
    pass(1000);
    expect([live.view.at, live.actor, live.behind]).toEqual([7, 2, true]);
    pass(1000);
    expect([live.view.at, live.actor, live.behind]).toEqual([8, 0, false]);
  });

  test('offers nothing while an older board is shown, and all at once when I do not want to wait', () => {
    decided(6, 0, 1);
    decided(7, 1, 1);
    decided(8, 1, 0);
    expect(live.moves).toEqual([]);
    live.skip();
    expect([live.view.at, live.moves, live.behind]).toEqual([8, mine, false]);
  });

  test('shows my next move at once, although the one before is still being seen', () => {
    decided(6, 0, 0);
    decided(7, 0, 0);
    expect([live.view.at, live.moves]).toEqual([7, mine]);
  });

  test('does not delay what I may choose for talk and votes', () => {
    decided(6, 0, 1);
    decided(7, 1, 0);
    pass(1000);
    expect(live.moves).toEqual(mine);
    const said = { seq: 8, seat: 1, at: 0, text: 'hello', phrase: '' };
    last().tell({ type: 'news', seq: 8, since: 7, now: 0, steps: 6, keep: 6, chat: [said] });
    expect([live.moves, live.behind, live.chat.length]).toEqual([mine, false, 1]);
  });

  test('is at the present at once when a decision was taken back', () => {
    decided(6, 0, 1);
    decided(7, 1, 1);
    last().tell({ type: 'news', seq: 8, since: 7, now: 0, steps: 4, keep: 4, view: { at: 8 }, actor: 0, moves: mine });
    expect([live.view.at, live.log.length, live.moves]).toEqual([8, 1, mine]);
  });

  test('decides about the present, not about what is shown', () => {
    decided(6, 0, 1);
    decided(7, 1, 0);
    live.skip();
    void live.act(3).catch(() => undefined);
    expect(last().asked('act')[0]).toMatchObject({ seq: 7 });
  });

  test('takes the whole table as it is', () => {
    decided(6, 0, 1);
    decided(7, 1, 1);
    last().tell(whole({ seq: 20, view: { at: 20 } }));
    pass(5000);
    expect([live.view.at, live.behind, live.moves.length]).toEqual([20, false, 1]);
  });

  test('hurries while my clock runs', () => {
    const clock = { left: [9000, 9000], running: 0 };
    for (let seq = 6; seq < 20; seq += 1) decided(seq, seq === 6 ? 0 : 1, seq === 19 ? 0 : 1, { clock });
    pass(2000);
    expect([live.view.at, live.behind]).toEqual([19, false]);
  });

  test('waits for nothing on a page that nobody sees', () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get');
    decided(6, 0, 1);
    decided(7, 1, 1);
    seen.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(live.view.at).toBe(7);
    decided(8, 1, 0);
    expect([live.view.at, live.moves]).toEqual([8, mine]);
    seen.mockRestore();
  });
});
