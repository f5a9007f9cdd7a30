// Moves that are typed in the game's notation: the kind, then the pieces as the move names them; seats count from 1.
import type { Move } from '$lib/client/protocol';
import { namesSeat, pieces } from '$lib/state/choice.svelte';
import { type Command, COMMANDS } from '$lib/state/keys.svelte';
import type { Words } from '$lib/state/words';

/** A move in the game's notation, such as `reveal b2`. */
export function notationOf(move: Move): string {
  const named = pieces(move).map(([field, value]) => (namesSeat(field) ? Number(value) + 1 : value));
  return [move.move.kind, ...named].join(' ');
}

export function tidied(text: string): string {
  return text.toLowerCase().trim().split(/\s+/).join(' ');
}

/** The offered moves that begin with these whole words; the move itself, if it is written out. */
export function movesBeginning(text: string, moves: Move[]): Move[] {
  const whole = moves.filter((move) => notationOf(move) === text);
  return whole.length ? whole : moves.filter((move) => `${notationOf(move)} `.startsWith(`${text} `));
}

/** The command that a word means in the reader's language; null if it is none. */
export function commandNamed(text: string, words: Words): Command | null {
  const named = (command: Command) =>
    words.has(`typing-${command}`) && words.say(`typing-${command}`).split(', ').includes(text);
  return COMMANDS.find(named) ?? null;
}
