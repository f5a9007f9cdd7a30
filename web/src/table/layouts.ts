// The four layouts of the table page. Room is counted in rem, so larger letters count like a smaller screen.

/**
 * - `wide`: board, choices below it, and a side panel with log, chat and help;
 * - `upright`: one column, choices below the board, everything else behind tabs;
 * - `low`: the board over the whole height, choices in a column beside it, tabs at the edge: phones held sideways, low
 *   windows, zoomed pages;
 * - `page`: one column that is as long as it needs to be, and the page scrolls: pages that are zoomed a lot.
 */
export type Layout = 'wide' | 'upright' | 'low' | 'page';

const WIDE = 56.25; // so wide that there is room for a side panel
const LOW = 38; // lower than that, choices below the board leave too little of it
const BESIDE = 34; // so wide that a board has room beside a column of choices
const UPRIGHT = { width: 18, height: 32.5 };

/** The layout for a window of that size, in rem. */
export function layoutOf(width: number, height: number): Layout {
  if (height >= LOW && width >= WIDE) return 'wide';
  if (height < LOW && width >= BESIDE && width > 1.1 * height) return 'low';
  return width >= UPRIGHT.width && height >= UPRIGHT.height ? 'upright' : 'page';
}
