// Made from the Python structs by `make golden`. Do not edit.

/** The whole town as one seat sees it. */
export interface View {
  variant: string;
  seat: number | null;
  phase: string;
  actor: number;
  player: number;
  round: number;
  rounds: number;
  street: number;
  places: Place[];
  reachable: string[];
  goods: Good[];
  shelf: number;
  pile: number;
  alley: Alley;
  unseen: number;
  waiting: string[];
  strangers: Hireling[];
  stranger: string | null;
  die: number | null;
  kinds: Kind[];
  chart: Cell[];
  players: Player[];
  winners: number[];
}

/** A building or the Blind Alley, and the street space it hangs on. */
export interface Place {
  place: string;
  kind: string;
  at: string;
}

/** An ingredient in its shop; only gems have a value. */
export interface Good {
  ingredient: string;
  category: string;
  price: number;
  value: number | null;
  stock: number;
}

/** Alley. */
export interface Alley {
  gold: number;
  ingredients: string[];
  potions: string[];
}

/** A Stranger: what it does, from which roll on it succeeds, and what it costs to hire. */
export interface Hireling {
  stranger: string;
  power: string;
  success: number | null;
  hire: number | null;
}

/** A potion: what it can do, the turns it lasts (none: it cannot be drunk), and how many there are. */
export interface Kind {
  potion: string;
  power: string;
  levels: number;
  number: number;
}

/** A space of the formula sheet: what the viewer has seen, what all saw, and what can follow from it. */
export interface Cell {
  herb: string;
  special: string;
  potion: string | null;
  brewed: Brew[];
  looked: number[];
  may: string[];
}

/** Whose brew of a cell succeeded, and whether there was a potion left for it. */
export interface Brew {
  seat: number;
  gained: boolean;
}

/** A wizard. `hand` is None where the viewer may not look; `healing` is what the Healers still ask. */
export interface Player {
  seat: number;
  lab: string | null;
  place: string | null;
  gold: number;
  carried: string[];
  shelf: string[];
  table: string[];
  value: number;
  potions: number;
  hand: string[] | null;
  active: Active[];
  hired: string[];
  healing: number | null;
}

/** A drunk potion and the turns it still lasts, this one included. */
export interface Active {
  potion: string;
  left: number;
}
