// Sentences of the hall about a table.
import type { Card, Mine, SeatSeen } from '$lib/client/protocol';
import { say } from '$lib/state/i18n.svelte';
import type { Words } from '$lib/state/words';
import { signed } from '$lib/ui/NameText.svelte';

/** The player of a seat, to be shown by `NameText`: a name, a bot with its level, or a free seat. */
export function seatName(seat: SeatSeen, place: number): string {
  if (seat.kind === 'bot') return say('hall-bot', { bot: seat.level });
  if (seat.former) return say('former-player');
  if (!seat.taken) return seat.name ? say('hall-kept', { who: seat.name }) : say('hall-free');
  return seat.name ? signed(seat.name, seat.registered) : say('player', { number: place + 1 });
}

/** The game, its variant if it is not the usual one, and the host's own box if it is played with one. */
export function gameName(card: Card, words: Words | null): string {
  const name = variantName(card, words);
  return card.box ? say('hall-box', { game: name, called: card.box }) : name;
}

/** The game, and its variant if it is not the usual one. */
export function variantName(card: Card, words: Words | null): string {
  const title = words?.say('title') ?? card.game;
  const variant = `variant-${card.variant}`;
  if (card.variant === 'standard' || !words?.has(variant)) return title;
  return say('hall-variant', { game: title, variant: words.say(variant) });
}

/** The page of the rules that hold at a table. */
export function rulesPath(card: Card): string {
  return `/rules/${card.game}${card.box ? `?content=${card.content}` : ''}`;
}

/** The others at one of my tables. */
export function company({ card, seats }: Mine): string {
  const others = card.seats.map((seat, place) => ({ seat, place })).filter(({ place }) => !seats.includes(place));
  if (!seats.length) return say('mine-hosted', { who: listed(others.map(({ seat, place }) => seatName(seat, place))) });
  if (card.origin) return say('mine-tried');
  if (!others.length) return say(card.seats.length > 1 ? 'hall-here' : 'hall-alone');
  return say('hall-with', { who: listed(others.map(({ seat, place }) => seatName(seat, place))) });
}

export function listed(names: string[]): string {
  if (names.length < 2) return names.join('');
  return say('list', { first: names.slice(0, -1).join(', '), last: names.at(-1) });
}

/** Whether others would like a rematch, and wait for this player's answer. */
export function offered({ card, seats }: Mine): boolean {
  const { offers, rematch } = card;
  return card.phase === 'over' && !rematch && offers.length > 0 && !offers.some((seat) => seats.includes(seat));
}

/** The state of one of the player's tables: whom it waits for, or its result. */
export function state(mine: Mine): string {
  const { card, seats, turn } = mine;
  if (offered(mine)) return say('hall-rematch-offered');
  if (card.offers.length && !card.rematch) return say('hall-rematch-waits');
  if (card.ending) return outcome(card, seats);
  if (card.phase === 'waiting') {
    return say('hall-waiting', { count: card.seats.filter((seat) => !seat.taken).length });
  }
  if (turn) return say('hall-your-turn');
  const actor = card.seats[card.actor];
  return actor ? say('hall-turn', { who: seatName(actor, card.actor) }) : say('hall-playing');
}

const CLOSED: Record<string, string> = { closed: 'hall-closed', rules: 'hall-closed-rules' };

/** The result of a table, as its players see it. */
export function outcome(card: Card, mine: number[]): string {
  const { reason, returns } = card.ending!;
  if (!returns.length) return say(CLOSED[reason] ?? 'hall-abandoned');
  if (reason === 'resigned' && returns.length > 1 && mine.some((seat) => card.seats[seat]?.resigned)) {
    return say('end-you-resigned');
  }
  if (returns.length === 1) return say('end-score', { score: returns[0] });
  const winners = returns.flatMap((share, seat) => (share === 1 ? [seat] : []));
  if (!winners.length) return say(returns.some(Boolean) ? 'end-draw' : 'end-lost');
  if (mine.length < returns.length && winners.some((seat) => mine.includes(seat))) return say('hall-won');
  return say('hall-won-by', { who: listed(winners.map((seat) => seatName(card.seats[seat]!, seat))) });
}

const HOUR = 3_600_000;

/** The time left to decide, at a table with days for each move; '' at others. */
export function timeLeft(card: Card, now: number): string {
  if (card.clock?.kind !== 'days' || card.deadline === null) return '';
  const hours = Math.max(0, Math.floor((card.deadline - now) / HOUR));
  if (hours >= 48) return say('hall-days-left', { count: Math.floor(hours / 24) });
  return hours ? say('hall-hours-left', { count: hours }) : say('hall-minutes-left');
}

/** A clock in a few words. */
export function clockWords(card: Card): string {
  const clock = card.clock;
  if (!clock) return say('hall-clock-none');
  if (clock.kind === 'days') return say('hall-clock-days', { count: clock.days });
  const minutes = Math.round(clock.seconds / 6) / 10;
  return say('hall-clock-game', { minutes, increment: clock.increment });
}
