// Tips for new players: which one fits now, and when it has been there for long enough.
import { dismissTip, preferences } from '$lib/state/preferences.svelte';
import type { Place } from '../place.svelte';

const ENOUGH = 4; // decisions: a tip may lie over pieces, and whoever plays on has read it, or will not
const decisions: Record<string, number> = {}; // that were made while a tip was there

const TIPS = ['choose', 'undo', 'log'];

/** Whether some tip is still to come at this table. */
export function expectsTips(place: Place): boolean {
  return preferences.firsts && !place.lesson && TIPS.some((name) => !preferences.noted.includes(name));
}

/** The most useful tip that fits now and was not read yet. */
export function tipAt(place: Place): string | undefined {
  const { live } = place;
  if (live.you === null || live.ending || place.past || place.lesson || !preferences.firsts) return undefined;
  const told = live.log.some((line) => line.actor >= 0);
  const decided = live.log.some((line) => line.actor === live.you);
  const fitting = [
    ...(place.asked && !decided ? ['choose'] : []),
    ...(decided && place.asked && live.undo === null ? ['undo'] : []),
    ...(decided && told ? ['log'] : []),
  ];
  return fitting.find((name) => !preferences.noted.includes(name));
}

/** The player has decided something while this tip was there. */
export function playedOn(tip: string | undefined): void {
  dismissTip('choose'); // whoever has chosen something knows how
  if (!tip) return;
  decisions[tip] = (decisions[tip] ?? 0) + 1;
  if (decisions[tip] < ENOUGH) return;
  decisions[tip] = 0; // tips can be wanted again
  dismissTip(tip);
}
