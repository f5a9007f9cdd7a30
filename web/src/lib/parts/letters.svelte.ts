// Letters on pieces, for players who want them: one or two that tell a thing from the others of its sort.
import { getContext, setContext } from 'svelte';
import { preferences } from '$lib/state/preferences.svelte';
import type { Words } from '$lib/state/words';

type Lettering = (sort: string, id: string) => string;
const KEY = Symbol('letters');

/** A name from where it begins to say which thing it is: without an article or a number. */
export function bare(name: string): string {
  return name.replace(/^(the |les? |la |l’)/i, '').replace(/^[^\p{L}]+(?=.*\p{L})/u, '');
}

/** The first letter of each name; where names begin alike, with a second one from each, as chemists do. */
export function symbols(names: string[]): string[] {
  const told = names.map((name) => [...bare(name)]);
  const first = told.map((letters) => (letters[0] ?? '').toLocaleUpperCase());
  const taken = new Set<string>();
  return told.map(([, ...rest], place) => {
    const initial = first[place]!;
    if (first.filter((other) => other === initial).length === 1) return initial;
    const pairs = rest.filter((letter) => /\p{L}/u.test(letter)).map((letter) => initial + letter.toLocaleLowerCase());
    const symbol = pairs.find((pair) => !taken.has(pair)) ?? initial;
    taken.add(symbol);
    return symbol;
  });
}

/** A board says which things its pictures show, by sort; their names come from the words for that sort. */
export function giveLetters(words: () => Words, things: () => Record<string, string[]>): void {
  const letters = $derived.by(() => {
    const all = new Map<string, string>();
    for (const [sort, ids] of Object.entries(things())) {
      const short = symbols(ids.map((id) => String(words().argument(sort, id))));
      ids.forEach((id, place) => all.set(`${sort} ${id}`, short[place]!));
    }
    return all;
  });
  setContext<Lettering>(KEY, (sort, id) => (preferences.letters ? (letters.get(`${sort} ${id}`) ?? '') : ''));
}

/** The letters of the board around; none where there is no board. */
export function lettering(): Lettering {
  return getContext<Lettering | undefined>(KEY) ?? (() => '');
}
