// The single keys of the table: what each does, and the player's own choice of them. They can be switched off, since
// screen readers and speech input have other uses for single letters.
import { say } from './i18n.svelte';
import { preferences, savePreferences } from './preferences.svelte';
import { touch } from './touch';

export const KEYS = {
  undo: 'u',
  hint: 'h',
  why: 'w',
  threats: 't',
  explain: 'i',
  again: 'a',
  score: 's',
  hand: 'm',
  choices: 'o',
  board: 'b',
  type: '/',
  log: 'l',
  chat: 'c',
  rules: 'r',
  notes: 'n',
  list: '?',
} as const;

export type Command = keyof typeof KEYS;

export const COMMANDS = Object.keys(KEYS) as Command[];

/** The key of a command; '' while single keys are switched off. */
export function keyOf(command: Command): string {
  return preferences.letterKeys ? chosenKey(command) : '';
}

/** The key of a command when single keys are on. */
export function chosenKey(command: Command): string {
  return preferences.keys[command] ?? KEYS[command];
}

/** A text for a button, with the key that does the same, where there are keys. */
export function withKey(text: string, command: Command): string {
  const key = keyOf(command);
  return key && touch() === 'no' ? say('keys-with', { text, key }) : text;
}

/** The command of a key; null if it has none. */
export function commandOf(key: string): Command | null {
  if (!preferences.letterKeys) return null;
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  return COMMANDS.find((command) => chosenKey(command) === wanted) ?? null;
}

/** Whether a key can be given to a command: a single sign that has no other use at the table. */
export function isFree(key: string): boolean {
  return key.length === 1 && !/[\s0-9]/.test(key);
}

/** Give a key to a command; the command that had it gets the other's. */
export function changeKey(command: Command, key: string): void {
  const wanted = key.toLowerCase();
  const other = COMMANDS.find((one) => chosenKey(one) === wanted);
  const keys = { ...preferences.keys, [command]: wanted };
  if (other && other !== command) keys[other] = chosenKey(command);
  savePreferences({ keys });
}

/** Every command has its first key again. */
export function resetKeys(): void {
  savePreferences({ keys: {}, letterKeys: true });
}
