// The service worker, seen from the page: started once the page is in use.
import type { Keep } from '../../worker/sw';

declare const __BUILD__: string;

const LATER = 2000; // milliseconds after the page has loaded: until then the line is the page's

/** Whether philtre runs as an app of its own, from the home screen or the desktop. */
export function installed(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

/** Start the worker, once the page is in use; whether there is one.
 *
 * A first visit keeps no more than it has loaded; the next one, and the app, keep the rules too.
 */
export async function startWorker(language: () => string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || __BUILD__ === 'dev') return false;
  const again = navigator.serviceWorker.controller !== null;
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded));
  await new Promise((later) => setTimeout(later, LATER));
  return keepFor(language(), (again || installed()) && !savesData());
}

async function keepFor(language: string, all: boolean): Promise<boolean> {
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    return false; // without storage, or in a private window: as before
  }
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ language, all } satisfies Keep);
  return true;
}

/** Whether the player's line is dear, as far as the browser says so. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
