// A live table over its WebSocket: the state to be shown, and how far the server has come; a gap is filled by asking for
// all of it. What happens in the game is shown at the viewer's pace; all else, and the viewer's own decisions, at once.
import { Refused } from './api';
import { Pacer, type Shown, TEMPI, type Tempo, weigh } from './pacer';
import type * as P from './protocol';

type Wish = P.Asked extends infer One ? (One extends P.Asked ? Omit<One, 'id' | 'v'> : never) : never;
type Answer = P.Done | P.Reason | P.Advice | P.Warned;
interface Waiting {
  message: Wish;
  sent: boolean;
  again: boolean; // sent a second time, after the line was lost
  steps: number; // of the match, when it was asked
  resolve: (answer: Answer) => void;
  reject: (no: Refused) => void;
}

const GAME_FIELDS = ['actor', 'forced', 'prompt', 'undo', 'ending'] as const; // shown with the view that they belong to
const TABLE_FIELDS = ['seats', 'clock', 'vote', 'paused', 'rematch', 'offers'] as const; // shown at once
const NO_MOVES: P.Move[] = [];
const HURRIED = 2000; // milliseconds that anything may wait while the viewer's clock runs
const BACKOFF = [250, 500, 1000, 2000, 4000, 8000];
const QUIET = 25_000; // after so long without a word, make sure that the line still holds
const PATIENCE = 6000;
const SLOW = 3000; // after so long without an answer to a decision, the same
const ONCE = ['undo', 'call', 'leave', 'say']; // what would be done twice if it were sent twice
const UNSURE: P.Message = { id: 'web-unsure', arguments: {} };
const LEFT: P.Message = { id: 'web-unreachable', arguments: {} };

