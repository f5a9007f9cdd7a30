// The page that the address names.
import { layers } from './layers.svelte';

export type Page =
  | { name: 'hall' }
  | { name: 'account' }
  | { name: 'games'; game: string; result: string; who: string; page: number }
  | { name: 'new'; game: string }
  | { name: 'rules'; game: string; content: string }
  | { name: 'lesson'; game: string }
  | { name: 'table'; table: string; watch: string; step: number | null; seat: number | null }
  | { name: 'invitation'; link: string }
  | { name: 'not-found' };

/** The parts of a path; null if it is not well-formed. */
function partsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function read(address: URL): Page {
  const parts = partsOf(address.pathname);
  if (!parts) return { name: 'not-found' };
  const [first = '', second = '', ...rest] = parts;
  const number = (name: string) => {
    const text = address.searchParams.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };
  if (rest.length) return { name: 'not-found' };
  if (!first) return { name: 'hall' };
  if (first === 'me' && !second) return { name: 'account' };
  if (first === 'games' && !second) {
    const text = (name: string) => address.searchParams.get(name) ?? '';
    return { name: 'games', game: text('game'), result: text('result'), who: text('who'), page: number('page') ?? 0 };
  }
  if (first === 'new' && second) return { name: 'new', game: second };
  if (first === 'rules' && second) {
    const content = address.searchParams.get('content') ?? '';
    return { name: 'rules', game: second, content: /^[0-9a-f]{16}$/.test(content) ? content : '' };
  }
  if (first === 'learn' && second) return { name: 'lesson', game: second };
  if (first === 's' && second) return { name: 'invitation', link: second };
  if (first === 't' && second) {
    const watch = address.searchParams.get('watch') ?? '';
    return { name: 'table', table: second, watch, step: number('step'), seat: number('seat') };
  }
  return { name: 'not-found' };
}

class Router {
  page = $state.raw<Page>(read(new URL(location.href)));
  moved = false; // whether another page was in sight before this one

  constructor() {
    addEventListener('popstate', () => {
      if (!layers.arrive()) this.follow();
    });
  }

  go(path: string, replace = false): void {
    const instead = layers.leave() || replace;
    history[instead ? 'replaceState' : 'pushState'](null, '', path);
    this.follow();
    if (!replace) scrollTo(0, 0);
  }

  private follow(): void {
    this.moved = true;
    this.page = read(new URL(location.href));
  }
}

export const router = new Router();

/** For links inside the client: follow them without loading the page again. */
export function inside(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
