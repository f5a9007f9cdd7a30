// A series: a choice that stands for several decisions. A player points at it as at a move, and the client then makes its
// decisions one after another, each when the server has answered the last. A game offers series in its web/series.ts.
import type { Move } from '$lib/client/protocol';
import type { Words } from './words';

export type Fields = Record<string, unknown>;

/** Several decisions by one choice. Its own `move` has a kind and pieces, as moves have; its `action` is negative. */
export interface Series extends Move {
  /** The fields of the decisions, in order. */
  readonly decisions: Fields[];
  /** Its sentence; with `shared`, without what tells it from others that begin with the same piece. */
  readonly label: (words: Words, shared?: boolean) => string;
  /** The kind of single moves that it stands for: while it is offered, they are listed by their kind only. */
  readonly instead?: string;
  /** Whether it goes on at this view though something else is asked in between; it also leaves out what is not asked. */
  readonly lasts?: (view: any) => boolean;
}

/** The series that a game offers a seat at a view, with these moves possible. */
export type Offering = (view: any, moves: Move[], you: number) => Omit<Series, 'action'>[];

const files = import.meta.glob<{ series: Offering }>('../../../../src/philtre/games/*/web/series.ts', { eager: true });

/** The series that a game offers now. */
export function seriesOf(game: string, view: any, moves: Move[], you: number): Series[] {
  const offering = files[`../../../../src/philtre/games/${game}/web/series.ts`]?.series;
  if (!offering || !moves.length) return [];
  return offering(view, moves, you).map((one, place) => ({ ...one, action: -1 - place }));
}

export function isSeries(move: Move): move is Series {
  return 'decisions' in move;
}

/** A move or a series, as a person would say it. */
export function sayMove(move: Move, words: Words): string {
  return isSeries(move) ? move.label(words) : words.choice(move);
}

/** The rest of a series that is being carried out. */
export class Plan {
  private rest: Fields[];
  private readonly lasts: ((view: any) => boolean) | undefined;

  constructor(series: Series) {
    this.rest = series.decisions;
    this.lasts = series.lasts;
  }

  /** The move of its next decision, which then counts as made; null if that is not possible now. */
  next(moves: Move[]): Move | null {
    const near = this.lasts ? this.rest : this.rest.slice(0, 1);
    for (const [place, fields] of near.entries()) {
      const move = moves.find((one) => sameFields(one.move, fields));
      if (!move) continue;
      this.rest = this.rest.slice(place + 1);
      return move;
    }
    return null;
  }

  /** Whether it goes on later: something else is asked, or somebody else. */
  waits(view: any, moves: Move[]): boolean {
    const kinds = this.rest.map(({ kind }) => kind);
    return kinds.length > 0 && Boolean(this.lasts?.(view)) && !moves.some(({ move }) => kinds.includes(move.kind));
  }
}

/** Whether these are the fields of one and the same move. */
export function sameFields(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
