// A live table over its WebSocket: the last state that the server sent; a gap is filled by asking for all of it.
import { Refused } from './api';
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

const TABLE_FIELDS = [
  'seats',
  'actor',
  'moves',
  'prompt',
  'undo',
  'clock',
  'vote',
  'paused',
  'ending',
  'rematch',
] as const;
const BACKOFF = [250, 500, 1000, 2000, 4000, 8000];
const QUIET = 25_000; // after so long without a word, make sure that the line still holds
const PATIENCE = 6000;
const ONCE = ['undo', 'call', 'leave', 'say']; // what would be done twice if it were sent twice
const UNSURE: P.Message = { id: 'web-unsure', arguments: {} };
const LEFT: P.Message = { id: 'web-unreachable', arguments: {} };

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
  moves = $state.raw<P.Move[]>([]);
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
  here = $state.raw<P.Here>({ away: [], watchers: 0 });
  steps = $state.raw(0);
  batch = $state.raw<Batch>({ number: 0, events: [] });
  deciding = $state(false); // a decision is on its way
  seq = -1;

  private skew = 0; // the server's clock less ours
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private number = 0;
  private decision = 0;
  private failures = 0;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private heardAt = 0;
  private beat: ReturnType<typeof setInterval>;
  private url: string;
  private readonly addressOf: (seat: number) => string;
  private readonly onheard: () => void;
  private readonly awake = () => this.wake();
  private readonly cut = () => {
    if (this.line === 'open') this.drop();
  };

  /** `onheard` is called after each message that says how the table stands. */
  constructor(table: string, seat: number | null, watch = '', onheard: () => void = () => undefined) {
    this.onheard = onheard;
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

  close(): void {
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

  async takeBack(): Promise<void> {
    await this.decide({ type: 'undo', seq: this.seq });
  }

  private async decide(message: Wish): Promise<void> {
    if (this.deciding) return;
    const mine = ++this.decision;
    this.deciding = true;
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

  // The line

  private connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onmessage = (packet) => {
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
    if (performance.now() - this.heardAt < QUIET) return;
    const asked = performance.now();
    this.socket?.send(JSON.stringify({ type: 'why', action: 0 })); // the shortest thing that is answered
    this.after(PATIENCE, () => {
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
    this.line = 'open';
    this.gone = null;
    this.failures = 0;
    this.whole = heard;
    if (heard.you !== null) this.url = this.addressOf(heard.you); // lots may have been drawn for the seats
    this.skew = heard.now - performance.now();
    this.seq = heard.seq;
    this.view = heard.view;
    this.steps = heard.steps;
    const since = this.log.length;
    const news = heard.log.slice(inCommon(this.log, heard.log));
    this.log = heard.log;
    this.chat = heard.chat;
    this.here = heard.here;
    this.take(heard);
    this.batch = { number: this.batch.number + 1, events: since ? news : [] };
    if (first) this.askAgain();
  }

  private goOn(heard: P.News): void {
    if (heard.since !== this.seq) {
      this.socket?.send(JSON.stringify({ type: 'look' }));
      return;
    }
    this.seq = heard.seq;
    if (heard.steps !== this.steps) this.deciding = false; // it is on the disk, and here is what came of it
    this.steps = heard.steps;
    this.skew = heard.now - performance.now();
    if (heard.view) this.view = { ...this.view, ...heard.view };
    const log = heard.log ?? [];
    const before = this.log.filter((line) => line.step < heard.keep);
    if (log.length || before.length < this.log.length) this.log = [...before, ...log];
    if (heard.chat) this.chat = [...this.chat, ...heard.chat];
    this.take(heard);
    if (log.length) this.batch = { number: this.batch.number + 1, events: log };
  }

  private take(heard: P.Whole | P.News): void {
    for (const name of TABLE_FIELDS) {
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
