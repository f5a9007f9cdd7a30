// Announcements: nothing is lost or changed, in whatever rhythm it comes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '../src/table/announcer.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An announcer whose log readers know of. */
function ready(shielded?: () => boolean): Announcer {
  const announcer = new Announcer(shielded);
  vi.advanceTimersByTime(1000);
  return announcer;
}

const read = (announcer: Announcer) => announcer.entries.map(({ told, asked }) => [...told, asked].join(' ').trim());

test('the first thing is read at once, and what comes meanwhile is read together after it', () => {
  const announcer = ready();
  announcer.tell(['You reveal a red potion.']);
  announcer.tell(['Bot 2 restocks the market.']);
  announcer.tell(['Bot 2 draws a tile.', 'Bot 2 places it.']);
  expect(read(announcer)).toEqual(['You reveal a red potion.']);
  vi.advanceTimersByTime(5000);
  expect(read(announcer)).toEqual([
    'You reveal a red potion.',
    'Bot 2 restocks the market. Bot 2 draws a tile. Bot 2 places it.',
  ]);
});

test('a long entry has more time than a short one', () => {
  const announcer = ready();
  announcer.tell(['Yes.']);
  announcer.tell(['x'.repeat(100)]);
  vi.advanceTimersByTime(500);
  announcer.tell(['No.']);
  vi.advanceTimersByTime(1000);
  expect(announcer.entries).toHaveLength(2);
  vi.advanceTimersByTime(3000);
  expect(announcer.entries).toHaveLength(3);
});

test('the question comes last, and only the newest one', () => {
  const announcer = ready();
  announcer.tell(['One.']);
  announcer.question('Your turn. Roll.');
  announcer.question('Your turn. Move.');
  announcer.tell(['Two.']);
  vi.advanceTimersByTime(5000);
  expect(read(announcer)).toEqual(['One.', 'Two. Your turn. Move.']);
});

test('an answer is read at once, with all that waits before it', () => {
  const announcer = ready();
  announcer.tell(['One.']);
  announcer.tell(['Two.']);
  announcer.answer(['Score: 3.']);
  expect(read(announcer)).toEqual(['One.', 'Two. Score: 3.']);
});

test('while a dialog is open everything waits', () => {
  let open = true;
  const announcer = ready(() => open);
  announcer.tell(['One.']);
  vi.advanceTimersByTime(60_000);
  announcer.tell(['Two.']);
  expect(read(announcer)).toEqual([]);
  open = false;
  vi.advanceTimersByTime(1000);
  expect(read(announcer)).toEqual(['One. Two.']);
});

test('a hundred moves at once are all told, in their order', () => {
  const announcer = ready();
  const moves = Array.from({ length: 100 }, (_, number) => `Move ${number}.`);
  for (const move of moves) announcer.tell([move]);
  vi.advanceTimersByTime(60_000);
  expect(announcer.entries.flatMap(({ told }) => told)).toEqual(moves);
});
