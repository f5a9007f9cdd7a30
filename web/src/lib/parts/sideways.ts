// A part of a board that may be wider than its place: where it scrolls, keyboards can reach and scroll it.

/** An attachment: the element is a stop of Tab while it scrolls sideways. */
export function sideways(element: HTMLElement): () => void {
  const look = () => {
    if (element.scrollWidth > element.clientWidth + 1) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(look);
  for (const one of [element, ...element.children]) observer.observe(one);
  return () => observer.disconnect();
}
