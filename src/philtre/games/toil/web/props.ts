// Props that every part of the board has: the view and its words, possible choices, and marks.
import type { Move, Told } from '$lib/client/protocol';
import type { Choice } from '$lib/state/choice.svelte';
import type { Words } from '$lib/state/words';
import type { Card, Cost, Count, Order, Stack, View } from './view';

/** Pieces that something is about; cauldrons as `seat-number`. */
export interface Marks {
  orders: Set<string>;
  cauldrons: Set<string>;
  hand: Set<string>; // the viewer's
}

export interface SharedProps {
  view: View;
  words: Words;
  choice: Choice;
  you: number | null;
  fresh: Marks; // what is new
  named: Marks; // what a line of the log is about
  wanted: Set<string>; // effects that an Order in play wants
  coming: string[]; // effects of the card that is being put somewhere
}

const TO_VIEWER: Record<string, string> = { took: 'seat', gave: 'target_seat', parted: 'target_seat' }; // whose hand it comes to
const OF_TARGET = ['burnt', 'corroded']; // whose cauldrons they are about

/** The pieces that events are about. */
export function about(events: Told[], you: number | null): Marks {
  const marks: Marks = { orders: new Set(), cauldrons: new Set(), hand: new Set() };
  for (const { event } of events) {
    const {
      kind,
      order,
      ingredient,
      cauldron,
      from,
      to,
      seat,
      target_seat: target,
    } = event as Record<string, string | number>;
    if (typeof order === 'string') marks.orders.add(order);
    if (cauldron !== undefined) marks.cauldrons.add(`${OF_TARGET.includes(String(kind)) ? target : seat}-${cauldron}`);
    if (from !== undefined) marks.cauldrons.add(`${target ?? seat}-${from}`).add(`${seat}-${to}`);
    const receiver = TO_VIEWER[String(kind)];
    if (kind === 'drew' || (receiver && you !== null && event[receiver] === you)) marks.hand.add(String(ingredient));
  }
  return marks;
}

export function wantedBy(orders: (Order | null)[]): Set<string> {
  return new Set(orders.flatMap((order) => order?.wants.map((want) => want.effect) ?? []));
}

/** The effects of the card that is being put into a cauldron. */
export function coming(view: View, choice: Choice): string[] {
  const [ingredient] = choice.picked;
  if (typeof ingredient !== 'string' || !choice.kinds.some((kind) => ['add', 'move', 'steal'].includes(kind)))
    return [];
  const cards = view.players.flatMap((player) => [
    ...(player.cards ?? []),
    ...player.cauldrons.flatMap((cauldron) => cauldron.cards),
  ]);
  return cards.find((card) => card.ingredient === ingredient)?.effects ?? [];
}

/** Whether a move's field names a cauldron of the player aimed at, not of the one who decides. */
export function isTheirs(move: Move, field: string): boolean {
  const kind = String(move.move.kind);
  return kind === 'steal' ? field === 'from' : kind === 'corrode' || kind === 'burn';
}

/** A piece's label for screen readers: the whole move, if pointing at it leaves nothing to choose. */
export function told(words: Words, moves: Move[], name: string): string {
  const [first] = moves;
  if (!first) return name;
  return moves.length === 1 ? words.choice(first) : words.valued(words.kind(String(first.move.kind)), name);
}

// In words

export function times(words: Words, card: Card | Count): string {
  const name = String(words.argument('ingredient', card.ingredient));
  return card.count === 1 ? name : `${card.count} × ${name}`;
}

export function counted(words: Words, cards: (Card | Count)[]): string {
  return cards.map((card) => times(words, card)).join(', ');
}

/** An effect's cost: its number, or X with the least that it can be. */
export function costed(cost: Cost): string {
  if (!cost.variable) return String(cost.cost);
  return cost.cost === 1 ? 'X' : `X≥${cost.cost}`;
}

/** What the viewer could have noted of a stack. */
export function noted(words: Words, stack: Stack): string {
  const orders = stack.known.map((id) => (id ? words.argument('order', id) : '?')).join(', ');
  return words.say('board-noted', { stack: words.say(`board-stack-${stack.kind}`), orders });
}

/** How many ingredients an Order wants in all. */
export function sought(order: Order | null | undefined): number {
  return (order?.wants ?? []).reduce((sum, want) => sum + want.least, 0);
}

export function lacking(missing: { count: number }[]): number {
  return missing.reduce((sum, lack) => sum + lack.count, 0);
}
