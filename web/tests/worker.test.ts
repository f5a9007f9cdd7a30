// Which requests the service worker answers: nothing that is somebody's own.
import { describe, expect, test } from 'vitest';
import { hallAddresses, kindOf, rulesAddresses } from '../src/worker/requests';

const HERE = 'https://games.example';
const of = (path: string, mode = 'cors', method = 'GET') => kindOf(method, mode, new URL(path, HERE), HERE);

describe('requests', () => {
  test('every address of the client is the one page', () => {
    for (const path of ['/', '/games', '/me', '/new/race', '/rules/race', '/t/abc?step=3', '/s/abc.s0.0.x', '/nowhere'])
      expect(of(path, 'navigate')).toBe('page');
  });

  test('files and programs are no pages', () => {
    for (const path of ['/api/me/data', '/api/tables/abc/record', '/health', '/metrics', '/theme.js', '/build.json'])
      expect(of(path, 'navigate')).toBe('server');
  });

  test('what is the same for everybody may be kept', () => {
    expect(of('/assets/index-abc.js')).toBe('asset');
    for (const path of ['/api/games', '/api/games/race/figures', '/api/words/fr/common', '/api/words/en/race?part=box'])
      expect(of(path)).toBe('public');
    for (const path of ['/theme.js', '/icon.svg', '/icons/icon-192.png', '/manifest.fr.webmanifest'])
      expect(of(path)).toBe('public');
  });

  test('what is somebody’s own, or of one table, is never touched', () => {
    for (const path of ['/api/me', '/api/me/push', '/api/me/devices', '/api/tables/mine', '/api/tables/abc'])
      expect(of(path)).toBe('server');
    for (const path of ['/api/tables/abc/past?step=1', '/api/links/x', '/api/words/en/race?content=ff', '/build.json'])
      expect(of(path)).toBe('server');
    expect(of('/api/games', 'cors', 'POST')).toBe('server');
    expect(kindOf('GET', 'cors', new URL('https://elsewhere.example/api/games'), HERE)).toBe('server');
  });
});

test('whatever is loaded to be kept is what may be kept', () => {
  const games = [
    { name: 'race', lesson: true },
    { name: 'toil', lesson: false },
  ];
  const wanted = [...hallAddresses('en', ['race', 'toil']), ...rulesAddresses('en', games)];
  expect(wanted).toContain('/api/words/en/race?part=box');
  expect(wanted).toContain('/api/games/toil/figures');
  expect(wanted).toContain('/api/games/race/lesson');
  expect(wanted).not.toContain('/api/games/toil/lesson');
  for (const path of wanted) expect(of(path)).toBe('public');
});
