// Whatever an address names: words that every object has are no games, and broken addresses lead nowhere.
import { expect, test } from 'vitest';
import { boardOf } from '$lib/board/contract';
import { catalogue } from '$lib/state/catalogue.svelte';
import { i18n } from '$lib/state/i18n.svelte';
import { read } from '$lib/state/router.svelte';
import { signed } from '$lib/ui/NameText.svelte';

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

test.each(NAMES)('%s is no game', async (name) => {
  expect(i18n.of(name)).toBeNull();
  expect(catalogue.find(name)).toBeNull();
  expect(await boardOf(name)).toBeNull();
  expect(read(new URL(`http://here/new/${name}`))).toEqual({ name: 'new', game: name });
});

test.each(['/new/%', '/rules/%E0%A4%A', '/%ff/x', '/t/%'])('%s leads nowhere', (path) => {
  expect(read(new URL(path, 'http://here'))).toEqual({ name: 'not-found' });
});

test('a registered name bears a sign that no name can have', () => {
  expect(signed('Ann', false)).toBe('Ann');
  expect(signed('Ann', true)).toMatch(/^Ann\p{Co}$/u);
});
