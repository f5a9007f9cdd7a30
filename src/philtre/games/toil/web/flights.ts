// What an event carries from one place of the board to another. Cards that stay in sight slide by themselves (travel.ts).
import type { Flight } from '$lib/parts/Flights.svelte';

export type Thing = ['card', string | null] | ['coin'] | ['order'];

const SHOWN = 3; // of many cards at once
const hand = (seat: number) => `seat ${seat} hand`;
const cauldron = (seat: number, number: number) => `seat ${seat} cauldron ${number}`;

export function flights(event: Record<string, any>, you: number | null): Flight<Thing>[] {
  const { seat, target_seat: target, ingredient } = event;
  const card = (from: string, to: string, id: string | null = ingredient): Flight<Thing> => ({
    thing: ['card', id],
    from,
    to,
  });
  const some = (count: number, from: string, to: string) =>
    Array.from({ length: Math.min(count, SHOWN) }, () => card(from, to, null));
  const pot = (whose: number) => cauldron(whose, event.cauldron);
  switch (event.kind) {
    case 'drew':
      return you === null ? [] : [card('deck', hand(you))];
    case 'gathers':
      return seat === you ? [] : some(event.count, 'deck', hand(seat));
    case 'reshuffled':
      return some(SHOWN, 'discards', 'deck');
    case 'added':
      return seat === you ? [] : [card(hand(seat), pot(seat))];
    case 'dumped':
      return event.ingredients.map((id: string) => card(pot(seat), 'discards', id));
    case 'burnt':
      return event.ingredients.map((id: string) => card(pot(target), 'discards', id));
    case 'dropped':
      return [card(pot(seat), 'discards')];
    case 'corroded':
      return [card(pot(target), 'discards')];
    case 'gave':
    case 'parted':
      return [card(hand(seat), hand(target))];
    case 'took':
      return [card(hand(target), hand(seat))];
    case 'swapped':
      return [card(hand(seat), hand(target), null), card(hand(target), hand(seat), null)];
    case 'sold':
      return [{ thing: ['coin'], from: `orders ${event.order}`, to: `seat ${seat} gold` }];
    case 'brought':
      return [{ thing: ['order'], from: 'drink', to: 'orders' }];
    case 'replaced':
      return [{ thing: ['order'], from: `orders ${event.order}`, to: 'stacks' }];
    default:
      return [];
  }
}
