// The keys that do something at the table, wherever the focus is but in a field or a dialog.
import { type Command, commandOf } from '$lib/state/keys.svelte';
import { preferences, savePreferences } from '$lib/state/preferences.svelte';
import { goToBoard, goToChoices } from './focus';
import type { Place } from './place.svelte';
import type { Tab } from './side/SidePanel.svelte';

const TABS: readonly Command[] = ['log', 'chat', 'rules', 'notes'];

/** The things that the page itself does at a key. */
export interface Page {
  covered: boolean; // a sheet lies over the table
  showTab: (tab: Tab) => void;
  showKeys: () => void;
  typeMove: () => void;
  tell: (what: 'again' | 'score' | 'hand') => void;
  escape: () => void; // when nothing at the table is begun that Escape ends
}

/** Do what a key stands for; a key that stands for nothing is left alone. */
export function pressKey(event: KeyboardEvent, place: Place, page: Page): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target as HTMLElement;
  if (target.closest?.('dialog')) return;
  if (target.closest?.('input, textarea, select')) {
    if (event.key === 'Escape' && target.closest('aside')) page.escape();
    return;
  }
  if (event.key === 'Escape') {
    if (page.covered) page.escape();
    else escape(place, page);
  } else {
    const command = commandOf(event.key);
    if (!command || !obey(command, place, page)) return;
  }
  event.preventDefault();
}

/** Do what a command asks; returns whether there was anything to do. */
export function obey(command: Command, place: Place, page: Page): boolean {
  const { live } = place;
  if (TABS.includes(command)) page.showTab(command as Tab);
  else if (command === 'list') page.showKeys();
  else if (command === 'again' || command === 'score' || command === 'hand') page.tell(command);
  else if (page.covered) return false;
  else if (command === 'undo' && live.you !== null && !live.ending) void place.undo();
  else if (command === 'hint' && place.asked && live.whole?.setup.hints) void place.hint();
  else if (command === 'why' && place.asked) void place.startWondering();
  else if (command === 'threats' && place.warns) savePreferences({ threats: !preferences.threats });
  else if (command === 'choices') goToChoices();
  else if (command === 'board') goToBoard();
  else if (command === 'type' && live.you !== null) page.typeMove();
  else return false;
  return true;
}

function escape(place: Place, page: Page): void {
  if (place.underWay) place.stop();
  else if (place.wondering) {
    place.stopWondering();
    document.querySelector<HTMLElement>('.tools [aria-pressed]')?.focus();
  } else if (place.pending || place.choice.begun) place.drop();
  else page.escape();
}
