// The trace of the last turns: where the other players' pieces came from and went, which places they named, what they
// rolled. It is made of events alone, by the ids that the view uses, and knows no game.
// A board marks what it wants of it: `<Traces {trace} spot={…} />` draws the ways as arrows, `trace.places.get(id)` is
// the seat that named a place (for a ghost or an outline in its colour), `trace.rolls.get(seat)` a die.
import type { LastTurn } from './turns';

/** A way that something went: two places or more. */
export interface Way {
  seat: number;
  places: string[];
}

export interface Trace {
  ways: Way[]; // in the order in which they were gone
  places: Map<string, number>; // by place: the seat whose turn named it last
  rolls: Map<number, number>; // by seat: what the die showed last
}

export const NO_TRACE: Trace = { ways: [], places: new Map(), rolls: new Map() };
const PLACES = ['at', 'from', 'to', 'spaces']; // fields of events that name places

export function traceOf(turns: LastTurn[]): Trace {
  const trace: Trace = { ways: [], places: new Map(), rolls: new Map() };
  for (const { seat, events } of turns) {
    for (const { event } of events) {
      for (const places of waysOf(event)) trace.ways.push({ seat, places });
      const named = [...PLACES.flatMap((field) => event[field]), ...waysOf(event).flat()];
      for (const place of named) if (typeof place === 'string') trace.places.set(place, seat);
      const shown = event.kind === 'rolled' ? (event.face ?? event.number) : null;
      if (typeof shown === 'number') trace.rolls.set(seat, shown);
    }
  }
  return trace;
}

/** The ways of an event: from one place to another, perhaps by a path; or several moves at once. */
function waysOf(event: Record<string, unknown>): string[][] {
  const found: unknown[][] = [];
  if (Array.isArray(event.moves)) found.push(...(event.moves as unknown[][]));
  else if (typeof event.from === 'string') found.push([event.from, ...[event.path ?? event.to].flat()]);
  return found.filter(
    (places): places is string[] =>
      Array.isArray(places) && places.length > 1 && places.every((place) => typeof place === 'string'),
  );
}
