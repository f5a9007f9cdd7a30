// The props of a board. A game's own board is src/philtre/games/GAME/web/Board.svelte, or a module of the game's own
// package (module.ts); without either the generic one is shown.
// A piece that can be chosen has `data-lit`, and every thing has its name in moves in `data-ask`: by these it can be
// dragged (see drag.ts), and say why it cannot be chosen.
// Elements that a lesson may point at have their name in `data-part`: parts such as "mine", and pieces by their ids.
// Its parts are the children of its element .board, told apart by their classes: a figure of the rules shows one of them.
// A board is laid out for the room of its worktop, `@container worktop (width < 40rem)`, not for that of the window. On a
// narrow worktop `--square` is the size for a square part, and `--larger` says how many times as high as the worktop the
// board may be.
import type { Component } from 'svelte';
import type { Batch } from '$lib/client/live.svelte';
import type { Threat, Told } from '$lib/client/protocol';
import type { Choice } from '$lib/state/choice.svelte';
import { catalogue } from '$lib/state/catalogue.svelte';
import type { Words } from '$lib/state/words';
import { loadModule } from './load';
import type { Trace } from './trace';

export interface BoardProps<View = any> {
  game?: string; // its name
  view: View;
  words: Words; // the game's, with the players' names
  you: number | null; // whose view it is: that seat stands at the bottom
  choice: Choice; // what may be pointed at; empty when nothing is asked
  batch: Batch; // what happened last: move the pieces that it is about
  fresh: Told[]; // what happened since the player last looked: mark it
  pointed: Told | null; // a line of the log that is pointed at: show the pieces that it is about
  trace?: Trace; // what the other players' last turns leave behind: ways, places, dice (see trace.ts)
  threats?: Threat[]; // what is one action away, where the player wants to know: mark the pieces
}

/** The props of a part of a board that shows a player. */
export interface SeatProps<View, Player> extends Pick<BoardProps<View>, 'view' | 'words' | 'choice'> {
  player: Player;
  own: boolean; // the viewer's
}

export type BoardComponent = Component<BoardProps>;

const boards = import.meta.glob<{ default: BoardComponent }>('../../../../src/philtre/games/*/web/Board.svelte');

/** A game's own board, loaded when needed; null if it has none, or it cannot be loaded. */
export async function boardOf(game: string): Promise<BoardComponent | null> {
  const load = boards[`../../../../src/philtre/games/${game}/web/Board.svelte`];
  if (load) return (await load()).default;
  await catalogue.load().catch(() => undefined); // without the server there is no other board
  const seen = catalogue.find(game);
  if (!seen || !(await loadModule(seen))) return null;
  return (await import('./ModuleBoard.svelte')).default;
}
