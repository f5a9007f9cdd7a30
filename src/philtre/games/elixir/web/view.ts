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

/** A building or the Blind Alley, and the street space next to it. */
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

/** A Stranger: its effect, the lowest roll that succeeds, and the price to hire it. */
export interface Hireling {
  stranger: string;
  power: string;
  success: number | null;
  hire: number | null;
}

/** A potion: its power, the turns it lasts (0: it cannot be drunk), and the number of its cards. `left` is the number that the viewer saw in the pack after their last brew; None before the first.  */
export interface Kind {
  potion: string;
  power: string;
  levels: number;
  number: number;
  left: number | null;
}

/** A cell of the formula sheet: the formula if the viewer knows it, brews, looks, and deductions. */
export interface Cell {
  herb: string;
  special: string;
  potion: string | null;
  brewed: Brew[];
  looked: number[];
  may: string[];
}

/** A successful brew of a cell: its seat, and whether a potion was left for it. */
export interface Brew {
  seat: number;
  gained: boolean;
}

/** A wizard. `hand` is None where the viewer may not see it; `healing` is the Healers' remaining price. */
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
