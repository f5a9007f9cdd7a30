// Made from the Python structs by `make golden`. Do not edit.

/** The whole table as one seat sees it. */
export interface View {
  seat: number | null;
  phase: string;
  actor: number;
  player: number;
  turn: number;
  round: number;
  rounds: number;
  goal: number;
  even_rounds: boolean;
  cauldron: number | null;
  left: number;
  players: Player[];
  orders: (Order | null)[];
  stacks: Stack[];
  foreseen: Order[];
  brought: Order | null;
  drink: Drink | null;
  deck: number;
  discards: Count[];
  held_over: Count[];
  costs: Cost[];
}

/** What lies in front of a seat, and what the viewer knows of its hand. */
export interface Player {
  seat: number;
  gold: number;
  sold: string[];
  hand: number;
  cards: Card[] | null;
  known: Count[];
  held_over: number | null;
  cauldrons: Cauldron[];
  lingering: Lingering[];
}

/** So many cards of a kind, and what stands on them. */
export interface Card {
  ingredient: string;
  count: number;
  effects: string[];
}

/** So many cards of a kind. */
export interface Count {
  ingredient: string;
  count: number;
}

/** Cauldron. */
export interface Cauldron {
  number: number;
  size: number;
  cards: Card[];
  effects: Brewing[];
  orders: Fit[];
}

/** An effect in a cauldron: how many ingredients have it, how many it takes, whether that is enough. */
export interface Brewing {
  effect: string;
  count: number;
  cost: number;
  variable: boolean;
  active: boolean;
}

/** What a cauldron's potion lacks for an Order in play: nothing, if it can be sold. */
export interface Fit {
  order: string;
  missing: Missing[];
}

/** How many more ingredients with an effect an Order wants. */
export interface Missing {
  effect: string;
  count: number;
}

/** An effect that lasts, and the ingredient that reminds of it (None: it shares another's). */
export interface Lingering {
  effect: string;
  ingredient: string | null;
}

/** Order. */
export interface Order {
  order: string;
  kind: string;
  value: number;
  wants: Want[];
}

/** An effect that an Order wants, and how many ingredients with it that takes. */
export interface Want {
  effect: string;
  least: number;
  variable: boolean;
}

/** A stack of Orders: its size, and from the top those that the viewer could have noted (memory). */
export interface Stack {
  kind: string;
  count: number;
  known: (string | null)[];
}

/** The potion being drunk, and what is still to come of it. */
export interface Drink {
  cauldron: number;
  cards: Card[];
  effect: string | null;
  todo: string[];
  target: number | null;
}

/** Cost. */
export interface Cost {
  effect: string;
  cost: number;
  variable: boolean;
}