/** What a table can be heard over beside a WebSocket: on this device, and never lost (see recorded.ts). */
export interface LocalLine {
  readonly local: true;
  onmessage: ((packet: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}
export type Wire = WebSocket | LocalLine;

export type Line = 'connecting' | 'open' | 'lost' | 'gone';

/** Events that came together: what a board moves, with the number of their batch. */
export interface Batch {
  number: number;
  events: P.Told[];
}

export class Live {
  line = $state<Line>('connecting');
  gone = $state.raw<P.Message | null>(null);
  whole = $state.raw<P.Whole | null>(null);
  view = $state.raw<any>(null);
  seats = $state.raw<P.SeatSeen[]>([]);
  actor = $state.raw(-2);
  forced = $state.raw(false); // the viewer's only move, as everybody can tell
  prompt = $state.raw<P.Message | null>(null);
  undo = $state.raw<P.Message | null>(null);
  log = $state.raw<P.Told[]>([]);
  chat = $state.raw<P.Line[]>([]);
  clock = $state.raw<P.ClockSeen | null>(null);
  clockAt = $state.raw(0); // performance.now() when the clock was told
  vote = $state.raw<P.VoteSeen | null>(null);
  paused = $state.raw(false);
  ending = $state.raw<P.EndingSeen | null>(null);
  rematch = $state.raw('');
  offers = $state.raw<number[]>([]);
  notices = $state.raw<P.Notice[]>([]);
  here = $state.raw<P.Here>({ away: [], watchers: 0 });
  steps = $state.raw(0);
  batch = $state.raw<Batch>({ number: 0, events: [] });
  deciding = $state(false); // a decision is on its way
  behind = $state(false); // the server has told more than is shown
  seq = -1; // as the server has it
  private told = { steps: 0, actor: -2 }; // likewise
  private possible = $state.raw<P.Move[]>(NO_MOVES);
  private readonly pacer: Pacer<P.News>;
  private readonly tempo: () => Tempo;

  private skew = 0; // the server's clock less ours
  private socket: Wire | null = null;
  private waiting = new Map<number, Waiting>();
  private number = 0;
  private decision = 0;
  private toldHidden = false; // on this connection
  private failures = 0;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private heardAt = 0;
  private beat: ReturnType<typeof setInterval>;
  private url: string;
  private readonly addressOf: (seat: number) => string;
  private readonly onheard: () => void;
  private readonly open: (url: string) => Wire;
  private readonly awake = () => {
    if (document.visibilityState === 'hidden') this.skip();
    this.tellSight();
    this.wake();
  };
  private readonly cut = () => {
    if (this.line === 'open' && !(this.socket && 'local' in this.socket)) this.drop();
  };

  /** `onheard` is called after each message that says how the table stands, when it is shown, and if the line is lost. */
  constructor(
    table: string,
    seat: number | null,
    watch = '',
    onheard: () => void = () => undefined,
    tempo: () => Tempo = () => TEMPI.instant,
    open: (url: string) => Wire = (url) => new WebSocket(url),
  ) {
    this.open = open;
    this.onheard = onheard;
    this.tempo = tempo;
    this.pacer = new Pacer(
      (heard, how) => this.show(heard, how),
      () => this.tempoNow(),
    );
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
    this.addressOf = (one) => `${address}?seat=${one}`;
    this.url = seat !== null ? this.addressOf(seat) : watch ? `${address}?watch=${encodeURIComponent(watch)}` : address;
    addEventListener('online', this.awake);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.awake);
    this.beat = setInterval(() => this.makeSure(), QUIET / 2);
    this.connect();
  }

  /** The server's time, in milliseconds. */
  now(): number {
    return performance.now() + this.skew;
  }

  get you(): number | null {
    return this.whole?.you ?? null;
  }

  /** The moves that may be chosen: none while what is shown is not the present. */
  get moves(): P.Move[] {
    return this.behind ? NO_MOVES : this.possible;
  }

  /** Show the present, and wait for nothing that was told. */
  skip(): void {
    if (!this.behind) return;
    this.pacer.skip();
    this.onheard();
  }

  /** The pace now: none on a page that is out of sight, a quick one while the viewer's own clock runs. */
  tempoNow(): Tempo {
    if (document.visibilityState === 'hidden') return TEMPI.instant;
    const tempo = this.tempo();
    const runs = this.you !== null && this.clock?.running === this.you;
    return runs ? { ...tempo, most: Math.min(tempo.most, HURRIED) } : tempo;
  }

  close(): void {
    this.pacer.clear();
    removeEventListener('online', this.awake);
    removeEventListener('offline', this.cut);
    clearInterval(this.beat);
    document.removeEventListener('visibilitychange', this.awake);
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.line = 'gone';
    this.socket?.close();
    this.socket = null;
  }

  // Asking

  /** Ask; the answer comes when it is done and on the disk, or is Refused. Lost lines are waited out. */
  ask(message: Wish): Promise<Answer> {
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      if (this.line === 'gone') return reject(new Refused(this.gone ?? LEFT));
      const one = { message, sent: false, again: false, steps: this.steps, resolve, reject };
      this.waiting.set(id, one);
      this.send(id, one);
    });
  }

  /** Decide at the position in sight. */
  async act(action: number): Promise<void> {
    await this.decide({ type: 'act', seq: this.seq, action });
  }

  /** Take back the last decision; with `keep`, those since so many steps of the match, as far as possible. */
  async takeBack(keep: number | null = null): Promise<void> {
    await this.decide({ type: 'undo', seq: this.seq, keep });
  }

  private async decide(message: Wish): Promise<void> {
    if (this.deciding) return;
    const mine = ++this.decision;
    this.deciding = true;
    const asked = performance.now();
    this.after(SLOW, () => {
      if (this.deciding && mine === this.decision && this.heardAt <= asked) this.probe(SLOW);
    });
    try {
      await this.ask(message);
    } finally {
      if (mine === this.decision) this.deciding = false;
    }
  }

  private send(id: number, one: Waiting): void {
    if (this.line !== 'open' || !this.socket) return;
    one.again = one.sent;
    one.sent = true;
    this.socket.send(JSON.stringify({ ...one.message, id }));
  }

  /** The line holds again: ask once more for what was not answered, but nothing that could be done twice. */
  private askAgain(): void {
    for (const [id, one] of this.waiting) {
      if (one.sent && ONCE.includes(one.message.type)) {
        this.waiting.delete(id);
        one.reject(new Refused(UNSURE));
      } else this.send(id, one);
    }
  }

  /** Tell the server whether the page is seen: it sends push messages to players who do not see their table. */
  private tellSight(): void {
    const hidden = document.visibilityState === 'hidden';
    if (this.line !== 'open' || this.you === null || hidden === this.toldHidden) return;
    this.toldHidden = hidden;
    this.socket?.send(JSON.stringify({ type: 'sight', hidden }));
  }

  // The line

  private connect(): void {
    const socket = this.open(this.url);
    this.socket = socket;
    socket.onmessage = (packet: { data: unknown }) => {
      if (socket === this.socket) this.hear(JSON.parse(packet.data as string) as P.Heard);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private lost(): void {
    this.socket = null;
    if (this.line === 'gone') return;
    this.line = this.whole ? 'lost' : 'connecting';
    const wait = BACKOFF[Math.min(this.failures++, BACKOFF.length - 1)]!;
    this.after(wait * (0.75 + Math.random() / 2), () => this.connect());
    this.onheard();
  }

  private after(wait: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, wait);
    this.timers.add(timer);
  }

  /** The page is looked at again, or the network is back: do not wait any longer. */
  private wake(): void {
    if (this.line === 'open') return this.makeSure();
    if (this.line === 'gone' || this.socket || document.visibilityState === 'hidden') return;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.connect();
  }

  /** A line that seems open may be dead: ask, and begin anew if nothing comes. */
  private makeSure(): void {
    if (document.visibilityState === 'hidden' || this.line !== 'open') return;
    if (performance.now() - this.heardAt >= QUIET) this.probe(PATIENCE);
  }

  /** Ask the server for a word, and begin anew if none comes in so many milliseconds. */
  private probe(patience: number): void {
    if (this.line !== 'open') return;
    const asked = performance.now();
    this.socket?.send(JSON.stringify({ type: 'why', action: 0 })); // the shortest thing that is answered
    this.after(patience, () => {
      if (this.heardAt < asked) this.drop();
    });
  }

  private drop(): void {
    const socket = this.socket;
    this.lost();
    socket?.close();
  }

  // Hearing

  private hear(heard: P.Heard): void {
    this.heardAt = performance.now();
    switch (heard.type) {
      case 'whole':
        this.begin(heard);
        return this.onheard();
      case 'news':
        this.goOn(heard);
        return this.onheard();
      case 'presence':
        this.here = heard.here;
        return;
      case 'gone':
        this.gone = heard.message;
        if (!heard.again) {
          this.line = 'gone';
          for (const one of this.waiting.values()) one.reject(new Refused(heard.message));
          this.waiting.clear();
        }
        return this.onheard();
      default:
        this.answered(heard);
    }
  }

  private begin(heard: P.Whole): void {
    const first = this.line !== 'open';
    if (first) this.toldHidden = false;
    this.line = 'open';
    this.gone = null;
    this.failures = 0;
    this.whole = heard;
    if (heard.you !== null) this.url = this.addressOf(heard.you); // lots may have been drawn for the seats
    this.skew = heard.now - performance.now();
    this.seq = heard.seq;
    this.told = { steps: heard.steps, actor: heard.actor };
    this.pacer.clear();
    this.behind = false;
    this.view = heard.view;
    this.steps = heard.steps;
    const since = this.log.length;
    const news = heard.log.slice(inCommon(this.log, heard.log));
    this.log = heard.log;
    this.chat = heard.chat;
    this.notices = heard.notices;
    this.here = heard.here;
    this.take(TABLE_FIELDS, heard);
    this.take(GAME_FIELDS, heard);
    this.possible = heard.moves;
    this.batch = { number: this.batch.number + 1, events: since ? news : [] };
    if (first) this.askAgain();
    this.tellSight();
  }

  /** Take what the server tells: other players' moves wait for their time, the viewer's own and all else do not. */
  private goOn(heard: P.News): void {
    if (heard.since !== this.seq) {
      this.socket?.send(JSON.stringify({ type: 'look' }));
      return;
    }
    const before = this.told;
    this.seq = heard.seq;
    this.told = { steps: heard.steps, actor: heard.actor ?? before.actor };
    this.skew = heard.now - performance.now();
    if (heard.steps !== before.steps) this.deciding = false; // it is on the disk, and here is what came of it
    if (heard.chat) this.chat = [...this.chat, ...heard.chat];
    if (heard.notices) this.notices = [...this.notices, ...heard.notices];
    this.take(TABLE_FIELDS, heard);
    const moved = heard.steps > before.steps && heard.keep >= before.steps; // else votes, talk, clocks, undo
    if (!moved && !GAME_FIELDS.some((name) => name in heard) && !heard.moves && !heard.log && !heard.view) return;
    const own = before.actor === this.you && this.you !== null && !this.seats[this.you]?.stand_in;
    this.pacer.add(heard, weigh(heard.log ?? []), before.actor);
    if (own || !moved) this.pacer.skip();
    this.behind = this.pacer.behind;
  }

  /** Show what the server told. */
  private show(heard: P.News, how: Shown): void {
    this.steps = heard.steps;
    if (heard.view) this.view = { ...this.view, ...heard.view };
    const log = heard.log ?? [];
    const before = this.log.filter((line) => line.step < heard.keep);
    if (log.length || before.length < this.log.length) this.log = [...before, ...log];
    this.take(GAME_FIELDS, heard);
    if (heard.moves) this.possible = heard.moves;
    if (log.length) this.batch = { number: this.batch.number + 1, events: log };
    this.behind = this.pacer.behind;
    if (how === 'paced') this.onheard();
  }

  private take(names: readonly (keyof P.News & keyof P.Whole)[], heard: P.Whole | P.News): void {
    for (const name of names) {
      if (heard[name] !== undefined) (this as Record<string, unknown>)[name] = heard[name];
    }
    if (heard.clock) this.clockAt = performance.now();
  }

  private answered(heard: P.Done | P.NotDone | P.Reason | P.Advice | P.Warned): void {
    const one = this.waiting.get(heard.id);
    if (!one) return;
    this.waiting.delete(heard.id);
    if (heard.type !== 'refused') one.resolve(heard);
    else if (!one.again || heard.message.id !== 'table-stale') one.reject(new Refused(heard.message));
    // Sent twice and stale: done the first time, and others have decided since. The table in sight may show it.
    else if (this.decidedSince(one.steps)) one.resolve({ ...heard, type: 'done' });
    else one.reject(new Refused(UNSURE));
  }

  private decidedSince(steps: number): boolean {
    return this.log.some((line) => line.step >= steps && line.actor === this.you);
  }
}

/** The number of lines that two logs have in common, from the first on. */
function inCommon(one: P.Told[], other: P.Told[]): number {
  let number = 0;
  while (number < one.length && JSON.stringify(one[number]) === JSON.stringify(other[number])) number += 1;
  return number;
}
