// The server's HTTP API. Every refusal is a sentence.
import type * as P from './protocol';

/** The server's no: nothing has changed, and this is why. */
export class Refused extends Error {
  readonly sentence: P.Message;
  readonly status: number;

  constructor(sentence: P.Message, status = 409) {
    super(sentence.id);
    this.sentence = sentence;
    this.status = status;
  }
}

const LOST: P.Message = { id: 'web-unreachable', arguments: {} };
const ANYONE = /^\/(build\.json$|api\/(games\b|words\/))/; // asked without being somebody

let meeting: Promise<unknown> | null = null;

/** The first request makes a newcomer a guest: others wait for it, or each would be made another guest. */
async function introduced(method: string, path: string, send: () => Promise<Response>): Promise<Response> {
  if (method === 'GET' && ANYONE.test(path)) return send();
  if (meeting) {
    await meeting;
    return send();
  }
  const first = send();
  meeting = first.catch(() => (meeting = null));
  return first;
}

let renew: () => Promise<unknown> = () => fetch('/api/me');
let renewing: Promise<unknown> | null = null;

/** Set the request that begins a new session when this browser's has ended; what was known of the old one is void. */
export function whenEnded(does: () => Promise<unknown>): void {
  renew = does;
}

/** Be somebody again: asked once, however many requests were refused. */
function renewed(): Promise<unknown> {
  renewing ??= renew()
    .catch(() => null)
    .finally(() => (renewing = null));
  return renewing;
}

async function fetched(method: string, path: string, body?: unknown, again = false): Promise<Response> {
  const wish: RequestInit = {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  };
  let answer: Response;
  try {
    answer = await introduced(method, path, () => fetch(path, wish));
  } catch {
    throw new Refused(LOST, 0);
  }
  if (answer.ok) return answer;
  let no: P.No | undefined;
  try {
    no = (await answer.json()) as P.No;
  } catch {
    // a proxy's page, perhaps
  }
  if (no?.message.id === 'session-ended' && !again && !(method === 'GET' && path === '/api/me')) {
    await renewed();
    if (method === 'GET') return fetched(method, path, body, true); // nothing is done twice, or as somebody else
  }
  throw new Refused(no?.message ?? LOST, answer.status);
}

