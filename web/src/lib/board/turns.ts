// The last turn of each player, found in the log.
import type { Told } from '$lib/client/protocol';

export interface LastTurn {
  seat: number;
  events: Told[];
  begun: boolean; // false: the player has had no turn yet
}

/** The seat whose turn an event begins; null if it begins none. */
export function begins({ event }: Told): number | null {
  return event.kind === 'turn' && typeof event.seat === 'number' ? event.seat : null;
}

/**
 * The turns of a log in their order. Where a game does not tell turns, a turn lasts while one seat decides; so does the
 * first, in a game that tells only the turns after it.
 */
function turnsOf(log: Told[]): LastTurn[] {
  const turns: LastTurn[] = [];
  const first = log.findIndex((line) => begins(line) !== null);
  for (const [place, line] of log.entries()) {
    const untold = place < first || first < 0;
    const seat = !untold ? begins(line) : line.actor >= 0 && line.actor !== turns.at(-1)?.seat ? line.actor : null;
    if (seat !== null) turns.push({ seat, events: [], begun: true });
    if (begins(line) === null) turns.at(-1)?.events.push(line);
  }
  return turns;
}

/**
 * The last turn of each of these seats. Of the turn under way that is the one before, until `tells` says that there is
 * something to tell of it. A turn without events is one in which the player did nothing.
 */
export function lastTurns(
  log: Told[],
  seats: number[],
  tells: (turn: LastTurn) => boolean = ({ events }) => events.length > 0,
): LastTurn[] {
  const turns = turnsOf(log);
  const present = turns.at(-1);
  const told = present && !tells(present) ? turns.slice(0, -1) : turns;
  return seats.map((seat) => told.findLast((turn) => turn.seat === seat) ?? { seat, events: [], begun: false });
}

/** What has happened since this seat's last decision, or since its last turn ended: a roll that was forced decides nothing. */
export function newsFor(seat: number, log: Told[]): Told[] {
  const decided =
    log.findLast((line) => line.actor === seat)?.step ?? (log.find((line) => line.actor >= 0)?.step ?? Infinity) - 1;
  let [whose, ended]: [number | null, number] = [null, -1];
  log.forEach((line, place) => {
    const next = begins(line);
    if (next === null) return;
    if (whose === seat && next !== seat) ended = place;
    whose = next;
  });
  return log.filter((line, place) => line.step > decided && place > ended);
}

/** The other players' seats, beginning with the one who sits after the viewer. */
export function rivals(count: number, you: number | null): number[] {
  const first = (you ?? -1) + 1;
  const all = Array.from({ length: count }, (_, place) => (first + place) % count);
  return all.filter((seat) => seat !== you);
}

/** Events one by one, but those of several steps of one walk together. */
export function joinWalks(events: Told[]): Told[][] {
  const found: Told[][] = [];
  for (const told of events) {
    const before = found.at(-1)?.at(-1);
    const goesOn =
      before &&
      before.event.kind === told.event.kind &&
      before.event.seat === told.event.seat &&
      typeof told.event.from === 'string' &&
      before.event.to === told.event.from;
    if (goesOn) found.at(-1)!.push(told);
    else found.push([told]);
  }
  return found;
}

/** The steps of a walk as one event, from where it began to where it ended. */
export function wholeWalk(steps: Told[]): Told {
  const [first] = steps;
  const last = steps.at(-1)!;
  return first === last ? last : { ...last, event: { ...last.event, from: first!.event.from } };
}
