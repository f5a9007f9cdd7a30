// The games there are, their options and the levels of bots, loaded once; and quick ways to a table.
import { api } from '$lib/client/api';
import type { GameSeen, NewTable, Shelf, TableSeen } from '$lib/client/protocol';
import { i18n } from './i18n.svelte';
import { preferences } from './preferences.svelte';

class Catalogue {
  seen = $state.raw<Shelf | null>(null);
  readonly games: GameSeen[] = $derived(this.seen?.games ?? []);

  async load(): Promise<void> {
    this.seen ??= await api.shelf();
  }

  /** All games with the words on their boxes, as the hall shows them. */
  async loadAll(): Promise<void> {
    await this.load();
    await Promise.all(this.games.map(({ name }) => i18n.needBox(name)));
  }

  find(name: string): GameSeen | null {
    return this.games.find((game) => game.name === name) ?? null;
  }
}

export const catalogue = new Catalogue();

/** A table for me and as few bots as the game can do with. */
export function againstBots(game: GameSeen, level: string): NewTable {
  const most = Math.min(...game.seats.filter((number) => number > 1));
  const bots = Array.from({ length: most - 1 }, () => ({ kind: 'bot' as const, level, name: '' }));
  return {
    game: game.name,
    seats: [{ kind: 'here' as const, level: '', name: '' }, ...bots],
    language: preferences.language,
  };
}

/** The lesson of a game: the one that was begun, or a new one. */
export function openLesson(game: string, anew = false): Promise<TableSeen> {
  return api.learn({ game, language: preferences.language, anew });
}
