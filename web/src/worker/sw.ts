// The service worker: the client starts without the server, and notifications arrive while no page is open.
//
// It keeps one cache for each build: the page, its files, and answers that are the same for everybody (games, words,
// figures). The page always comes from the server where that answers, so a new build is taken by the next visit; the
// worker of the old build stays with the pages that it began with, and its cache with it.
import { hallAddresses, kindOf, rulesAddresses } from './requests';

declare const __BUILD__: string;
declare const __SHELL__: string[]; // the files that the hall needs, by the plugin in vite.config.ts
declare const __REST__: string[]; // and all others

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface MessageToWorker extends Extendable {
  readonly data: Keep;
}
interface PushEvent extends Extendable {
  readonly data: { json(): { game: string; link: string } } | null;
}
interface NotificationClick extends Extendable {
  readonly notification: Notification;
}
interface WindowClient {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wish: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', does: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', does: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', does: (event: MessageToWorker) => void): void;
  addEventListener(type: 'push', does: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', does: (event: NotificationClick) => void): void;
}

/** A wish of the page: keep what the hall needs in this language, and with `all` the rules and lessons of every game, too. */
export interface Keep {
  language: string;
  all: boolean;
}

const worker = self as unknown as WorkerScope;
const CACHE = `philtre-${__BUILD__}`;
const SHELL = __SHELL__;
const REST = __REST__;
const SAID = 'philtre-notification'; // a cache with the sentence of notifications, which the page writes
const DAY = 86_400_000; // milliseconds
const PATIENCE = 4000; // milliseconds until what is kept is shown instead of what the server may yet answer

// Keeping

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', ...SHELL])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith('philtre-') && ![CACHE, SAID].includes(name));
      await Promise.all(old.map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('message', (event) => {
  event.waitUntil(keep(event.data));
});

/** Load what is wanted without the server, one after another: a page that is being used comes first. */
async function keep({ language, all }: Keep): Promise<void> {
  const cache = await caches.open(CACHE);
  const shelf = await fetch('/api/games');
  if (!shelf.ok) return;
  await cache.put('/api/games', shelf.clone());
  const games = ((await shelf.json()) as { games: { name: string; lesson: boolean }[] }).games;
  for (const address of [
    ...hallAddresses(
      language,
      games.map(({ name }) => name),
    ),
    ...(all ? [...REST, ...rulesAddresses(language, games)] : []),
  ]) {
    if (fresh(await cache.match(address, { ignoreVary: true }))) continue;
    const answer = await fetch(address);
    if (answer.ok) await cache.put(address, answer);
  }
}

/** Whether an answer need not be loaded again: a file with its hash in its name, or one that came within the day. */
function fresh(kept: Response | undefined): boolean {
  if (!kept) return false;
  return kept.url.includes('/assets/') || Date.now() - Date.parse(kept.headers.get('date') ?? '') < DAY;
}

// Answering

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request.method, request.mode, new URL(request.url), location.origin);
  if (kind === 'page') event.respondWith(fromServerFirst(request, '/'));
  else if (kind === 'asset') event.respondWith(fromCacheFirst(request));
  else if (kind === 'public') event.respondWith(fromServerFirst(request, request.url));
});

/** The server's answer; what is kept at that address if the server fails or takes too long. */
async function fromServerFirst(request: Request, kept: string): Promise<Response> {
  const asked = fetch(request).catch(() => null);
  const answer = await Promise.race([asked, new Promise<null>((late) => setTimeout(late, PATIENCE, null))]);
  const cache = await caches.open(CACHE);
  if (answer && answer.status < 500) {
    if (answer.ok && kept !== '/') await cache.put(kept, answer.clone());
    return answer;
  }
  return (await cache.match(kept, { ignoreVary: true })) ?? (await asked) ?? Response.error();
}

async function fromCacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  const ours = [...SHELL, ...REST].includes(new URL(request.url).pathname); // not a newer build's
  if (answer.ok && ours) await cache.put(request, answer.clone());
  return answer;
}

// Notifications

worker.addEventListener('push', (event) => {
  const told = event.data?.json();
  if (told) event.waitUntil(notify(told.game, told.link));
});

async function notify(game: string, link: string): Promise<void> {
  if ((await windowsAt(link)).some((page) => page.visibilityState === 'visible')) return; // the player sees it
  const said = await (await caches.open(SAID)).match('/');
  await worker.registration.showNotification(game, {
    body: said ? await said.text() : '',
    tag: link,
    data: link,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  });
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? '/')));
});

async function open(link: string): Promise<void> {
  const [page] = await windowsAt(link);
  await (page ? page.focus() : worker.clients.openWindow(link));
}

async function windowsAt(link: string): Promise<WindowClient[]> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter((page) => new URL(page.url).pathname === link);
}
