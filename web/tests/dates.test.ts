import { expect, test } from 'vitest';
import { since } from '$lib/ui/dates';

test.each([
  [60, '1 minute ago', 'il y a 1 minute'],
  [7199, '1 hour ago', 'il y a 1 heure'],
  [86_400, 'yesterday', 'hier'],
  [6 * 86_400, '6 days ago', 'il y a 6 jours'],
  [65 * 86_400, '2 months ago', 'il y a 2 mois'],
  [800 * 86_400, '2 years ago', 'il y a 2 ans'],
])('%d seconds ago', (passed, english, french) => {
  expect(since(passed, 'en')).toBe(english);
  expect(since(passed, 'fr').replaceAll('\u00a0', ' ')).toBe(french);
});
