// The preferences of this browser's player: language, theme and others, stored in the browser.
export type Theme = 'system' | 'light' | 'dark';

interface Preferences {
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
  firsts: boolean; // tips for new players
  noted: string[]; // tips that were read
}

const KEY = 'philtre';
const DEFAULTS: Preferences = {
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

/** Set the page's theme and language, as CSS and screen readers see them. */
export function applyToPage(): void {
  const root = document.documentElement;
  if (preferences.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = preferences.theme;
  root.lang = preferences.language;
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
