// The line to a table: what is asked is never lost nor done twice, however often the line breaks.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Live } from '$lib/client/live.svelte';
import { FakeSocket, line, whole } from './socket';

let live: Live;
const last = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  live = new Live('t', 0);
  last().tell(whole());
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The line breaks, and another one is there. */
async function reconnect(more: Record<string, unknown> = {}): Promise<void> {
  const before = last();
  before.die();
  expect(live.line).toBe('lost');
  await vi.advanceTimersByTimeAsync(2000);
  expect(last()).not.toBe(before);
  last().tell(whole(more));
  expect(live.line).toBe('open');
}

/** What became of a promise. */
function fate(promise: Promise<unknown>): { is: string } {
  const found = { is: 'waiting' };
  promise.then(
    () => (found.is = 'done'),
    (no) => (found.is = no.sentence.id),
  );
  return found;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a decision', () => {
  test('is sent once, and done when the server says so', async () => {
    const became = fate(live.act(3));
    expect(last().asked('act')).toEqual([{ type: 'act', seq: 5, action: 3, id: 1 }]);
    await settle();
    expect([became.is, live.deciding]).toEqual(['waiting', true]);
    last().tell({ type: 'done', id: 1 });
    await settle();
    expect([became.is, live.deciding]).toEqual(['done', false]);
  });

  test('is not made twice by two clicks', async () => {
    void live.act(3);
    void live.act(3);
    expect(last().asked('act')).toHaveLength(1);
  });

  test('whose answer is lost is asked for once more, the very same', async () => {
    const became = fate(live.act(3));
    const [first] = last().asked('act');
    await reconnect({ seq: 6 });
    expect(last().asked('act')).toEqual([first]); // with the seq of the position that was decided at
    last().tell({ type: 'done', id: 1 });
    await settle();
    expect(became.is).toBe('done');
    await reconnect();
    expect(last().asked('act')).toEqual([]);
  });

  test('is sent again and again while the line breaks again and again', async () => {
    const became = fate(live.act(3));
    for (let times = 0; times < 4; times += 1) await reconnect();
    expect(FakeSocket.all.map((socket) => socket.asked('act').length)).toEqual([1, 1, 1, 1, 1]);
    last().tell({ type: 'done', id: 1 });
    await settle();
    expect(became.is).toBe('done');
  });

  test('that was done, and after which others have decided, is done', async () => {
    const became = fate(live.act(3));
    await reconnect({ seq: 9, steps: 6, actor: 0, log: [line(3, 1), line(4, 0), line(5, 1)] });
    last().tell({ type: 'refused', id: 1, message: { id: 'table-stale', arguments: {} } });
    await settle();
    expect(became.is).toBe('done');
  });

  test('of which the table shows nothing, while something else happened, is told to be unsure', async () => {
    const became = fate(live.act(3));
    await reconnect({ seq: 9, steps: 4, log: [line(3, 1)] });
    last().tell({ type: 'refused', id: 1, message: { id: 'table-stale', arguments: {} } });
    await settle();
    expect(became.is).toBe('web-unsure');
  });

  test('made while the line is broken waits for it, and is sent once', async () => {
    last().die();
    const became = fate(live.act(3));
    await vi.advanceTimersByTimeAsync(2000);
    expect(last().sent).toEqual([]);
    last().tell(whole());
    expect(last().asked('act')).toHaveLength(1);
    last().tell({ type: 'done', id: 1 });
    await settle();
    expect(became.is).toBe('done');
  });

  test('at a table that is gone is refused', async () => {
    const became = fate(live.act(3));
    last().tell({ type: 'gone', message: { id: 'seat-left', arguments: {} }, again: false });
    await settle();
    expect([became.is, live.line]).toEqual(['seat-left', 'gone']);
    const later = fate(live.act(3));
    await settle();
    expect(later.is).toBe('seat-left');
  });
});

for (const message of [
  { type: 'undo', seq: 5 },
  { type: 'say', text: 'hello' },
  { type: 'leave' },
  { type: 'call', vote: 'pause' },
] as const) {
  test(`${message.type} could be done twice: it is not sent again, and who asked is told`, async () => {
    const became = fate(live.ask(message));
    await reconnect();
    await settle();
    expect([became.is, last().asked(message.type).length]).toEqual(['web-unsure', 0]);
  });
}

test('what was not sent yet is sent, even if it could not be sent twice', async () => {
  last().die();
  void live.ask({ type: 'say', text: 'hello' });
  await vi.advanceTimersByTimeAsync(2000);
  last().tell(whole());
  expect(last().asked('say')).toHaveLength(1);
});

test('an answer on the old line is not heard any more', async () => {
  const old = last();
  const became = fate(live.act(3));
  await reconnect();
  old.tell({ type: 'done', id: 1 });
  await settle();
  expect(became.is).toBe('waiting');
});

test('after a gap the whole table is asked for', () => {
  last().tell({ type: 'news', seq: 9, since: 7, now: 0, steps: 9, keep: 4 });
  expect(last().asked('look')).toHaveLength(1);
  expect(live.seq).toBe(5);
});

test('news go on from what is known, and lines that were taken back leave the log', () => {
  last().tell({ type: 'news', seq: 6, since: 5, now: 0, steps: 4, keep: 3, log: [line(3, 0)], actor: 1 });
  expect([live.log, live.actor, live.batch.events.length]).toEqual([[line(3, 0)], 1, 1]);
});

test('a line that is silent is asked after, and replaced if nothing comes', async () => {
  const old = last();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(old.asked('why').length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([old.closed, last() === old]).toEqual([true, false]);
});

test('a decision without an answer is asked after soon, and sent again on another line', async () => {
  void live.act(1).catch(() => undefined);
  const first = last();
  await vi.advanceTimersByTimeAsync(3001);
  expect(first.asked('why').length).toBe(1); // is anybody there?
  await vi.advanceTimersByTimeAsync(3001);
  expect([first.closed, live.line]).toEqual([true, 'lost']);
});

test('a line that answers is kept', async () => {
  const old = last();
  for (let times = 0; times < 8; times += 1) {
    await vi.advanceTimersByTimeAsync(5000);
    for (const _ of old.asked('why').slice(-1)) old.tell({ type: 'reason', id: 0, message: null });
  }
  expect(last()).toBe(old);
});
