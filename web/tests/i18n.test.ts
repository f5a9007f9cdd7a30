// Words on the way while the language changes: every game that is in use speaks the new one.
import { expect, test, vi } from 'vitest';
import { api } from '$lib/client/api';
import { i18n } from '$lib/state/i18n.svelte';
import { preferences } from '$lib/state/preferences.svelte';

test('a game whose words are on the way when the language changes', async () => {
  const given: (() => void)[] = [];
  vi.spyOn(api, 'words').mockImplementation(
    (language, game) =>
      new Promise((give) => {
        given.push(() => give({ language, sources: [`title = ${game} in ${language}`], names: {}, facts: {}, v: 1 }));
      }),
  );
  const settle = async () => {
    for (let round = 0; round < 9; round++) {
      given.splice(0).forEach((give) => give());
      await Promise.resolve();
    }
  };
  preferences.language = 'en';
  const needed = i18n.need('race');
  preferences.language = 'fr';
  const changed = i18n.load();
  await settle();
  await Promise.all([needed, changed]);
  expect(i18n.of('race')?.say('title')).toBe('race in fr');
});

test('a table of an older content has the names of its time, and the game those of today', async () => {
  vi.spyOn(api, 'words').mockImplementation(async (language, game) => ({
    language,
    sources: ['title = Race'],
    names: { 'potion-speed': game.includes('?content=') ? 'Speed' : 'Swiftness' },
    facts: {},
    v: 1,
  }));
  preferences.language = 'en';
  await Promise.all([i18n.need('toil'), i18n.need('toil?content=0123456789abcdef')]);
  expect(i18n.of('toil')?.say('potion-speed')).toBe('Swiftness');
  expect(i18n.of('toil?content=0123456789abcdef')?.say('potion-speed')).toBe('Speed');
});
