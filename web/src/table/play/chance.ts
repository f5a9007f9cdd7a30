// A chance to win in words, without more precision than a short search has.
import { say } from '$lib/state/i18n.svelte';

/** In percent, to the next five. */
export function rounded(chance: number): number {
  return 5 * Math.round(20 * chance);
}

/** The chance that a move gives; for another move than the best, whether it is about as good. */
export function chanceWords(chance: number, best: number | null = null): string {
  const percent = rounded(chance);
  if (best !== null && rounded(best) === percent) return say('advice-equal');
  if (percent >= 95 || percent <= 5) return say(percent >= 95 ? 'advice-sure' : 'advice-hopeless');
  return percent === 50 ? say('advice-even') : say('advice-likely', { percent });
}
