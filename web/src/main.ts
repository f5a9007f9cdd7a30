import { mount } from 'svelte';
import { startWorker } from '$lib/client/worker';
import { say } from '$lib/state/i18n.svelte';
import { preferences } from '$lib/state/preferences.svelte';
import App from './App.svelte';
import './app.css';

mount(App, { target: document.getElementById('app')! });
void startWorker(() => preferences.language).then(tellAgain);

/** Tell the server that this device still wants messages, and in which language. */
async function tellAgain(worker: boolean): Promise<void> {
  if (!worker || !preferences.notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  const { subscribe } = await import('$lib/client/push');
  await subscribe(preferences.language, say('notify-body'));
}
