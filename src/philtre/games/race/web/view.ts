// Made from the Python structs by `make golden`. Do not edit.

/** The whole table. */
export interface View {
  variant: string;
  seat: number | null;
  phase: string;
  actor: number;
  round: number;
  rounds: number;
  last_round: boolean;
  player: number;
  rolls: number;
  die: number;
  steps: number;
  reachable: string[];
  ways: Way[];
  routes: Route[];
  giver: number | null;
  owed: number;
  goal: number;
  carry: number;
  spoils: boolean;
  even_rounds: boolean;
  spaces: Space[];
  players: Player[];
  recipes: Recipe[];
}

/** A path that may be chosen now: its next space, and the spaces where the move may end along it. */
export interface Way {
  to: string;
  ends: string[];
}

/** A way to a space where the move may end: its spaces, and the other players who can be attacked on it. `effect` is what the last space does to the wizard: `resource`, `lose-resources`, `lose-potions`, `market` or `nothing`; `count` is the number of pieces that it gives or takes.  */
export interface Route {
  path: string[];
  meets: number[];
  effect: string;
  resource: string | null;
  count: number;
}

/** A space of the board: the resource it gives or the number of pieces it takes, and where it is drawn. */
export interface Space {
  id: string;
  kind: string;
  resource: string | null;
  count: number;
  column: number;
  row: number;
  beside: string[];
}

/** The belongings of a seat. `ahead` are the spaces that its next step may lead to. */
export interface Player {
  seat: number;
  at: string;
  came: string | null;
  ahead: string[];
  coins: number;
  resources: Record<string, number>;
  potions: Record<string, number>;
  worth: number;
  unseen: boolean;
  shielded: boolean;
  in_contact: boolean;
}

/** A potion: its cost and price, and whether the player whose turn it is can craft it. */
export interface Recipe {
  potion: string;
  power: string;
  cost: string[];
  worth: number;
  within_reach: boolean;
}
