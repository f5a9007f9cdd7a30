// Pieces that move: what leaves one place and comes to another slides there, and is known to be the same piece.
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { reducedMotion } from '$lib/state/preferences.svelte';

type Journey = ReturnType<typeof crossfade>[number];

/** Two transitions, to send and to receive by the same key; what comes from nowhere does as `fallback` says. */
export function travel(quick: number, fallback?: (node: Element) => TransitionConfig): [Journey, Journey] {
  const [send, receive] = crossfade({ duration: () => (reducedMotion() ? 0 : quick), ...(fallback && { fallback }) });
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

/** Gives each piece a number that goes with it, so that a board can let it slide. */
export class PieceTracker {
  private keys = new Map<string, number>();
  private last = 0;
  private batch = -1;

  /** The number of the piece on each place, after what has been moved in this batch. */
  follow(places: string[], moves: [from: string, to: string][], batch: number): Map<string, number> {
    if (batch !== this.batch) {
      this.batch = batch;
      const before = new Map(this.keys);
      for (const [from] of moves) this.keys.delete(from);
      for (const [from, to] of moves) {
        const key = before.get(from);
        if (key !== undefined) this.keys.set(to, key);
      }
    }
    const there = new Set(places);
    for (const place of this.keys.keys()) if (!there.has(place)) this.keys.delete(place);
    for (const place of places) if (!this.keys.has(place)) this.keys.set(place, ++this.last);
    return new Map(this.keys);
  }
}
