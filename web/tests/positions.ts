// Positions of all games from random play, and the words to say them; `python -m tests.web.positions` deals new ones.
import type { Move } from '$lib/client/protocol';
import type { Choice, Id } from '$lib/state/choice.svelte';
import { type Facts, Words } from '$lib/state/words';

export interface Position {
  game: string;
  variant: string;
  seat: number;
  view: Record<string, unknown>;
  moves: Move[];
  facts?: Facts; // of the match
}

const dealt = import.meta.glob<string>('./positions.json', { query: '?raw', import: 'default', eager: true });
const common = import.meta.glob<string>('../../src/philtre/words/*.en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const own = import.meta.glob<string>('../../src/philtre/games/*/words/words.en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const part = (sources: string[]) => ({ language: 'en', sources, names: {}, facts: {}, v: 1 });

export const positions = JSON.parse(Object.values(dealt)[0]!) as Position[];

export function wordsOf(game: string, facts?: Facts): Words {
  const sources = [own[`../../src/philtre/games/${game}/words/words.en.ftl`]!];
  return new Words('en', [part(Object.values(common)), part(sources)]).about(facts);
}

/** Point at these again, from the start. */
export function restore(choice: Choice, kind: string | null, picked: Id[]): void {
  choice.clear();
  if (kind !== null) choice.pickKind(kind);
  for (const value of picked) choice.pick(value);
}

/** What a browser has and jsdom lacks. */
export function furnish(): void {
  window.matchMedia ??= (query: string) => ({ matches: true, media: query }) as MediaQueryList;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.animate ??= () =>
    ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
}

export function title({ game, variant, view }: Position, place: number): string {
  return `${place} ${game} ${variant} ${String(view.phase)}`;
}
