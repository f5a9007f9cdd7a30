// Time as it passes, and as it is said.
import { say } from '$lib/state/i18n.svelte';

/** Something to read once a second: whoever reads it is told anew. */
class Tick {
  now = $state.raw(0);

  watch(): () => void {
    const timer = setInterval(() => (this.now = performance.now()), 500);
    return () => clearInterval(timer);
  }
}

export const tick = new Tick();

/** Time left: days and hours, or minutes and seconds. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return say('play-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
