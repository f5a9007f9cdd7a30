// The contract of a board that comes with a game of another package: an ES module that exports `mount`. This file
// imports nothing, so that authors of boards can copy it for its types; docs/contract.md explains it.

/** What a board module exports. */
export interface BoardModule<View = any> {
  /** Draw the board into an empty element. `update` gets new props whenever one of them has changed. */
  mount(target: HTMLElement, props: ModuleProps<View>): MountedBoard<View>;
}

export interface MountedBoard<View = any> {
  update(props: ModuleProps<View>): void;
  destroy?(): void; // the element is about to leave the page: end timers and listeners elsewhere
}

export interface ModuleProps<View = any> {
  view: View; // what the game's `view` returns, as JSON
  you: number | null; // the seat whose view it is, which stands at the bottom; null for spectators
  words: BoardWords; // the game's words in the player's language, with the players' names
  choice: BoardChoice; // what may be pointed at now; nothing when nothing is asked
  batch: { number: number; events: ToldEvent[] }; // what happened last: with a new number, move the pieces that it names
  fresh: ToldEvent[]; // what happened since the player last looked: mark it
  pointed: ToldEvent | null; // a line of the log that is pointed at: show the pieces that it is about
  threats: { things: string[] }[]; // pieces that are one action away from something, where the player wants to know
  still: boolean; // nothing may move: the player, or the system, asks for reduced motion
}

export interface ToldEvent {
  step: number;
  actor: number;
  event: Record<string, any>; // its kind, and its arguments as far as this viewer may know them
}

export interface BoardWords {
  readonly language: string;
  has(id: string, attribute?: string): boolean;
  say(id: string, args?: Record<string, unknown>, attribute?: string): string;
  /** A value as sentences show it: `argument('card', 'nettle')` is the message `card-nettle`. */
  argument(field: string, value: unknown, count?: unknown): string | number;
  player(seat: number): string;
  kind(kind: string): string; // the name of a kind of move
  move(fields: Record<string, unknown>): string;
  event(event: Record<string, unknown>): string;
}

type Id = string | number;

/** Choosing by pieces: the fields of the possible moves, pointed at one after another. */
export interface BoardChoice {
  readonly moves: { action: number; move: Record<string, any> }[]; // all that are possible
  readonly kind: string | null; // chosen so far,
  readonly picked: Id[]; // and the pieces
  readonly offers: { field: string; value: Id }[]; // what may be pointed at next
  can(value: Id, field?: string): boolean; // whether pointing at this piece is an answer now
  canSeat(seat: number): boolean;
  canKind(kind: string): boolean;
  canAs(kind: string, ...next: Id[]): boolean; // in a move of this kind, where several kinds name the same piece
  isMarked(value: Id): boolean; // picked, or part of the move that waits to be confirmed
  pick(value: Id): void; // point at a piece; with the last piece of a move the move is made
  pickKind(kind: string): void;
  pickAs(kind: string, ...next: Id[]): void;
  back(): void; // take back the last piece
  clear(): void;
}
