// Calling somebody to the table: a sound or a buzz, and a notification if the page is out of sight.
import { untrack } from 'svelte';
import { isSubscribed } from '$lib/client/push';
import { canNotify } from '$lib/state/notify';
import { preferences } from '$lib/state/preferences.svelte';
import type { Place } from './place.svelte';
import { play, vibrate } from './sounds/synth';

/** Call the player whenever they come to be asked, for as long as the component lives. */
export function callWhenAsked(place: Place, title: () => string, text: () => string): void {
  let before: boolean | null = null;
  $effect(() => {
    const now = place.asked && !place.taking;
    untrack(() => {
      if (before === false && now) void call(title(), text(), `/t/${place.table}`);
      before = now;
    });
  });
}

async function call(title: string, text: string, link: string): Promise<void> {
  play('turn');
  vibrate([60, 40, 60]);
  if (!preferences.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  if (isSubscribed()) return; // the server knows that nobody sees the page
  const options = { body: text, icon: '/icons/icon-192.png', tag: link, data: link };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) return registration.showNotification(title, options); // the only way on Android
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
