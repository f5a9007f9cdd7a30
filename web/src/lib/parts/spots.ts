// Spots of a board: elements with a `data-spot`, between which things fly and arrows are drawn.

/** The middle of a spot in the page's pixels. Where a spot is not shown, "seat 1 bag" is in "seat 1"; null: nowhere. */
export function middleOf(board: Element, spot: string): [number, number] | null {
  const found = board.querySelector(`[data-spot=${JSON.stringify(spot)}]`);
  if (!found) return spot.includes(' ') ? middleOf(board, spot.slice(0, spot.lastIndexOf(' '))) : null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** A point of the page in the pixels of a layer that lies on the board, which may be drawn smaller or larger. */
export function onLayer(layer: Element, board: HTMLElement, [x, y]: [number, number]): [number, number] {
  const { left, top } = layer.getBoundingClientRect();
  const size = Number(board.style.zoom) || 1;
  return [(x - left) / size, (y - top) / size];
}
