// A lesson from a recording: the script is followed, anything else is refused, and it goes on where it was left.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from '$lib/client/live.svelte';
import type { Recording } from '$lib/client/protocol';
import { RecordedLine, standing } from '$lib/client/recorded';
import { line, whole } from './socket';

const move = (action: number) => ({ action, move: { kind: 'go' } });
const told = (seq: number, steps: number, more: Record<string, unknown>) => ({
  type: 'news',
  v: 1,
  seq,
  since: seq - 1,
  now: 0,
  steps,
  keep: steps - 1,
  log: [line(steps - 1, 0)],
  ...more,
});
// The learner plays 7, a rival plays 8, the learner plays 9.
const RECORDING = {
  v: 1,
  whole: whole({
    v: 1,
    seq: 1,
    steps: 0,
    log: [],
    moves: [move(6), move(7)],
    lesson: { steps: [], moves: [7, -1, 9] },
  }),
  news: [
    told(2, 1, { actor: 1, moves: [], view: { gold: 1 } }),
    told(3, 2, { actor: 0, moves: [move(9)], view: { gold: 2, herbs: 1 } }),
    told(4, 3, { actor: -2, moves: [], ending: { reason: 'taught', returns: [] } }),
  ],
} as unknown as Recording;

let kept = 0;
const bookmark = { read: () => kept, write: (made: number) => (kept = made) };
let live: Live;

async function arrive(): Promise<void> {
  live = new Live('t', 0, '', undefined, undefined, () => new RecordedLine(RECORDING, bookmark));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  kept = 0;
  await arrive();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test('the script is followed, and rivals take their time', async () => {
  expect(live.moves).toHaveLength(2);
  await live.act(7);
  expect([live.steps, live.actor, live.view.gold]).toEqual([1, 1, 1]);
  await vi.advanceTimersByTimeAsync(800);
  expect([live.steps, live.actor]).toEqual([2, 0]);
  expect(live.view).toEqual({ gold: 2, herbs: 1 });
  await live.act(9);
  expect(live.ending?.reason).toBe('taught');
  expect(live.log.map(({ step }) => step)).toEqual([0, 1, 2]);
});

test('another move changes nothing, and a question that needs the server says so', async () => {
  await expect(live.act(6)).rejects.toMatchObject({ sentence: { id: 'learn-other' } });
  expect([live.steps, kept]).toEqual([0, 0]);
  await expect(live.ask({ type: 'hint' })).rejects.toMatchObject({ sentence: { id: 'offline-question' } });
});

test('a decision is taken back to the one before it', async () => {
  await live.act(7);
  await vi.advanceTimersByTimeAsync(800);
  await live.takeBack();
  expect([live.steps, live.actor, live.moves.length]).toEqual([0, 0, 2]);
  expect(live.log).toEqual([]);
});

test('it goes on where it was left, in the middle of a rival’s turn, too', async () => {
  await live.act(7);
  live.close();
  await arrive();
  expect(live.steps).toBe(1);
  await vi.advanceTimersByTimeAsync(800);
  expect(live.steps).toBe(2);
  kept = 99; // of another recording
  live.close();
  await arrive();
  expect(live.steps).toBe(0);
});

test('the device going offline does not matter', async () => {
  dispatchEvent(new Event('offline'));
  expect(live.line).toBe('open');
});

test('the last message leaves what the server would have shown', () => {
  const last = standing(RECORDING, 3);
  expect([last.seq, last.steps, last.actor]).toEqual([4, 3, -2]);
  expect(last.view).toEqual({ gold: 2, herbs: 1 });
});
