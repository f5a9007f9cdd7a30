// Which events of a game sound how: a game says so in src/philtre/games/GAME/web/sounds.ts; others are silent.
import { untrack } from 'svelte';
import type { Sound } from '$lib/board/sound';
import type { Told } from '$lib/client/protocol';
import type { Place } from '../place.svelte';
import { winnersOf } from '../review/result';
import { play } from './synth';

const MOST = 5; // sounds of one batch of events
const APART = 0.16; // seconds between them

const files = import.meta.glob<{ SOUNDS: Record<string, Sound> }>('../../../../src/philtre/games/*/web/sounds.ts', {
  eager: true,
});

/** The sounds of some events, in their order; the same one is heard once in a row. */
export function soundsOf(game: string, events: Told[]): Sound[] {
  const known = files[`../../../../src/philtre/games/${game}/web/sounds.ts`]?.SOUNDS ?? {};
  const found = events.flatMap(({ event }) => known[String(event.kind)] ?? []);
  return found.filter((sound, number) => sound !== found[number - 1]).slice(0, MOST);
}

/** Let the events of the table be heard as they come, for as long as the component lives. */
export function soundEvents(place: Place): void {
  let heard: number | null = null; // the number of the last batch
  let over: boolean | null = null;
  $effect(() => {
    const { batch, ending, whole } = place.live;
    untrack(() => {
      if (heard !== null && batch.number !== heard) {
        soundsOf(place.game, batch.events).forEach((sound, number) => play(sound, number * APART));
      }
      heard = batch.number;
      if (!whole) return;
      const won = ending !== null && winnersOf(ending).some((seat) => place.mine.includes(seat));
      if (over === false && won) play('win', 0.4);
      over = ending !== null;
    });
  });
}
