// Moves that spend something which cannot simply be had back. A game names their kinds in
// src/philtre/games/GAME/web/costly.ts; where a single tap of a finger would decide one, it is asked about once more.
import type { Move } from '$lib/client/protocol';

const files = import.meta.glob<{ COSTLY: string[] }>('../../../../src/philtre/games/*/web/costly.ts', { eager: true });

export function isCostly(game: string, { move }: Move): boolean {
  const kinds = files[`../../../../src/philtre/games/${game}/web/costly.ts`]?.COSTLY ?? [];
  return kinds.includes(String(move.kind));
}
