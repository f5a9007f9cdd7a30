// Layers and the browser's history: Back closes the topmost one, and closing leaves nothing behind.
import { beforeEach, expect, test, vi } from 'vitest';
import { layers } from '$lib/state/layers.svelte';
import { router } from '$lib/state/router.svelte';

vi.stubGlobal('scrollTo', () => undefined);

const depth = () => (history.state as { layers?: number } | null)?.layers ?? 0;
const settled = () => new Promise((done) => setTimeout(done, 50)); // jsdom goes back in a task of its own

/** Something that can be open, as a component has it. */
function opened() {
  const close = vi.fn(() => closed());
  const closed = layers.open(close);
  return { close, closed };
}

beforeEach(async () => {
  router.go('/');
  await settled();
});

test('Back closes the topmost layer, one at a time', async () => {
  const sheet = opened();
  const dialog = opened();
  await settled();
  expect(depth()).toBe(2);
  history.back();
  await settled();
  expect([sheet.close.mock.calls.length, dialog.close.mock.calls.length]).toEqual([0, 1]);
  history.back();
  await settled();
  expect(sheet.close).toHaveBeenCalledOnce();
  expect(depth()).toBe(0);
});

test('what was closed in another way is gone from the history, and Forward opens nothing', async () => {
  const before = router.page;
  const sheet = opened();
  await settled();
  sheet.closed();
  await settled();
  expect(depth()).toBe(0);
  expect(router.page).toBe(before);
  history.forward();
  await settled();
  expect(depth()).toBe(0);
  expect(sheet.close).not.toHaveBeenCalled();
});

test('one layer after another keeps one entry', async () => {
  const length = history.length;
  const menu = opened();
  await settled();
  menu.closed();
  opened();
  await settled();
  expect(depth()).toBe(1);
  expect(history.length).toBe(length + 1);
});

test('a link in a layer leads to its page, and Back from there to the page before', async () => {
  router.go('/rules/apotheca');
  opened();
  await settled();
  router.go('/me');
  await settled();
  expect(router.page.name).toBe('account');
  history.back();
  await settled();
  expect(router.page).toMatchObject({ name: 'rules', game: 'apotheca' });
});
