// Made from the Python structs by `make golden`. Do not edit.

/** The whole table as one seat sees it. */
export interface View {
  variant: string;
  seat: number | null;
  phase: string;
  actor: number;
  turn: number;
  turns: number;
  player: number;
  left: number;
  taken: string[];
  market: Tile[];
  drawn: string | null;
  matches: Triple[];
  collecting: string[];
  supply: number;
  deck: number;
  alley: Station[];
  players: Player[];
  goal: number;
  facedown: number;
  alley_price: number;
  decree_price: number;
  outside: string[];
  score: number;
  title: string | null;
  decree: string | null;
  scored: string[];
}

/** A tile in the market. `colour` is None where the viewer may not know it. */
export interface Tile {
  at: string;
  colour: string | null;
  facedown: boolean;
  arrow: number | null;
  stack: boolean;
}

/** Three or more of a colour in line, and the seats that can score them as things stand; maybe none. */
export interface Triple {
  colour: string;
  spaces: string[];
  seats: number[];
}

/** A station of the alley and its card. */
export interface Station {
  station: string;
  price: number;
  card: Card | null;
}

/** An apothecary; `brew` is the colour that satisfied it. */
export interface Card {
  apothecary: string;
  power: string;
  brew: string | null;
}

/** The open cards and gems of a seat. */
export interface Player {
  seat: number;
  side: number;
  gems: Gems;
  active: Card[];
  satisfied: Card[];
  token: boolean;
}

/** Gems. */
export interface Gems {
  ruby: number;
  sapphire: number;
  topaz: number;
}
