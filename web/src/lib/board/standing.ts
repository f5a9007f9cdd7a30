// How near the players are to winning, where everybody may know it. A game says so in src/philtre/games/GAME/web/standing.ts.

export interface Standing {
  count: number;
  goal: number | null; // with so many a player wins; null if only what is counted is known, and not how many are right
  sentence?: string; // of the game, that says what is counted, with `count`; needed without a goal
}

type Standings = { standing: (view: any, seat: number) => Standing | null };

const files = import.meta.glob<Standings>('../../../../src/philtre/games/*/web/standing.ts', { eager: true });

/** How near a seat is to winning; null if its game does not say. */
export function standingOf(game: string, view: unknown, seat: number): Standing | null {
  return files[`../../../../src/philtre/games/${game}/web/standing.ts`]?.standing(view, seat) ?? null;
}
