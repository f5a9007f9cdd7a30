// What an event carries from one place of the board to another. Wizards go along their paths by themselves (Wheel.svelte).
import type { Flight } from '$lib/parts/Flights.svelte';
import type { View } from './view';

export type Thing = ['resource', string] | ['potion', string] | ['coin'];

export function flights(event: Record<string, any>, view: View): Flight<Thing>[] {
  const own = `seat ${event.seat}`;
  const here = `space ${view.players[event.seat]?.at}`;
  const resource = (from: string, to: string): Flight<Thing> => ({ thing: ['resource', event.resource], from, to });
  const potion = (from: string, to: string): Flight<Thing> => ({ thing: ['potion', event.potion], from, to });
  switch (event.kind) {
    case 'gained':
      return [resource(here, own)];
    case 'gave':
      return [resource(own, here)];
    case 'gave-to':
      return [resource(own, `seat ${event.to_seat}`)];
    case 'crafted':
      return [potion(`recipe ${event.potion}`, own)];
    case 'sold':
      return [potion(own, here), { thing: ['coin'], from: here, to: own }];
    case 'spilled':
    case 'drank':
    case 'teleported':
      return [potion(own, here)];
    case 'swapped':
    case 'attacked':
      return [potion(own, `space ${view.players[event.other_seat]?.at}`)];
    default:
      return [];
  }
}
