// What an event carries from one place of the table to another. Tiles slide on the market by themselves.
import type { Flight } from '$lib/parts/Flights.svelte';

export type Thing = ['gem', string] | ['potion', string] | ['apothecary', string];

export const COLOURS = ['ruby', 'sapphire', 'topaz'];

export function flights(event: Record<string, any>): Flight<Thing>[] {
  const own = `seat ${event.seat}`;
  const gem = (colour: string, from: string, to: string): Flight<Thing> => ({ thing: ['gem', colour], from, to });
  const card = (from: string, to: string): Flight<Thing> => ({ thing: ['apothecary', event.apothecary], from, to });
  switch (event.kind) {
    case 'gained':
      return [gem(event.gem, 'market', own)];
    case 'spent':
      return [gem(event.gem, own, 'alley')];
    case 'spent-each':
      return COLOURS.map((colour) => gem(colour, own, 'alley'));
    case 'paid':
      return [gem(event.gem, own, 'seat 0')];
    case 'paid-each':
      return COLOURS.map((colour) => gem(colour, own, 'seat 0'));
    case 'given':
    case 'hired':
      return [card('alley', own)];
    case 'arrived':
      return [card('alley deck', `alley ${event.station}`)];
    case 'satisfied':
    case 'kept':
      return [{ thing: ['potion', event.colour], from: 'market', to: own }];
    default:
      return [];
  }
}
