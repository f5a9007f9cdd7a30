// The keys that do something at the table, wherever the focus is but in a field or a dialog.
import { preferences, savePreferences } from '$lib/state/preferences.svelte';
import type { Place } from './place.svelte';
import type { Tab } from './side/SidePanel.svelte';

const TABS: Record<string, Tab> = { l: 'log', c: 'chat', r: 'rules', n: 'notes' };

/** The things that the page itself does at a key. */
interface Page {
  showTab: (tab: Tab) => void;
  showKeys: () => void;
  escape: () => void; // when nothing at the table is begun that Escape ends
}

/** Do what a key stands for; a key that stands for nothing is left alone. */
export function pressKey(event: KeyboardEvent, place: Place, page: Page): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if ((event.target as HTMLElement).closest?.('input, textarea, select, dialog')) return;
  const { live } = place;
  if (event.key === 'u' && live.you !== null && !live.ending) void place.undo();
  else if (event.key === 'h' && place.asked && live.whole?.setup.hints) void place.hint();
  else if (event.key === 'w' && place.asked) void place.startWondering();
  else if (event.key === 't' && place.warns) savePreferences({ threats: !preferences.threats });
  else if (event.key === '?') page.showKeys();
  else if (event.key === 'Escape') escape(place, page);
  else if (TABS[event.key]) page.showTab(TABS[event.key]!);
  else return;
  event.preventDefault();
}

function escape(place: Place, page: Page): void {
  if (place.wondering) {
    place.stopWondering();
    document.querySelector<HTMLElement>('.tools [aria-pressed]')?.focus();
  } else if (place.pending || place.choice.begun) place.drop();
  else page.escape();
}
