// Single keys, typed moves, and what is said of a view.
import { afterEach, expect, test } from 'vitest';
import type { Move } from '$lib/client/protocol';
import { changeKey, commandOf, isFree, keyOf, resetKeys, withKey } from '$lib/state/keys.svelte';
import { savePreferences } from '$lib/state/preferences.svelte';
import { commandNamed, movesBeginning, notationOf, tidied } from '../src/table/play/typed';
import { belongings, commonStart, scores } from '../src/table/telling';
import { positions, wordsOf } from './positions';

afterEach(resetKeys);

const move = (action: number, fields: Record<string, unknown>): Move => ({ action, move: fields });
const MOVES = [
  move(1, { kind: 'reveal', at: 'b2' }),
  move(2, { kind: 'reveal', at: 'c3' }),
  move(3, { kind: 'restock' }),
  move(4, { kind: 'throw', potion: 'poison', seat: 0 }),
];

test('a key can be changed; the command that had it gets the other one', () => {
  expect(commandOf('U')).toBe('undo');
  changeKey('undo', 'H');
  expect([keyOf('undo'), keyOf('hint')]).toEqual(['h', 'u']);
  expect(commandOf('h')).toBe('undo');
});

test('single keys can be switched off', () => {
  savePreferences({ letterKeys: false });
  expect(commandOf('u')).toBeNull();
  expect([keyOf('undo'), withKey('Undo', 'undo')]).toEqual(['', 'Undo']);
});

test.each(['5', ' ', 'Enter', 'F1'])('%j is no key for a command', (key) => {
  expect(isFree(key)).toBe(false);
});

test('a typed move is found by its whole words', () => {
  expect(MOVES.map(notationOf)).toEqual(['reveal b2', 'reveal c3', 'restock', 'throw poison 1']);
  expect(movesBeginning(tidied('  REVEAL  c3 '), MOVES)).toEqual([MOVES[1]]);
  expect(movesBeginning('reveal', MOVES)).toEqual(MOVES.slice(0, 2));
  expect(movesBeginning('re', MOVES)).toEqual([]);
});

test('commands have names in the reader’s language', () => {
  const words = wordsOf('apotheca', positions[0]!.facts);
  expect(commandNamed('last', words)).toBe('again');
  expect(commandNamed('reveal', words)).toBeNull();
});

test('after an undo only the common lines of the log are known', () => {
  const line = (step: number) => ({ step, actor: 0, event: { kind: 'x', step } });
  const log = [line(1), line(2), line(3)];
  expect(commonStart(log, [...log, line(4)])).toBe(3);
  expect(commonStart(log, [line(1), line(2)])).toBe(2);
  expect(commonStart(log, [line(1), line(5), line(6)])).toBe(1);
});

test.each(positions.map((position) => [position.game, position] as const))('%s: score and belongings', (game, one) => {
  const words = wordsOf(game, one.facts);
  const told = [...scores(words, one.view), ...belongings(words, one.view, one.seat)];
  expect(told.length).toBeGreaterThan(1);
  for (const sentence of told) expect(sentence).not.toMatch(/undefined|\[object|null|: \./);
});
