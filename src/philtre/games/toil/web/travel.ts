// A card that leaves one place and comes to another slides there; one that comes from nowhere grows.
import { scale } from 'svelte/transition';
import { still } from '$lib/keeping.svelte';
import { travel } from '$lib/parts/travel';

const QUICK = 320;

export const [send, receive] = travel(QUICK, (node) => scale(node, { duration: still() ? 0 : QUICK / 2, start: 0.4 }));
