// Which pieces an event is about, by the names that the board has for them.
import type { Flight } from '$lib/parts/Flights.svelte';
import type { Choice } from '$lib/state/choice.svelte';
import type { Words } from '$lib/state/words';
import type { View } from './view';

/** The props of every part of the board. */
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

export type Thing = ['gold'] | ['ingredient', string] | ['potion', string | null] | ['stranger', string];

/** What an event carries from one place to another. */
export function flights(event: Record<string, any>): Flight<Thing>[] {
  const mine = (heap: string) => `${seatName(event.seat)} ${heap}`;
  const theirs = (heap: string) => `${seatName(event.rival_seat)} ${heap}`;
  const gold = (from: string, to: string): Flight<Thing>[] => (event.count ? [{ thing: ['gold'], from, to }] : []);
  const goods = (from: string, to: string, ids: string[] = [event.ingredient]): Flight<Thing>[] =>
    ids.map((id) => ({ thing: ['ingredient', id], from: from || goodName(id), to: to || goodName(id) }));
  const potion = (from: string, to: string): Flight<Thing>[] => [{ thing: ['potion', event.potion ?? null], from, to }];
  const brew = [event.herb, event.special];
  switch (event.kind) {
    case 'earned':
    case 'given':
      return gold('pile', mine('gold'));
    case 'healed':
      return gold(mine('gold'), 'pile');
    case 'gold-stolen':
      return gold(mine('gold'), 'alley');
    case 'took-gold':
      return gold('alley', mine('gold'));
    case 'bought':
      return [...gold(mine('gold'), 'pile'), ...goods('', mine('bag'))];
    case 'charmed':
      return goods('', mine('bag'));
    case 'took':
      return goods('alley', mine('bag'));
    case 'ingredients-stolen':
      return goods(mine('bag'), 'alley', event.ingredients);
    case 'burgled':
      return goods(theirs('shelf'), mine('bag'));
    case 'shelved':
      return goods(mine('bag'), mine('shelf'));
    case 'added':
      return goods(mine('shelf'), mine('table'));
    case 'brewing':
      return goods(mine('shelf'), mine('table'), brew);
    case 'brew-failed':
    case 'none-left':
      return goods(mine('table'), '', brew);
    case 'brewed':
      return [...goods(mine('table'), '', brew), ...potion(mine('table'), mine('potions'))];
    case 'potion-stolen':
      return potion(mine('potions'), 'alley');
    case 'took-potion':
      return potion('alley', mine('potions'));
    case 'filched':
      return potion(theirs('potions'), mine('potions'));
    case 'ran-out':
      return potion(mine('potions'), 'pack');
    case 'drank':
      return potion(mine('potions'), seatName(event.seat));
    case 'sprung':
      return potion(theirs('potions'), 'pack');
    case 'met':
      return [{ thing: ['stranger', event.stranger], from: 'pack', to: 'street' }];
    case 'refused':
    case 'too-dear':
      return [{ thing: ['stranger', event.stranger], from: 'street', to: 'pack' }];
    case 'hired':
      return [{ thing: ['stranger', event.stranger], from: 'street', to: seatName(event.seat) }];
    case 'sent':
      return [{ thing: ['stranger', event.stranger], from: seatName(event.seat), to: seatName(event.rival_seat) }];
    default:
      return [];
  }
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
