// Every event of a game moves something on its own board, or is known to be shown another way.
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../src/philtre/games/*/web/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = import.meta.glob<string>('../../src/philtre/games/*/words/words.en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

// The pieces say it by themselves when the view changes, or there is nothing to show: a line of the log is enough.
const TOLD: Record<string, string[]> = {
  apotheca: [
    ...[
      'dealt',
      'dealt-unseen',
      'dealt-facedown',
      'drew',
      'placed',
      'revealed',
      'swept',
      'matched',
      'returned',
      'fetched',
      'stacked',
    ], // tiles
    ...['turn', 'forgone', 'extra', 'declined', 'restocking', 'used', 'decreed', 'overload', 'overload-missed'], // what is being done
    ...['scored', 'bonus', 'finished', 'won', 'drawn'], // counts and the end
  ],
  elixir: [
    ...['turn', 'moved-in', 'moved', 'waited'], // hats walk
    ...['stayed', 'mugged', 'cursed', 'already-there'],
    ...['nobody-came', 'sweet-talked', 'attack-failed', 'attack-succeeded', 'nothing-there', 'smashed', 'rolled'], // the die, the shelf
    ...['brews-on', 'looked'], // the formula sheet
    ...['won', 'rounds-over'],
  ],
  race: [
    ...['turn', 'last-round', 'arrived', 'stayed', 'trapped', 'jinxed', 'unseen', 'trading', 'reached'], // marks on spaces and players
    ...['nothing-to-give', 'nothing-to-spill', 'won', 'drawn'],
  ],
  toil: [
    ...['dealt', 'turn', 'order', 'moved', 'stole', 'looked', 'foresaw', 'drank', 'effect', 'nothing'], // cards and effects that slide or grow
    ...['visible', 'invisible', 'gilded', 'gilding-lost', 'paralysed', 'slothful', 'nauseous'], // what lasts comes and goes
    ...['no-gathering', 'skipped', 'no-orders', 'rounds-over', 'won', 'shared'],
  ],
};

test.each(Object.keys(words))('%s', (path) => {
  const game = path.split('/').at(-3)!;
  const code = Object.entries(sources)
    .filter(([source]) => source.includes(`/${game}/`))
    .map(([, text]) => text)
    .join('\n');
  const kinds = [...words[path]!.matchAll(/^event-([a-z-]+) =/gm)].map(([, kind]) => kind!);
  expect(kinds.length).toBeGreaterThan(10);
  const moved = kinds.filter((kind) => new RegExp(`(case|kind ===) '${kind}'`).test(code));
  expect(kinds.filter((kind) => !moved.includes(kind) && !TOLD[game]?.includes(kind))).toEqual([]);
  expect(TOLD[game]?.filter((kind) => !kinds.includes(kind))).toEqual([]);
});
