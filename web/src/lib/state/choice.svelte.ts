// Choosing by pieces: the server lists the moves, the player points at their pieces one after another. The choice
// itself decides when the last piece is pointed at, whatever shows it.
// Nothing here knows a rule: what may be pointed at next is what some move that is still possible names next.
import type { Move } from '$lib/client/protocol';
import { isSeries, sameFields } from './series';

export type Id = string | number;
export type Piece = [field: string, value: Id];

/** Something that may be pointed at now: a value, under the name that a move has for it. */
export interface Offer {
  field: string;
  value: Id;
  moves: Move[];
}

/** A move, and one order in which its pieces may be pointed at. */
interface Way {
  move: Move;
  pieces: Piece[];
}

/** The fields of a move beside its kind, in the order in which a player points at them. */
export function pieces(move: Move): Piece[] {
  return Object.entries(move.move).filter(([field]) => field !== 'kind') as Piece[];
}

/** With a `second` half, as in "first, second" or "from, to, second, second_to", either half may come first. */
function mirrored(given: Piece[]): Piece[] | null {
  const half = given.findIndex(([field]) => field === 'second');
  if (half < 1 || half * 2 !== given.length) return null;
  const turned = [...given.slice(half), ...given.slice(0, half)];
  return given.map(([field], place) => [field, turned[place]![1]]);
}

function spelled(move: Move, given: Piece[]): string {
  return JSON.stringify([move.move.kind, given]);
}

function waysOf(moves: Move[]): Way[] {
  const ways: Way[] = moves.map((move) => ({ move, pieces: pieces(move) }));
  const known = new Set(ways.map((way) => spelled(way.move, way.pieces)));
  for (const move of moves) {
    const other = mirrored(pieces(move));
    if (other && !known.has(spelled(move, other))) ways.push({ move, pieces: other });
  }
  return ways;
}

/** The picks made of one list of moves; void when other moves are offered. */
interface Picks {
  readonly moves: Move[];
  readonly kind: string | null;
  readonly values: Id[];
  readonly meant: Move | null; // chosen, and to be confirmed
}

interface Setup {
  moves?: () => Move[];
  ondecide?: (move: Move) => void;
  confirm?: () => boolean; // whether to ask once more before each decision
  costly?: (move: Move) => boolean; // whether to ask once more about a move that a single press has chosen
}

const NO_MOVES: Move[] = [];

export class Choice {
  private readonly source: () => Move[];
  private readonly ondecide: (move: Move) => void;
  private readonly asksAgain: () => boolean;
  private readonly isCostly: (move: Move) => boolean;
  private before: Picks | null = null; // the picks when a piece was lifted, while it is held

  /** Nothing decides a move of a choice without `ondecide`: it only shows what may be pointed at. */
  constructor(setup: Setup = {}) {
    this.source = setup.moves ?? (() => NO_MOVES);
    this.ondecide = setup.ondecide ?? (() => undefined);
    this.asksAgain = setup.confirm ?? (() => false);
    this.isCostly = setup.costly ?? (() => false);
  }

  readonly moves: Move[] = $derived.by(() => this.source());
  private made: Picks = $state.raw(untouched(NO_MOVES));
  private picks: Picks = $derived(this.made.moves === this.moves ? this.made : untouched(this.moves));

  readonly kind: string | null = $derived(this.picks.kind);
  readonly picked: Id[] = $derived(this.picks.values);
  readonly begun: boolean = $derived(this.kind !== null || this.picked.length > 0);
  private ways: Way[] = $derived(waysOf(this.moves));
  /** Kinds of move that series stand for: none of their pieces may be pointed at before the kind is chosen. */
  private replaced: Set<string> = $derived(
    new Set(this.moves.flatMap((move) => (isSeries(move) && move.instead ? [move.instead] : []))),
  );
  private open: Way[] = $derived(this.ways.filter((way) => this.fits(way)));
  /** The moves that are still meant. */
  readonly left: Move[] = $derived([...new Set(this.open.map((way) => way.move))]);
  readonly kinds: string[] = $derived([...new Set(this.left.map((move) => String(move.move.kind)))]);
  /** Kinds of move that are chosen by their kind first, as series stand for them; none that comes to the same. */
  readonly aside: string[] = $derived.by(() => {
    if (this.begun) return [];
    const alone = this.moves.flatMap((move) => (isSeries(move) && move.decisions.length === 1 ? move.decisions : []));
    const other = ({ move }: Move) => !alone.some((fields) => sameFields(move, fields));
    return [...this.replaced].filter((kind) => this.moves.some((move) => move.move.kind === kind && other(move)));
  });
  /** The values that may be pointed at next. */
  readonly offers: Offer[] = $derived(offersAt(this.open, this.picked.length));
  /** The picked values, with the names of their fields in the moves that are still meant. */
  readonly given: Piece[] = $derived(
    this.picked.map((value, place) => [this.open[0]?.pieces[place]?.[0] ?? '', value]),
  );
  /** Moves that need no more pointing. */
  readonly complete: Move[] = $derived(
    this.open.filter((way) => way.pieces.length === this.picked.length).map((way) => way.move),
  );
  /** The one move that is meant, if something was chosen and only one is left. */
  readonly ready: Move | null = $derived(this.begun && this.left.length === 1 ? (this.complete[0] ?? null) : null);
  /** The chosen move that waits to be confirmed. */
  readonly asking: Move | null = $derived(
    this.picks.meant && this.left.includes(this.picks.meant) ? this.picks.meant : null,
  );
  private lit: Set<Id> = $derived(new Set(this.offers.map((offer) => offer.value)));

