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
  brewed: number[];
  dumped: number[];
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

/** The belongings of a seat, and the viewer's knowledge of its hand. */
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

/** A number of cards of a kind, and their effects. */
export interface Card {
  ingredient: string;
  count: number;
  effects: string[];
}

/** A number of cards of a kind. */
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

/** An effect in a cauldron: its number of ingredients, its cost, and whether it is active. */
export interface Brewing {
  effect: string;
  count: number;
  cost: number;
  variable: boolean;
  active: boolean;
}

/** The effects that a cauldron's potion lacks for an Order in play: none, if it can be sold. */
export interface Fit {
  order: string;
  missing: Missing[];
}

/** The number of ingredients with an effect that an Order still lacks. */
export interface Missing {
  effect: string;
  count: number;
}

/** A lingering effect and the ingredient that is its reminder (None: it shares another's). */
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

/** An effect that an Order wants, and the number of ingredients that this takes. */
export interface Want {
  effect: string;
  least: number;
  variable: boolean;
}

/** A stack of Orders: its size and, with memory, the cards that the viewer knows, from the top. */
export interface Stack {
  kind: string;
  count: number;
  known: (string | null)[];
}

/** The potion being drunk, and its remaining effects. */
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
