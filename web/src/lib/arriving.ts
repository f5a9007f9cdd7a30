// Coming to another page inside the client: who cannot see it hears its heading first.
import { router } from './router.svelte';

/** For a page's heading: it has the focus when the page was come to from another one. */
export function arrived(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (router.moved) heading.focus({ preventScroll: true });
}
