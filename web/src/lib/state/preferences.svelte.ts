// The preferences of this browser's player: language, theme and others, stored in the browser.
import type { Pace } from '$lib/client/pacer';

export type Theme = 'system' | 'light' | 'dark';

interface Preferences {
  language: string;
  theme: Theme;
  sound: boolean;
  volume: number; // of sounds, from 0 to 1
  vibrate: boolean; // when it is one's turn
  confirm: boolean; // ask once more before each decision: for touch screens
  forced: boolean; // take decisions that everybody can tell to be forced
  notify: boolean;
  asked: boolean; // whether to notify was asked
  fast: boolean; // without animation
  pace: Pace; // how long other players' moves are seen, one after another
  folded: boolean; // choices in words, where pieces answer as well
  threats: boolean; // what is one action away is shown, where the table allows help
  size: number; // of the board: so many times as large as it would be
  letters: boolean; // on pieces that are told by shape and colour
  plain: boolean; // every game on the generic board: words and plain shapes
  level: string; // of the bots that one plays against
  handOver: boolean; // a screen between players at one device
  letterKeys: boolean; // single keys do something at the table
  keys: Record<string, string>; // the player's own, by command
  firsts: boolean; // tips for new players
  noted: string[]; // tips that were read
}

const KEY = 'philtre';
const DEFAULTS: Preferences = {
  language: navigator.language.startsWith('fr') ? 'fr' : 'en',
  theme: 'system',
  sound: false,
  volume: 0.5,
  vibrate: false,
  confirm: false,
  forced: true,
  notify: false,
  asked: false,
  fast: false,
  pace: 'brisk',
  folded: false,
  threats: false,
  size: 1,
  letters: false,
  plain: false,
  level: 'apprentice',
  handOver: true,
  letterKeys: true,
  keys: {},
  firsts: true,
  noted: [],
};

function read(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const preferences: Preferences = $state(read());

/** Change preferences, store them, and apply them to the page. */
export function savePreferences(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // no storage: it holds until the page is left
  }
  applyToPage();
}

/** A tip was read or is not needed any more: it does not come again. */
export function dismissTip(name: string): void {
  if (!preferences.noted.includes(name)) savePreferences({ noted: [...preferences.noted, name] });
}

const FRAME = { light: '#e9dcbd', dark: '#17100c' }; // the browser's own frame: --ground of app.css

/** Set the page's theme and language, as CSS, screen readers and the browser's frame see them. */
export function applyToPage(): void {
  const root = document.documentElement;
  const { theme, language } = preferences;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.lang = language;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = FRAME[theme !== 'system' ? theme : meta.media.includes('dark') ? 'dark' : 'light'];
  }
}

addEventListener('storage', (change) => {
  if (change.key === KEY) {
    Object.assign(preferences, read());
    applyToPage();
  }
});

/** Whether nothing should move. */
export function reducedMotion(): boolean {
  return preferences.fast || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

applyToPage();
