// Words on the way while the language changes: every game that is in use speaks the new one.
import { expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import { kept } from '../src/lib/keeping.svelte';
import { speech } from '../src/lib/speech.svelte';

test('a game whose words are on the way when the language changes', async () => {
  const given: (() => void)[] = [];
  vi.spyOn(api, 'words').mockImplementation(
    (language, game) =>
      new Promise((give) => {
        given.push(() => give({ language, sources: [`title = ${game} in ${language}`], names: {}, v: 1 }));
      }),
  );
  const settle = async () => {
    for (let round = 0; round < 9; round++) {
      given.splice(0).forEach((give) => give());
      await Promise.resolve();
    }
  };
  kept.language = 'en';
  const needed = speech.need('race');
  kept.language = 'fr';
  const changed = speech.load();
  await settle();
  await Promise.all([needed, changed]);
  expect(speech.of('race')?.say('title')).toBe('race in fr');
});

test('a table of an older content has the names of its time, and the game those of today', async () => {
  vi.spyOn(api, 'words').mockImplementation(async (language, game) => ({
    language,
    sources: ['title = Race'],
    names: { 'potion-speed': game.includes('?content=') ? 'Speed' : 'Swiftness' },
    v: 1,
  }));
  kept.language = 'en';
  await Promise.all([speech.need('toil'), speech.need('toil?content=0123456789abcdef')]);
  expect(speech.of('toil')?.say('potion-speed')).toBe('Swiftness');
  expect(speech.of('toil?content=0123456789abcdef')?.say('potion-speed')).toBe('Speed');
});
