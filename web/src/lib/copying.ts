// A link to the clipboard, and a notice whether it got there.
import { notices } from './notices.svelte';

/** Copy a link that also stands in a field of the page. */
export async function copy(link: string, field: HTMLInputElement): Promise<void> {
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
