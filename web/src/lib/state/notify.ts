// Whether this device tells its player that it is their turn: asked once, and changed in the settings.
import { subscribe, unsubscribe } from '$lib/client/push';
import { installed } from '$lib/client/worker';
import { say } from './i18n.svelte';
import { preferences, savePreferences } from './preferences.svelte';

export function canNotify(): boolean {
  return 'Notification' in window && isSecureContext;
}

/** Whether notifications are for the installed app only, and this is not it: iPhones and iPads. */
export function mustBeInstalled(): boolean {
  const apple =
    /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return apple && !canNotify() && !installed();
}

/** Whether the player was never asked, and the browser would ask for them. */
export function mayAsk(): boolean {
  return !preferences.asked && canNotify() && Notification.permission === 'default';
}

/** Notify this device from now on, if the browser lets us; whether it does. */
export async function turnOn(): Promise<boolean> {
  const allowed = canNotify() && (await Notification.requestPermission()) === 'granted';
  savePreferences({ notify: allowed, asked: true });
  if (allowed) await subscribe(preferences.language, say('notify-body'));
  return allowed;
}

export async function turnOff(): Promise<void> {
  savePreferences({ notify: false, asked: true });
  await unsubscribe();
}
