// What the seats of a game mean before it begins: who begins, and who plays with whom.
import type { Words } from '$lib/state/words';

/** The game's own sentence for the variant and number of seats, or the usual one. */
export function seating(words: Words, variant: string, seats: number): string {
  const own = `seating-${variant}`;
  return words.has(own) ? words.say(own, { seats }) : words.say('seat-one-begins');
}
