// A session that has ended: who one is, is asked anew, once; nothing is done as somebody else.
import { beforeEach, expect, test, vi } from 'vitest';

const ended = { message: { id: 'session-ended', arguments: {} }, v: 1 };
let asked: string[] = [];
let known = false; // whether the browser's cookie is somebody's

beforeEach(() => {
  vi.resetModules();
  asked = [];
  known = false;
  vi.stubGlobal('fetch', (path: string, wish: RequestInit = {}) => {
    const method = wish.method ?? 'GET';
    asked.push(`${method} ${path}`);
    if (path === '/api/me' && method === 'GET') known = true;
    const answer = known
      ? new Response('{"name": "", "kept": "", "tables": []}')
      : Response.json(ended, { status: 401 });
    return Promise.resolve(answer);
  });
});

test('what only reads is asked again', async () => {
  const { api } = await import('$lib/client/api');
  await api.mine();
  expect(asked).toEqual(['GET /api/tables/mine', 'GET /api/me', 'GET /api/tables/mine']);
});

test('what does something is refused, and can be done then', async () => {
  const { api } = await import('$lib/client/api');
  await expect(api.join('abc')).rejects.toMatchObject({ sentence: { id: 'session-ended' }, status: 401 });
  expect(asked).toEqual(['POST /api/tables/abc/join', 'GET /api/me']);
  await api.join('abc');
});

test('many requests ask once', async () => {
  const { api, whenEnded } = await import('$lib/client/api');
  let times = 0;
  whenEnded(async () => {
    times += 1;
    await api.me();
  });
  await Promise.all([api.mine(), api.openTables(), api.mine()]);
  expect(times).toBe(1);
});

test('a server that goes on refusing is not asked for ever', async () => {
  const { api, whenEnded } = await import('$lib/client/api');
  whenEnded(() => Promise.reject(new Error('no')));
  await expect(api.mine()).rejects.toMatchObject({ status: 401 });
  expect(asked.length).toBe(2);
});
