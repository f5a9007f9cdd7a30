// The worktop and the board on it: a board that is too high for a wide screen is drawn a little smaller, and what may
// be pointed at is brought into sight where a board must scroll.
import { reducedMotion } from '$lib/state/preferences.svelte';

const SIZES = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68];
const MARGIN = 8;

/** Draw the board so large that all of it is in sight, if it can be; on narrow screens boards scroll. */
export function fit(worktop: HTMLElement, wide: boolean): void {
  const board = worktop.querySelector<HTMLElement>('.board');
  if (!board) return;
  for (const size of wide ? SIZES : [1]) {
    board.style.setProperty('zoom', size === 1 ? '' : String(size));
    if (worktop.scrollHeight <= worktop.clientHeight) return;
  }
}

/** Bring what may be pointed at into sight: the first of it, and with it as much as can be. */
export function show(worktop: HTMLElement): void {
  const { top, height } = worktop.getBoundingClientRect();
  const here = worktop.scrollTop;
  const things = [...worktop.querySelectorAll('[data-lit]')]
    .map((thing) => thing.getBoundingClientRect())
    .map((box) => ({ from: box.top - top + here, to: box.bottom - top + here }))
    .sort((one, other) => one.from - other.from);
  const [first] = things;
  const inSight = (at: number) => things.filter(({ from, to }) => from >= at && to <= at + height);
  if (!first || inSight(here).includes(first)) return;
  const ends = things.map(({ to }) => to + MARGIN - height).filter((at) => at <= first.from);
  const at = Math.max(0, Math.min(first.from - MARGIN, Math.max(...ends, 0)));
  worktop.scrollTo({ top: at, behavior: reducedMotion() ? 'auto' : 'smooth' });
}
