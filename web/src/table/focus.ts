// The keyboard's focus at the table: after a decision it goes to the heading of the choices, which is always there.
import { tick } from 'svelte';

export const CHOICES = 'choices'; // the id of that heading

/** The focus goes to the heading of the choices, unless it is somewhere beside the game: chat, notes, settings, typing. */
export function focusChoices(): void {
  const at = document.activeElement;
  if (at && at !== document.body && !at.closest('.tray, .confirm, .worktop')) return;
  goToChoices();
}

/** The focus goes to the heading of the choices. */
export function goToChoices(): void {
  document.getElementById(CHOICES)?.focus({ preventScroll: true });
}

let before: Element | null = null; // the piece of the board that had the focus

/** Remember where on the board the focus is. */
export function noteFocus(event: FocusEvent): void {
  before = event.target as Element;
}

/** The focus goes to the board: to the piece that had it last, if that is still there. */
export function goToBoard(): void {
  const board = document.querySelector<HTMLElement>('.worktop');
  const piece =
    before instanceof HTMLElement && board?.contains(before) && !before.matches(':disabled') ? before : null;
  (piece ?? board)?.focus();
}

/** The focus goes into the open sheet of the side panel: to what can be written or walked in, else to the sheet. */
export function goToSheet(): void {
  void tick().then(() => {
    const sheet = document.querySelector<HTMLElement>('aside .sheet');
    const inside = sheet?.querySelector<HTMLElement>('textarea, input, select, [tabindex="0"], button');
    inside?.focus();
  });
}
