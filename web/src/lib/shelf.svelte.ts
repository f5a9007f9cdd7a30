// The games there are, their options, and the levels of bots: asked for once.
import { api } from './api';
import type { GameSeen, Shelf } from './protocol';
import { speech } from './speech.svelte';

class Games {
  seen = $state.raw<Shelf | null>(null);
  readonly games: GameSeen[] = $derived(this.seen?.games ?? []);

  async load(): Promise<void> {
    this.seen ??= await api.shelf();
  }

  /** All games with their words, as the hall shows them. */
  async loadAll(): Promise<void> {
    await this.load();
    await Promise.all(this.games.map(({ name }) => speech.need(name)));
  }

  find(name: string): GameSeen | null {
    return this.games.find((game) => game.name === name) ?? null;
  }
}

export const shelf = new Games();
