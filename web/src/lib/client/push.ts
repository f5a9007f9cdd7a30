// Push messages to this device: its subscription at the browser's push service, which the server is told of.
import { api, Refused } from './api';

const SAID = 'philtre-notification'; // the cache with the sentence of notifications: see worker/sw.ts

const PATIENCE = 5000; // milliseconds

let subscribed = false;

/** Whether the server sends messages to this device: then the page need not notify by itself. */
export function isSubscribed(): boolean {
  return subscribed;
}

/** Subscribe this device, or tell the server again; false where that is not possible, here or at this server. */
export async function subscribe(language: string, sentence: string): Promise<boolean> {
  subscribed = await tryToSubscribe(language, sentence).catch(() => false); // no push service can be reached
  return subscribed;
}

async function tryToSubscribe(language: string, sentence: string): Promise<boolean> {
  const pushes = await manager();
  if (!pushes) return false;
  const { key } = await api.pushing();
  if (!key) return false;
  let kept = await pushes.getSubscription();
  if (kept && encoded(kept.options.applicationServerKey) !== key) {
    await kept.unsubscribe(); // of an earlier server at this address
    kept = null;
  }
  const { endpoint, keys } = (
    kept ?? (await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  ).toJSON();
  await (await caches.open(SAID)).put('/', new Response(sentence));
  await api.subscribe({ endpoint: endpoint!, key: keys!.p256dh!, secret: keys!.auth!, language });
  return true;
}

/** No more messages to this device. */
export async function unsubscribe(): Promise<void> {
  subscribed = false;
  try {
    await api.unsubscribe();
  } catch (no) {
    if (!(no instanceof Refused)) throw no; // without a subscription the push service refuses the next message
  }
  await (await (await manager())?.getSubscription())?.unsubscribe();
}

/** The browser's push manager; null if there is none, or no service worker after a while. */
async function manager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator)) return null;
  const late = new Promise<null>((done) => setTimeout(done, PATIENCE, null));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]); // a page starts it after a moment
  return registration && 'pushManager' in registration ? registration.pushManager : null;
}

function encoded(key: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
