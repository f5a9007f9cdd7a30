// Time as it passes, and as it is said.
import { createSubscriber } from 'svelte/reactivity';
import { say } from '$lib/state/i18n.svelte';

const EVERY = 500; // milliseconds

/** `performance.now()`, read anew twice a second by what shows it. */
class Clock {
  private last = 0;
  private readonly watched = createSubscriber((update) => {
    const timer = setInterval(() => {
      this.last = performance.now();
      update();
    }, EVERY);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.watched();
    return this.last;
  }
}

export const clock = new Clock();

/** Time left: days and hours, or minutes and seconds. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return say('play-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
