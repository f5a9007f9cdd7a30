// A finger is broader than many pieces: a tap on bare ground means the nearest lit piece, if that is within 44 pixels
// around the middle of it. Pieces that lie closer together share the room between them.
import type { Attachment } from 'svelte/attachments';

const REACH = 22; // pixels from the middle, half of what a finger needs
const OTHERS =
  '[data-lit], [data-ask], [data-explain], button, a, input, select, summary, [role="button"], [tabindex="0"]';

/** The lit piece that a tap beside all pieces means; null if none is near. */
export function meant(board: Element, x: number, y: number): Element | null {
  let found: Element | null = null;
  let least = Infinity;
  for (const piece of board.querySelectorAll('[data-lit]')) {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const [across, down] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
    if (across > Math.max(REACH, width / 2) || down > Math.max(REACH, height / 2)) continue;
    const away = Math.hypot(across, down);
    if (away < least) [found, least] = [piece, away];
  }
  return found;
}

/** Lets taps beside lit pieces choose them; `touched` says whether a finger made the last press. */
export function nearTaps(touched: () => boolean): Attachment<HTMLElement> {
  return (worktop) => {
    const onclick = (event: MouseEvent) => {
      const at = event.target as Element;
      const on = at.closest(OTHERS);
      if (!touched() || !event.isTrusted || (on !== null && on !== worktop)) return;
      const piece = meant(worktop, event.clientX, event.clientY);
      if (!piece) return;
      event.stopPropagation();
      piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    worktop.addEventListener('click', onclick, { capture: true });
    return () => worktop.removeEventListener('click', onclick, { capture: true });
  };
}
