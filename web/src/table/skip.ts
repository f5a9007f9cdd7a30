// Skipping to the present: a press on the board or a key that would answer does nothing else while what is shown is not
// the present. Nobody chooses by accident what they had not seen when they pressed.
import { preferences } from '$lib/state/preferences.svelte';
import type { Place } from './place.svelte';

const KEYS = /^( |Enter|Escape|[1-9])$/;

/** Presses of mouse and finger: those that begin before the present is shown. */
export class SkipByPress {
  private early = false;
  private readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  begin(): void {
    this.early = this.place.live.behind && !this.place.past;
  }

  end(event: MouseEvent): void {
    const skips = this.early || (this.place.live.behind && !this.place.past);
    this.early = false;
    if (!skips || (event.target as Element).closest('.last')) return; // what the others did can be read meanwhile
    this.place.live.skip();
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Whether a key skipped to the present. */
export function skipsByKey(event: KeyboardEvent, place: Place): boolean {
  if (!place.live.behind || place.past || !KEYS.test(event.key) || event.altKey || event.ctrlKey || event.metaKey)
    return false;
  if (/[1-9]/.test(event.key) && !preferences.letterKeys) return false;
  if ((event.target as HTMLElement).closest?.('input, textarea, select, dialog, aside, header')) return false;
  place.live.skip();
  event.preventDefault();
  return true;
}
