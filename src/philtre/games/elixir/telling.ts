// Which pieces an event is about, by the names that the board has for them.
import type { Choice } from '$lib/choice.svelte';
import type { Words } from '$lib/words';
import type { View } from './view';

/** What every part of the board is given. */
export interface Shown {
  view: View;
  words: Words;
  choice: Choice;
  marked: Set<string>; // pieces about which something is new
  named: Set<string>; // pieces that a line of the log is about
}

const BOUGHT = ['bought', 'charmed'];
const FROM_PILE = ['earned', 'given'];
const IN_ALLEY = ['gold-stolen', 'ingredients-stolen', 'potion-stolen', 'took', 'took-gold', 'took-potion'];
const AT_HEALERS = ['mugged', 'cursed', 'already-there', 'healed', 'stayed'];

export const cellName = (herb: string, special: string) => `${herb} ${special}`;
export const seatName = (seat: number) => `seat ${seat}`;
export const goodName = (ingredient: string) => `good ${ingredient}`;

export function about(event: Record<string, any>, view: View): string[] {
  const found: string[] = [];
  const kind = String(event.kind);
  const placeOf = (kind: string) => view.places.find((place) => place.kind === kind)?.place ?? kind;
  if (event.place) found.push(event.place);
  if (event.herb) found.push(cellName(event.herb, event.special));
  if (event.stranger) found.push(event.stranger);
  if (BOUGHT.includes(kind)) found.push(goodName(event.ingredient));
  if (FROM_PILE.includes(kind)) found.push('pile');
  if (IN_ALLEY.includes(kind)) found.push(placeOf('alley'));
  if (AT_HEALERS.includes(kind)) found.push(placeOf('healers'));
  for (const seat of [event.seat, event.rival_seat]) if (typeof seat === 'number') found.push(seatName(seat));
  return found;
}

/** Each thing once, with how many of it there are. */
export function counted(things: string[]): [thing: string, count: number][] {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}

/** A thing and its number, as one says it. */
export function named(words: Words, field: string, things: string[]): string {
  if (!things.length) return words.say('board-nothing');
  return counted(things)
    .map(([thing, count]) => `${words.argument(field, thing)}${count > 1 ? ` ×${count}` : ''}`)
    .join(', ');
}
