// A card that leaves one place and comes to another slides there; one that comes from nowhere grows.
import { scale } from 'svelte/transition';
import { travel } from '$lib/parts/movement';
import { reducedMotion } from '$lib/state/preferences.svelte';

const QUICK = 320;

export const [send, receive] = travel(QUICK, (node) =>
  scale(node, { duration: reducedMotion() ? 0 : QUICK / 2, start: 0.4 }),
);
