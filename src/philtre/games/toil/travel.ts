// A card that leaves one place and comes to another slides there; one that comes from nowhere grows.
import { crossfade, scale } from 'svelte/transition';
import { still } from '$lib/keeping.svelte';

const QUICK = 320;

export const [send, receive] = crossfade({
  duration: () => (still() ? 0 : QUICK),
  fallback: (node) => scale(node, { duration: still() ? 0 : QUICK / 2, start: 0.4 }),
});
