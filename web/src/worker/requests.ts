// Which requests the service worker answers, and how. Whatever is somebody's own goes to the server and is never kept.

/** `page`: the page itself. `asset`: a file with its hash in its name. `public`: the same for everybody, and it changes. */
export type Kind = 'page' | 'asset' | 'public' | 'server';

const ASSET = /^\/assets\//;
const FILE = /^\/(theme\.js|icon\.svg|icons\/[\w-]+\.png|manifest(\.\w+)?\.webmanifest)$/;
const GAMES = /^\/api\/(games|games\/[\w-]+\/(?:figures|lesson)|words\/[\w-]+\/[\w-]+)$/;
const PROGRAMS = /^\/(api\/|assets\/|health$|metrics$|build\.json$|sw\.js$)/; // no pages

export function kindOf(method: string, mode: string, address: URL, origin: string): Kind {
  if (method !== 'GET' || address.origin !== origin) return 'server';
  const path = address.pathname;
  if (mode === 'navigate') return PROGRAMS.test(path) || FILE.test(path) ? 'server' : 'page';
  if (ASSET.test(path)) return 'asset';
  if (FILE.test(path)) return 'public';
  // Names of an older content are for one table; without the server there is no table.
  if (GAMES.test(path) && !address.searchParams.has('content')) return 'public';
  return 'server';
}

/** The addresses that the hall needs in a language. */
export function hallAddresses(language: string, games: string[]): string[] {
  return [`/api/words/${language}/common`, ...games.map((game) => `/api/words/${language}/${game}?part=box`)];
}

/** The addresses that rules and lessons of these games need, beside those of the hall. */
export function rulesAddresses(language: string, games: { name: string; lesson: boolean }[]): string[] {
  return games.flatMap(({ name, lesson }) => [
    `/api/words/${language}/${name}`,
    ...(lesson ? [`/api/games/${name}/lesson`] : []),
    `/api/games/${name}/figures`,
  ]);
}
