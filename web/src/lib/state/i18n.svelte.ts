// The words in use. Languages and games are loaded once; switching needs no reload.
import { api } from '$lib/client/api';
import type { WordsSeen } from '$lib/client/protocol';
import { preferences } from './preferences.svelte';
import { Words } from './words';

const COMMON = 'common';
const BOX = '?part=box';
const parts = new Map<string, Promise<WordsSeen>>();

function part(language: string, game: string): Promise<WordsSeen> {
  const key = `${language}/${game}`;
  let found = parts.get(key);
  if (!found) {
    found = api.words(language, game);
    found.catch(() => parts.delete(key));
    parts.set(key, found);
  }
  return found;
}

/** The words of the language in use: those of no game, and for each game asked for its own. */
class I18n {
  common = $state.raw<Words | null>(null);
  private games = $state.raw(new Map<string, Words>()); // by names that an address may give
  private wanted = new Set<string>(); // games in use, also while their words are on the way

  /** Make the language's words ready, and those of the games in use. */
  async load(language = preferences.language, names: string[] = [...this.wanted]): Promise<void> {
    const common = await part(language, COMMON);
    const games = await Promise.all(names.map((name) => part(language, name)));
    if (language !== preferences.language) return; // another choice has been made meanwhile
    const found = new Map(this.common?.language === language ? this.games : []);
    names.forEach((name, place) => {
      found.set(name, new Words(language, [common, games[place]!]));
    });
    this.games = found;
    if (this.common?.language !== language) this.common = new Words(language, [common]);
  }

  async need(game: string): Promise<void> {
    this.wanted.add(game);
    if (this.games.get(game)?.language !== preferences.language) await this.load();
  }

  of(game: string): Words | null {
    return this.games.get(game) ?? null;
  }

  /** What stands on a game's box is enough for the hall: it is little, and loaded first. */
  async needBox(game: string): Promise<void> {
    if (!this.wanted.has(game)) await this.need(game + BOX);
  }

  /** The words on a game's box, or all of them if they are there. */
  box(game: string): Words | null {
    return this.of(game) ?? this.of(game + BOX);
  }
}

export const i18n = new I18n();

/** Say something that belongs to no game. */
export function say(id: string, args: Record<string, unknown> = {}, attribute = ''): string {
  return i18n.common?.say(id, args, attribute) ?? '';
}
