// What this browser keeps for its player: language, theme and habits.
export type Theme = 'system' | 'light' | 'dark';

interface Kept {
  language: string;
  theme: Theme;
  sound: boolean;
  confirm: boolean; // ask once more before each decision: for touch screens
  notify: boolean;
  asked: boolean; // whether to notify was asked
  fast: boolean; // without animation
  threats: boolean; // what is one action away is shown, where the table allows help
  letters: boolean; // on pieces that are told by shape and colour
  plain: boolean; // every game on the generic board: words and plain shapes
  level: string; // of the bots that one plays against
  handOver: boolean; // a screen between players at one device
  firsts: boolean; // notes for who does something for the first time
  noted: string[]; // those that were read
}

const KEY = 'philtre';
const FIRST: Kept = {
  language: navigator.language.startsWith('fr') ? 'fr' : 'en',
  theme: 'system',
  sound: false,
  confirm: false,
  notify: false,
  asked: false,
  fast: false,
  threats: false,
  letters: false,
  plain: false,
  level: 'apprentice',
  handOver: true,
  firsts: true,
  noted: [],
};

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

export const kept: Kept = $state(read());

/** Change something, keep it, and let the page follow. */
export function keep(change: Partial<Kept>): void {
  Object.assign(kept, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // no storage: it holds until the page is left
  }
  dress();
}

/** The page's theme and language, as CSS and screen readers see them. */
export function dress(): void {
  const root = document.documentElement;
  if (kept.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = kept.theme;
  root.lang = kept.language;
}

addEventListener('storage', (change) => {
  if (change.key === KEY) {
    Object.assign(kept, read());
    dress();
  }
});

/** Whether nothing should move. */
export function still(): boolean {
  return kept.fast || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

dress();
