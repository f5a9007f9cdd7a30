// The result of a game in words, and the tables of each seat's things at its end.
import type { Account, EndingSeen } from '$lib/client/protocol';
import { say } from '$lib/state/i18n.svelte';
import type { Words } from '$lib/state/words';

export function resultOf(words: Words, ending: EndingSeen): string {
  const { reason, returns } = ending;
  if (['abandoned', 'closed', 'rules'].includes(reason)) return say(`ending-${reason}`);
  const winners = returns.flatMap((share, seat) => (share === 1 ? [seat] : []));
  let result: string;
  if (returns.length === 1) result = words.say('end-score', { score: String(returns[0]) });
  else if (winners.length) result = words.say('end-won', { count: winners.length, seats: winners });
  else result = words.say(returns.some(Boolean) ? 'end-draw' : 'end-lost');
  return reason === 'time' ? `${say('clock-out')} ${result}` : result;
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
