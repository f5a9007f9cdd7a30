// When something happened: how long ago in words, and the exact time. Moments are seconds since 1970.
import { say } from '$lib/state/i18n.svelte';
import { preferences } from '$lib/state/preferences.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** “5 minutes ago”, “yesterday”; what a browser's slow clock puts into the future is just now. */
export function ago(moment: number): string {
  const passed = Date.now() / 1000 - moment;
  return passed < 60 ? say('ago-now') : since(passed, preferences.language);
}

/** So many seconds, at least a minute, as a language says that they have passed. */
export function since(passed: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => passed >= length)!;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}

export function dated(moment: number): string {
  return new Intl.DateTimeFormat(preferences.language, { dateStyle: 'medium' }).format(moment * 1000);
}

export function exactly(moment: number): string {
  return new Intl.DateTimeFormat(preferences.language, { dateStyle: 'full', timeStyle: 'short' }).format(moment * 1000);
}

/** For `datetime` attributes. */
export function stamped(moment: number): string {
  return new Date(moment * 1000).toISOString();
}
