// When something happened: how long ago in words, and the exact time. Moments are seconds since 1970.
import { kept } from './keeping.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** “5 minutes ago”, “yesterday”; what a browser's slow clock puts into the future is now. */
export function ago(moment: number, now = Date.now() / 1000, language = kept.language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - moment);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ['second', Infinity];
  return words.format(-Math.floor(passed / length), unit);
}

export function exactly(moment: number): string {
  return new Intl.DateTimeFormat(kept.language, { dateStyle: 'full', timeStyle: 'short' }).format(moment * 1000);
}

/** For `datetime` attributes. */
export function stamped(moment: number): string {
  return new Date(moment * 1000).toISOString();
}
