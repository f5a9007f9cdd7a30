// Loads threats, a little after the position has changed.
import { preferences } from '$lib/state/preferences.svelte';
import type { Place } from '../place.svelte';

const REST = 300; // milliseconds

/** Load what is one action away whenever the position changes, for as long as the component lives. */
export function keepThreatsLoaded(place: Place): void {
  $effect(() => {
    void [place.live.view, place.live.actor, place.warns, preferences.threats];
    if (place.live.behind) return; // they would be about another position than the one in sight
    const timer = setTimeout(() => void place.loadThreats(), preferences.threats && place.threats ? REST : 0);
    return () => clearTimeout(timer);
  });
}
