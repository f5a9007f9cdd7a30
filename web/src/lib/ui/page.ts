// Small things that pages do: take the focus when they are come to, and copy links.
import { notices } from '$lib/state/notices.svelte';
import { router } from '$lib/state/router.svelte';

/** For a page's heading: it has the focus when the page was come to from another one. */
export function focusOnArrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (router.moved) heading.focus({ preventScroll: true });
}

/** Copy a link that also stands in a field of the page. */
export async function copyLink(link: string, field: HTMLInputElement): Promise<void> {
  notices.show({ id: (await copied(link, field)) ? 'share-copied' : 'share-copy-failed', arguments: {} });
}

async function copied(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select(); // browsers have no clipboard for pages without https
    return document.execCommand('copy');
  }
}
