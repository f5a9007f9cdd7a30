// Board modules that come with games of other packages: loaded once, and given up when they fail.
import type { GameSeen } from '$lib/client/protocol';
import { notices } from '$lib/state/notices.svelte';
import type { BoardModule } from './module';

const loading = new Map<string, Promise<BoardModule | null>>();
const loaded = new Map<string, BoardModule>();

/** A game's board module with its style sheet; null if the game has none, or it has failed. */
export function loadModule({ name, board, style }: GameSeen): Promise<BoardModule | null> {
  if (!board) return Promise.resolve(null);
  let found = loading.get(name);
  if (!found) loading.set(name, (found = load(name, board, style)));
  return found;
}

async function load(game: string, board: string, style: string | null): Promise<BoardModule | null> {
  try {
    const [module] = await Promise.all([
      import(/* @vite-ignore */ board) as Promise<Partial<BoardModule>>,
      link(style),
    ]);
    if (typeof module.mount !== 'function') throw new TypeError(`${board} exports no function "mount"`);
    loaded.set(game, module as BoardModule);
    return module as BoardModule;
  } catch (problem) {
    giveUp(game, problem);
    return null;
  }
}

function link(style: string | null): Promise<unknown> {
  if (!style) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = style;
    sheet.onload = resolve;
    sheet.onerror = () => reject(new Error(`${style} cannot be loaded`));
    document.head.append(sheet);
  });
}

/** The module of a game, if it is loaded and has not failed. */
export function moduleOf(game: string): BoardModule | null {
  return loaded.get(game) ?? null;
}

/** Use a game's module no more: say so to the player, and the reason to whoever looks into the console. */
export function giveUp(game: string, problem: unknown): void {
  loaded.delete(game);
  loading.set(game, Promise.resolve(null));
  console.error(`the board of ${game} has failed:`, problem);
  notices.show({ id: 'board-own-failed', arguments: {} }, '', true);
}
