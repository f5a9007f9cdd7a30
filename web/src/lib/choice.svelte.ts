// Choosing by pieces: the server lists the moves, the player points at their pieces one after another.
// Nothing here knows a rule: what may be pointed at next is what some move that is still possible names next.
import type { Move } from './protocol';

export type Id = string | number;

/** Something that may be pointed at now: a value, under the name that a move has for it. */
export interface Offer {
  field: string;
  value: Id;
  moves: Move[];
}

/** The fields of a move beside its kind, in the order in which a player points at them. */
export function pieces(move: Move): [string, Id][] {
  return Object.entries(move.move).filter(([field]) => field !== 'kind') as [string, Id][];
}

export class Choice {
  moves = $state.raw<Move[]>([]);
  kind = $state.raw<string | null>(null);
  picked = $state.raw<Id[]>([]);

  begun: boolean = $derived(this.kind !== null || this.picked.length > 0);
  /** The moves that are still meant. */
  left: Move[] = $derived(this.moves.filter((move) => this.fits(move)));
  kinds: string[] = $derived([...new Set(this.left.map((move) => String(move.move.kind)))]);
  /** What may be pointed at next. */
  offers: Offer[] = $derived(offersAt(this.left, this.picked.length));
  /** Moves that need no more pointing. */
  complete: Move[] = $derived(this.left.filter((move) => pieces(move).length === this.picked.length));
  /** The one move that is meant, if something was chosen and only one is left. */
  ready: Move | null = $derived(this.begun && this.left.length === 1 ? this.complete[0] ?? null : null);

  private fits(move: Move): boolean {
    if (this.kind !== null && move.move.kind !== this.kind) return false;
    const fields = pieces(move);
    return this.picked.every((value, place) => fields[place]?.[1] === value);
  }

  /** Other moves are asked about: begin anew. */
  set(moves: Move[]): void {
    this.moves = moves;
    this.clear();
  }

  clear(): void {
    this.kind = null;
    this.picked = [];
  }

  /** Take back the last thing pointed at. */
  back(): void {
    if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else this.kind = null;
  }

  /** Whether pointing at this is an answer now; a field narrows it to pieces in that part of a move. */
  can(value: Id, field?: string): boolean {
    return this.offers.some((offer) => offer.value === value && (field === undefined || offer.field === field));
  }

  /** Whether pointing at a player is an answer now. */
  canSeat(seat: number): boolean {
    return this.offers.some((offer) => offer.value === seat && namesSeat(offer.field));
  }

  canKind(kind: string): boolean {
    return this.kind === null && this.kinds.includes(kind);
  }

  pick(value: Id): void {
    if (this.can(value)) this.picked = [...this.picked, value];
  }

  pickKind(kind: string): void {
    if (this.canKind(kind)) this.kind = kind;
  }
}

function namesSeat(field: string): boolean {
  return field === 'seat' || field.endsWith('_seat');
}

function offersAt(moves: Move[], place: number): Offer[] {
  const found = new Map<string, Offer>();
  for (const move of moves) {
    const piece = pieces(move)[place];
    if (!piece) continue;
    const [field, value] = piece;
    const key = `${field} ${value}`;
    const offer = found.get(key);
    if (offer) offer.moves.push(move);
    else found.set(key, { field, value, moves: [move] });
  }
  return [...found.values()];
}