async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await fetched(method, path, body)).json()) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** The query string of these parameters, without the empty ones. */
function query(wishes: Record<string, string | number | null>): string {
  const given = Object.entries(wishes).filter(([, value]) => value !== null && value !== '');
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

const content = (game: string) => `/api/games/${encodeURIComponent(game)}/content`;
const link = (id: string) => `/api/links/${encodeURIComponent(id)}`;

export const api = {
  me: () => asked<P.Me>('GET', '/api/me'),
  rename: (name: string) => asked<P.Me>('PUT', '/api/me', { name } satisfies P.Named),
  keepName: (name: string, passphrase: string) =>
    asked<P.Me>('POST', '/api/me/keep', { name, passphrase } satisfies P.Signing),
  signIn: (name: string, passphrase: string) =>
    asked<P.Me>('POST', '/api/me/sign-in', { name, passphrase } satisfies P.Signing),
  signOut: () => asked<P.Me>('POST', '/api/me/sign-out'),
  signOutElsewhere: () => asked<P.Me>('POST', '/api/me/sign-out-elsewhere'),
  changePassphrase: (old: string, fresh: string) =>
    asked<P.Me>('PUT', '/api/me/passphrase', { old, new: fresh } satisfies P.Changing),
  devices: () => asked<P.Devices>('GET', '/api/me/devices'),
  endDevice: (device: string) => asked<P.Devices>('DELETE', `/api/me/devices/${encodeURIComponent(device)}`),
  pushing: () => asked<P.Pushing>('GET', '/api/me/push'),
  subscribe: (wish: P.Subscribing) => asked<P.Pushing>('POST', '/api/me/push', wish),
  unsubscribe: () => asked<P.Pushing>('DELETE', '/api/me/push'),
  unsubscribeDevice: (device: string) => asked<P.Pushing>('DELETE', `/api/me/push/${encodeURIComponent(device)}`),
  data: () => asked<P.MyData>('GET', '/api/me/data'),
  forget: (passphrase: string) =>
    asked<P.Me>('POST', '/api/me/forget', { sure: true, passphrase } satisfies P.Forgetting),
  shelf: () => asked<P.Shelf>('GET', '/api/games'),
  figures: (game: string) => asked<P.Figures>('GET', `/api/games/${encodeURIComponent(game)}/figures`),
  checkContent: (game: string, file: P.ContentFile) => asked<P.ContentSeen>('POST', content(game), file),
  contentChanges: (game: string, hash: string) =>
    asked<P.ContentSeen>('GET', `${content(game)}/changes${query({ content: hash })}`),
  contentPath: (game: string, hash: string) => content(game) + query({ content: hash }),
  recording: (game: string) => asked<P.Recording>('GET', `/api/games/${encodeURIComponent(game)}/lesson`),
  /** The words of a game: `race`, with the names of an older content `race?content=HASH`, on its box `race?part=box`. */
  words: (language: string, game: string) => {
    const [name, wishes] = game.split('?');
    const asks = query(Object.fromEntries(new URLSearchParams(wishes)));
    return asked<P.WordsSeen>('GET', `/api/words/${language}/${encodeURIComponent(name!)}${asks}`);
  },
  open: (wish: P.NewTable) => asked<P.TableSeen>('POST', '/api/tables', wish),
  learn: (wish: P.Learning) => asked<P.TableSeen>('POST', '/api/lessons', wish),
  mine: () => asked<P.MyTables>('GET', '/api/tables/mine'),
  games: (wish: { game: string; result: string; who: string; page: number }) =>
    asked<P.MyGames>('GET', `/api/me/games${query(wish)}`),
  openTables: () => asked<P.OpenTables>('GET', '/api/tables/open'),
  table: (id: string, watch = '') => asked<P.TableSeen>('GET', table(id) + query({ watch })),
  join: (id: string, seat: number | null = null) => asked<P.TableSeen>('POST', `${table(id)}/join`, { seat }),
  close: (id: string) => asked<P.TableSeen>('POST', `${table(id)}/close`),
  links: (id: string, watch = '') => asked<P.Links>('GET', `${table(id)}/links${query({ watch })}`),
  replaceLink: (id: string, seat: number) => asked<P.Links>('POST', `${table(id)}/seats/${seat}/link`),
  replaceWatchLink: (id: string) => asked<P.Links>('POST', `${table(id)}/watch/link`),
  free: (id: string, seat: number) => asked<P.TableSeen>('POST', `${table(id)}/seats/${seat}/free`),
  seatBot: (id: string, seat: number, level: string) =>
    asked<P.TableSeen>('POST', `${table(id)}/seats/${seat}/bot`, { level } satisfies P.BotChoice),
  dismiss: (id: string) => asked<P.TableSeen>('POST', `${table(id)}/dismiss`),
  tryFrom: (id: string, wish: P.Trying, watch = '') =>
    asked<P.TableSeen>('POST', `${table(id)}/try${query({ watch })}`, wish),
  best: (id: string) => asked<P.Best>('GET', `${table(id)}/best`),
  endDevices: (id: string, seat: number) => asked<P.TableSeen>('POST', `${table(id)}/seats/${seat}/alone`),
  deviceLink: (id: string, seat: number) => asked<P.Links>('POST', `${table(id)}/seats/${seat}/device`),
  where: (id: string) => asked<P.LinkSeen>('GET', link(id)),
  sit: (id: string, name: string) => asked<P.TableSeen>('POST', link(id), { name } satisfies P.Sitting),
  past: (id: string, step: number, seat: number | null, watch = '') =>
    asked<P.Past>('GET', `${table(id)}/past${query({ step, seat, watch })}`),
  course: (id: string, watch = '') => asked<P.Course>('GET', `${table(id)}/course${query({ watch })}`),
  recordPath: (id: string, watch = '') => `${table(id)}/record${query({ watch })}`,
  notes: (id: string, seat: number) => asked<P.Notes>('GET', `${table(id)}/seats/${seat}/notes`),
  writeNotes: (id: string, seat: number, text: string) =>
    asked<P.Notes>('PUT', `${table(id)}/seats/${seat}/notes`, { text } satisfies P.Notes),
  build: async () => ((await (await fetched('GET', '/build.json')).json()) as { client: string }).client,
};

/** Look now, then every so many milliseconds, and whenever the page comes back into sight; gives how to stop. */
export function poll(look: () => void, every: number): () => void {
  const again = () => {
    if (document.visibilityState !== 'hidden') look();
  };
  again();
  const timer = setInterval(again, every);
  document.addEventListener('visibilitychange', again);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}
