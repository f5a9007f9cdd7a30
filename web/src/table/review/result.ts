// The result of a game in words, and the tables of each seat's things at its end.
import type { Account, EndingSeen, SeatSeen } from '$lib/client/protocol';
import { say } from '$lib/state/i18n.svelte';
import type { Words } from '$lib/state/words';

const NO_RESULT = ['abandoned', 'closed', 'rules'];

/** The seats that have won. */
export function winnersOf({ returns }: EndingSeen): number[] {
  return returns.length > 1 ? returns.flatMap((share, seat) => (share === 1 ? [seat] : [])) : [];
}

/** The headline: to a winner that they have won. `mine` are the reader's seats; at all seats one wins nothing. */
export function resultOf(words: Words, ending: EndingSeen, seats: SeatSeen[], mine: number[]): string {
  const { reason, returns } = ending;
  if (NO_RESULT.includes(reason)) return say(`ending-${reason}`);
  if (!returns.length) return say('end-unscored');
  if (returns.length === 1) return words.say('end-score', { score: String(returns[0]) });
  const winners = winnersOf(ending);
  const own = mine.length < seats.length ? winners.filter((seat) => mine.includes(seat)) : [];
  if (own.length) {
    const others = winners.filter((seat) => !own.includes(seat));
    return others.length ? words.say('end-you-won-with', { seats: others }) : say('end-you-won');
  }
  if (winners.length) return words.say('end-won', { count: winners.length, seats: winners });
  if (mine.length < seats.length && mine.some((seat) => (returns[seat] ?? 0) > 0)) return say('end-you-drew');
  if (returns.some(Boolean)) return say(reason === 'resigned' ? 'end-heading' : 'end-draw');
  const first = seats.findIndex((seat) => seat.resigned);
  return first < 0 ? say('end-lost') : words.say('end-bot-first', { seat: first });
}

/** How it came to that, where the game itself did not end: who ran out of time, who resigned. */
export function causeOf(words: Words, ending: EndingSeen, seats: SeatSeen[]): string {
  if (ending.reason !== 'time' && ending.reason !== 'resigned') return '';
  const gone = seats.flatMap((seat, number) => (seat.out ? [number] : []));
  return gone
    .map((seat) => words.say(seats[seat]!.resigned ? 'notice-resigned' : 'notice-ran-out', { seat }))
    .join(' ');
}

export interface Row {
  name: string;
  values: (number | null)[];
}

/** The amounts that each seat has, for the fields that `standing-…` has a word for. */
export function standing(words: Words, view: any): Row[] {
  const players: Record<string, unknown>[] = Array.isArray(view?.players) ? view.players : [];
  const fields = Object.keys(players[0] ?? {}).filter((field) => words.has(`standing-${field}`));
  return fields.map((field) => ({
    name: words.say(`standing-${field}`),
    values: players.map((player) => amount(player[field])),
  }));
}

/** Each seat's totals of the whole game, for what the game counts. */
export function accountsOf(words: Words, accounts: Account[]): Row[] {
  return accounts.map(({ account, key, thing, amounts }) => ({
    name: words.say(`account-${account}`, key ? { [key]: thing } : {}),
    values: amounts,
  }));
}

function amount(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.length;
  if (value && typeof value === 'object') {
    return Object.values(value).reduce((sum: number, one) => sum + (typeof one === 'number' ? one : 0), 0);
  }
  return null;
}
