// The last turn of a player in the words of the log, but shorter: the player's name is said once.
import { joinWalks, type LastTurn, wholeWalk } from '$lib/board/turns';
import type { Told } from '$lib/client/protocol';
import type { Words } from '$lib/state/words';

/** One thing that a player did. */
export interface Deed {
  text: string;
  told: Told[]; // the events that it was told in
}

/** A turn's events, without the player's name at their beginning and the full stop at their end; the same thing is told once. */
export function deedsOf({ seat, events }: LastTurn, words: Words): Deed[] {
  const found = new Map<string, Told[][]>();
  const name = `${words.player(seat)} `;
  for (const steps of joinWalks(events)) {
    const sentence = words.event(wholeWalk(steps).event);
    const text = (sentence.startsWith(name) ? sentence.slice(name.length) : sentence).replace(/\.$/, '');
    found.set(text, [...(found.get(text) ?? []), steps]);
  }
  return [...found].map(([text, times]) => ({
    text: times.length > 1 ? words.say('last-times', { text, count: times.length }) : text,
    told: times.flat(),
  }));
}
