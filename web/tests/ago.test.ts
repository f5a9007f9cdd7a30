import { expect, test } from 'vitest';
import { ago } from '$lib/ago';

const NOW = 1_790_000_000;

test.each([
  [0, 'now', 'maintenant'],
  [59, 'now', 'maintenant'],
  [60, '1 minute ago', 'il y a 1 minute'],
  [7199, '1 hour ago', 'il y a 1 heure'],
  [86_400, 'yesterday', 'hier'],
  [6 * 86_400, '6 days ago', 'il y a 6 jours'],
  [65 * 86_400, '2 months ago', 'il y a 2 mois'],
  [800 * 86_400, '2 years ago', 'il y a 2 ans'],
  [-500, 'now', 'maintenant'],
])('%d seconds ago', (passed, english, french) => {
  expect(ago(NOW - passed, NOW, 'en')).toBe(english);
  expect(ago(NOW - passed, NOW, 'fr').replaceAll('\u00a0', ' ')).toBe(french);
});
