// Quick ways to a table.
import { api } from './api';
import { kept } from './keeping.svelte';
import type { GameSeen, NewTable, TableSeen } from './protocol';

/** A table for me and as few bots as the game can do with. */
export function against(game: GameSeen, level: string): NewTable {
  const most = Math.min(...game.seats.filter((number) => number > 1));
  const bots = Array.from({ length: most - 1 }, () => ({ kind: 'bot' as const, level, name: '' }));
  return { game: game.name, seats: [{ kind: 'here' as const, level: '', name: '' }, ...bots], language: kept.language };
}

/** The lesson of a game: the one that was begun, or a new one. */
export function learn(game: string, anew = false): Promise<TableSeen> {
  return api.learn({ game, language: kept.language, anew });
}
