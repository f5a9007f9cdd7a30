// A thing that leaves one place and comes to another slides there.
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { still } from '$lib/keeping.svelte';

type Journey = ReturnType<typeof crossfade>[number];

/** Two transitions, to send and to receive by the same key; what comes from nowhere does as `fallback` says. */
export function travel(quick: number, fallback?: (node: Element) => TransitionConfig): [Journey, Journey] {
  const [send, receive] = crossfade({ duration: () => (still() ? 0 : quick), ...(fallback && { fallback }) });
  return [seen(send), seen(receive)];
}

/** Between things that are not drawn there is no way to go. */
function seen(journey: Journey): Journey {
  return (node, params) => {
    const start = journey(node, params);
    return () => {
      const found = start() as TransitionConfig | undefined; // none without a counterpart and a fallback
      const shown = found?.css && !/NaN|Infinity/.test(found.css(0.5, 0.5));
      return !found || shown ? found! : { duration: 0 };
    };
  };
}
