// Letters on pieces: few, and no two alike.
import { expect, test } from 'vitest';
import { bare, symbols } from '$lib/parts/letters.svelte';

test('one letter where that is enough, two where names begin alike', () => {
  expect(symbols(['rouge', 'bleu', 'jaune'])).toEqual(['R', 'B', 'J']);
  expect(symbols(['champignon', 'cristal violet', 'miel'])).toEqual(['Ch', 'Cr', 'M']);
  expect(symbols(['paralysie', 'paresse', 'prophétie', 'croissance'])).toEqual(['Pa', 'Pr', 'Po', 'C']);
  expect(symbols([])).toEqual([]);
});

test('a number or an article is no name', () => {
  expect(bare('1 ruby')).toBe('ruby');
  expect(bare('l’agate')).toBe('agate');
  expect(bare('The Strega')).toBe('Strega');
  expect(bare('17')).toBe('17');
  expect(symbols(['écaille de dragon', 'œil de triton'])).toEqual(['É', 'Œ']);
});
