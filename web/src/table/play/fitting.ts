// The worktop and the board on it: on all but narrow screens a board is drawn as large as there is room for it, and
// what may be pointed at is brought into sight where a board must scroll.
import { reducedMotion } from '$lib/state/preferences.svelte';

const LEAST = 0.8; // no board is drawn smaller; what does not fit then scrolls
const MOST = 1.6;
const STEP = 0.04;
const MODEL = { width: 900, height: 560 }; // the worktop that boards are designed for, at size 1
const NARROW = 40; // rem: on a worktop that is narrower, boards scroll
const TIGHT = { narrow: 19, wide: 46 }; // rem: the least width that a board is drawn for, however large it is wanted
const MARGIN = 8;
const EDGE = 4; // above and below the rows of a list, for the mark of the focus

/**
 * Draw the board so large that all of it is in sight, if it can be, and then so many times larger as the player likes it.
 * Each size that is tried costs a layout of the page.
 */
export function fit(worktop: HTMLElement, larger = 1): void {
  const board = worktop.querySelector<HTMLElement>('.board');
  if (!board) return;
  const width = roomOf(worktop);
  const narrow = width < NARROW || !scrolls(worktop);
  const size = narrow ? 1 : sizeThatFits(worktop, board);
  if (!size) return;
  const most = width / (narrow ? TIGHT.narrow : TIGHT.wide) / size;
  draw(worktop, board, size, Math.max(1, Math.min(larger, Math.floor(most * 20) / 20)));
}

/** The width that a worktop has for its board, in rem. */
function roomOf(worktop: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(worktop);
  const width = worktop.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return width / parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The size at which all of a board is in sight; 0 while that cannot be said. */
function sizeThatFits(worktop: HTMLElement, board: HTMLElement): number {
  const room = Math.min(worktop.clientWidth / MODEL.width, worktop.clientHeight / MODEL.height);
  const most = stepOf(Math.min(MOST, Math.max(1, room)));
  const fits = (step: number) => {
    draw(worktop, board, LEAST + step * STEP);
    return worktop.scrollHeight <= worktop.clientHeight && worktop.scrollWidth <= worktop.clientWidth;
  };
  const before = Number(board.style.zoom) / Number(worktop.style.getPropertyValue('--larger') || 1);
  let step = before ? Math.min(stepOf(before), most) : most;
  if (fits(step)) {
    while (step < most && fits(step + 1)) step += 1;
  } else if (board.querySelector('[inert]')) {
    return 0; // pieces are leaving, and still take room
  } else {
    while (step > 0 && !fits(step - 1)) step -= 1;
    step = Math.max(0, step - 1);
  }
  return LEAST + step * STEP;
}

/** Whether a board scrolls on its worktop; else it is as high as it needs to be, and the page scrolls. */
export function scrolls(worktop: HTMLElement): boolean {
  return getComputedStyle(worktop).overflowY !== 'visible';
}

function stepOf(size: number): number {
  return Math.floor((size - LEAST) / STEP + 0.001);
}

/** Popovers of a board know by `--size` how large it is drawn: lengths of the window are that much larger for them. */
function draw(worktop: HTMLElement, board: HTMLElement, size: number, larger = 1): void {
  const told = String(Math.round(size * larger * 100) / 100);
  if (board.style.zoom === told && worktop.style.getPropertyValue('--larger') === String(larger)) return;
  board.style.setProperty('zoom', told);
  board.style.setProperty('--size', told);
  worktop.style.setProperty('--larger', String(larger));
}

/** The height that a list may have by its style, in pixels. */
export function mostHeight(list: HTMLElement): number {
  list.style.maxHeight = '';
  return parseFloat(getComputedStyle(list).maxHeight);
}

/** Make a list that wraps as high as its rows that fit whole, from where it is scrolled to; one row is always shown. */
export function rowsThatFit(list: HTMLElement, most: number): void {
  const rows = [...list.children].map((one) => one as HTMLElement);
  const away = (row: HTMLElement) => Math.abs(row.offsetTop - EDGE - list.scrollTop); // a row may be higher than the list
  const top = rows.toSorted((one, other) => away(one) - away(other))[0]?.offsetTop;
  if (top === undefined) return;
  const ends = rows.filter((row) => row.offsetTop >= top).map((row) => row.offsetTop + row.offsetHeight - top);
  const end = Math.max(Math.min(...ends), ...ends.filter((one) => one + 2 * EDGE <= most));
  list.style.maxHeight = `${end + 2 * EDGE}px`;
  list.scrollTop = top - EDGE;
}

/**
 * Bring what may be pointed at into sight: the first of it, and with it as much as can be. Where the page itself scrolls,
 * what is asked comes into sight, unless something that answers it is there.
 */
export function show(worktop: HTMLElement): void {
  if (!scrolls(worktop)) return showAsked(worktop);
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

function showAsked(worktop: HTMLElement): void {
  const inSight = (thing: Element) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const answers = [...worktop.querySelectorAll('[data-lit]'), ...document.querySelectorAll('.asked, .choices')];
  if (answers.some(inSight)) return;
  document.querySelector('.asked')?.scrollIntoView({ behavior: reducedMotion() ? 'auto' : 'smooth' });
}
