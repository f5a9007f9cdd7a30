// Looking back: the address says which step of the table is shown, and with whose eyes.
import { untrack } from 'svelte';
import { router } from '$lib/state/router.svelte';
import type { Place } from '../place.svelte';

/** What the address says: a step, or null for now; and after the end the seat to look from, or null for all. */
export interface Moment {
  step: number | null;
  seat: number | null;
}

/** Show at `place` what the address says, for as long as the component lives. */
export function showMoment(place: Place, moment: () => Moment): void {
  $effect(() => {
    const { step, seat } = moment();
    const eyes = place.live.ending ? seat : place.live.you;
    untrack(() => void place.look(step, eyes));
  });
}

/** Change the address to a step, or with null to now. */
export function goTo(place: Place, watch: string, { step, seat }: Moment): void {
  const query = new URLSearchParams();
  if (watch) query.set('watch', watch);
  if (step !== null) query.set('step', String(step));
  if (step !== null && place.live.ending && seat !== null) query.set('seat', String(seat));
  const asked = query.toString();
  router.go(`/t/${place.table}${asked ? `?${asked}` : ''}`, true);
}