  private fits(way: Way): boolean {
    const kind = String(way.move.move.kind);
    if (this.kind === null ? this.replaced.has(kind) : kind !== this.kind) return false;
    return this.picked.every((value, place) => way.pieces[place]?.[1] === value);
  }

  private set(change: Partial<Omit<Picks, 'moves'>>): void {
    this.made = { ...this.picks, ...change };
  }

  /** Point at pieces; whoever points at the last piece of a move has chosen it. */
  private point(kind: string | null, values: Id[]): void {
    const { picks, begun } = this;
    this.set({ kind, values });
    const move = this.ready;
    if (!move) return;
    // A single press has chosen a costly move: ask about it, and leave all the others to be pressed instead.
    if (!begun && !this.before && this.isCostly(move)) this.made = { ...picks, meant: move };
    else this.choose(move);
  }

  /** Decide a move, or ask once more where the player wants that. */
  choose(move: Move): void {
    if (!this.moves.includes(move)) return;
    if (this.before || this.asksAgain()) this.set({ meant: move });
    else this.ondecide(move);
  }

  /** Lift a piece: until it is put down or back, pointing decides nothing. */
  lift(): void {
    this.before = this.picks;
    this.set({ meant: null });
  }

  /** Put the lifted piece back: all is as it was. */
  putBack(): void {
    if (this.before) this.made = this.before;
    this.before = null;
  }

  /** Put the lifted piece down: the move that was chosen with it is decided. */
  putDown(): void {
    const move = this.before && this.asking;
    this.before = null;
    if (!move) return;
    this.set({ meant: null });
    this.choose(move);
  }

  /** Decide the move that was asked about once more. */
  confirm(): void {
    if (this.asking) this.ondecide(this.asking);
  }

  /** Mark a move as if its pieces had been pointed at, without deciding it. Returns whether it is offered. */
  show(move: Move): boolean {
    if (!this.moves.includes(move)) return false;
    const values = pieces(move).map(([, value]) => value);
    this.set({ kind: String(move.move.kind), values, meant: null });
    return true;
  }

  clear(): void {
    this.made = untouched(this.moves);
  }

  /** Take back the last thing done: the chosen move, the last piece, the kind. */
  back(): void {
    if (this.asking) this.set({ meant: null });
    else if (this.picked.length) this.set({ values: this.picked.slice(0, -1) });
    else this.set({ kind: null });
  }

  /** Whether pointing at this is an answer now; a field narrows it to pieces in that part of a move. */
  can(value: Id, field?: string): boolean {
    if (field === undefined) return this.lit.has(value);
    return this.offers.some((offer) => offer.value === value && offer.field === field);
  }

  /** Whether pointing at a player is an answer now. */
  canSeat(seat: number): boolean {
    return this.offers.some((offer) => offer.value === seat && namesSeat(offer.field));
  }

  /** Whether a piece was picked, or belongs to the move that waits to be confirmed. */
  isMarked(value: Id): boolean {
    return this.picked.includes(value) || (this.asking ? pieces(this.asking).some(([, one]) => one === value) : false);
  }

  canKind(kind: string): boolean {
    return this.kind === null && (this.kinds.includes(kind) || this.aside.includes(kind));
  }

  /** Whether a move is still meant if these are pointed at next: for showing what it would do. */
  would(move: Move, next: Id[]): boolean {
    const from = this.picked.length;
    return this.open.some(
      (way) => way.move === move && next.every((value, place) => way.pieces[from + place]?.[1] === value),
    );
  }

  /** Whether a move of this kind, with these pieces next, is an answer: where other kinds name the same pieces. */
  canAs(kind: string, ...next: Id[]): boolean {
    if (this.kind !== null && !next.length) return false; // it is chosen already
    return this.left.some((move) => move.move.kind === kind && this.would(move, next));
  }

  /** Point at pieces, and mean them in a move of this kind. */
  pickAs(kind: string, ...next: Id[]): void {
    if (this.canAs(kind, ...next)) this.point(kind, [...this.picked, ...next]);
  }

  pick(value: Id): void {
    if (this.can(value)) this.point(this.kind, [...this.picked, value]);
  }

  pickKind(kind: string): void {
    if (this.canKind(kind)) this.point(kind, this.picked);
  }

  /** The moves of a kind that begin with these pieces, whatever has been pointed at; none while a whole move is chosen. */
  beginning(kind: string, ...values: Id[]): Move[] {
    if (this.ready) return [];
    return this.moves.filter(
      (move) => move.move.kind === kind && values.every((value, place) => pieces(move)[place]?.[1] === value),
    );
  }

  /** Point at these from the start: a player who points at another piece has changed their mind. */
  begin(kind: string, ...values: Id[]): void {
    this.clear();
    this.pickAs(kind, ...values);
  }
}

function untouched(moves: Move[]): Picks {
  return { moves, kind: null, values: [], meant: null };
}

export function namesSeat(field: string): boolean {
  return field === 'seat' || field.endsWith('_seat');
}

function offersAt(ways: Way[], place: number): Offer[] {
  const found = new Map<string, Offer>();
  for (const { move, pieces } of ways) {
    const piece = pieces[place];
    if (!piece) continue;
    const [field, value] = piece;
    const key = `${field} ${value}`;
    const offer = found.get(key);
    if (offer) offer.moves.push(move);
    else found.set(key, { field, value, moves: [move] });
  }
  return [...found.values()];
}
