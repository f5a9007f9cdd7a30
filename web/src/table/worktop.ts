// The worktop and the board on it: a board that is too high for a wide screen is drawn a little smaller, and what may
// be pointed at is brought into sight where a board must scroll.
import { still } from '$lib/keeping.svelte';

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

/** Scroll as little as shows as many as can be of the things that may be pointed at. */
export function show(worktop: HTMLElement): void {
  const { top, height } = worktop.getBoundingClientRect();
  const here = worktop.scrollTop;
  const things = [...worktop.querySelectorAll('[data-lit]')].map((thing) => {
    const box = thing.getBoundingClientRect();
    return { from: box.top - top + here, to: box.bottom - top + here };
  });
  const most = worktop.scrollHeight - height;
  const seen = (at: number) => things.filter(({ from, to }) => from >= at && to <= at + height).length;
  const ways = things.flatMap(({ from, to }) => [from - MARGIN, to + MARGIN - height]);
  let best = here;
  for (const way of ways) {
    const at = Math.min(Math.max(way, 0), Math.max(most, 0));
    const more = seen(at) - seen(best);
    if (more > 0 || (more === 0 && seen(here) < seen(at) && Math.abs(at - here) < Math.abs(best - here))) best = at;
  }
  if (best !== here) worktop.scrollTo({ top: best, behavior: still() ? 'auto' : 'smooth' });
}
