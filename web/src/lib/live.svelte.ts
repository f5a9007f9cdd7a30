// A view of a table over its WebSocket: always what the server last told, gaps filled by looking anew.
import { Refused } from './api';
import type * as P from './protocol';

type Wish = P.Asked extends infer One ? (One extends P.Asked ? Omit<One, 'id' | 'v'> : never) : never;
type Answer = P.Done | P.Reason | P.Advice;
type Waiting = { message: Wish; resolve: (answer: Answer) => void; reject: (no: Refused) => void };

const KEPT = ['seats', 'actor', 'moves', 'prompt', 'undo', 'clock', 'vote', 'paused', 'ending', 'rematch'] as const;
const BACKOFF = [250, 500, 1000, 2000, 4000, 8000];
const QUIET = 25_000; // after so long without a word, make sure that the line still holds
const PATIENCE = 6000;

export type Line = 'connecting' | 'open' | 'lost' | 'gone';

/** Events that came together: what a board moves, with the number of their batch. */
export interface Batch {
  number: number;
  events: P.Told[];
}

export class Live {
  line = $state<Line>('connecting');
  gone = $state.raw<P.Sentence | null>(null);
  whole = $state.raw<P.Whole | null>(null);
  view = $state.raw<any>(null);
  seats = $state.raw<P.SeatSeen[]>([]);
  actor = $state.raw(-2);
  moves = $state.raw<P.Move[]>([]);
  prompt = $state.raw<P.Sentence | null>(null);
  undo = $state.raw<P.Sentence | null>(null);
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
  private failures = 0;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private heardAt = 0;
  private readonly url: string;
  private readonly awake = () => this.makeSure();

  constructor(table: string, seat: number | null, watch = '') {
    const query = seat !== null ? `?seat=${seat}` : watch ? `?watch=${encodeURIComponent(watch)}` : '';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live${query}`;
    addEventListener('online', this.awake);
    document.addEventListener('visibilitychange', this.awake);
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
      this.waiting.set(id, { message, resolve, reject });
      this.send(id, message);
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
    this.deciding = true;
    try {
      await this.ask(message);
    } finally {
      this.deciding = false;
    }
  }

  private send(id: number, message: Wish): void {
    if (this.line === 'open') this.socket?.send(JSON.stringify({ ...message, id }));
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

  /** A line that seems open may be dead: ask, and begin anew if nothing comes. */
  private makeSure(): void {
    if (document.visibilityState === 'hidden' || this.line !== 'open') return;
    if (performance.now() - this.heardAt < QUIET) return;
    const asked = performance.now();
    this.socket?.send(JSON.stringify({ type: 'look' }));
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
        return this.begin(heard);
      case 'news':
        return this.goOn(heard);
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
        return;
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
    this.skew = heard.now - performance.now();
    this.seq = heard.seq;
    this.view = heard.view;
    this.steps = heard.steps;
    const news = heard.log.slice(this.log.length);
    const since = this.log.length;
    this.log = heard.log;
    this.chat = heard.chat;
    this.here = heard.here;
    this.take(heard);
    this.batch = { number: this.batch.number + 1, events: since ? news : [] };
    if (first) for (const [id, one] of this.waiting) this.send(id, one.message); // once more: done only once
  }

  private goOn(heard: P.News): void {
    if (heard.since !== this.seq) {
      this.socket?.send(JSON.stringify({ type: 'look' }));
      return;
    }
    this.seq = heard.seq;
    this.steps = heard.steps;
    this.skew = heard.now - performance.now();
    if (heard.view) this.view = { ...this.view, ...heard.view };
    const log = heard.log ?? [];
    const kept = this.log.filter((line) => line.step < heard.keep);
    if (log.length || kept.length < this.log.length) this.log = [...kept, ...log];
    if (heard.chat) this.chat = [...this.chat, ...heard.chat];
    this.take(heard);
    if (log.length) this.batch = { number: this.batch.number + 1, events: log };
  }

  private take(heard: P.Whole | P.News): void {
    for (const name of KEPT) {
      if (heard[name] !== undefined) (this as Record<string, unknown>)[name] = heard[name];
    }
    if (heard.clock) this.clockAt = performance.now();
  }

  private answered(heard: P.Done | P.Refusal | P.Reason | P.Advice): void {
    const one = this.waiting.get(heard.id);
    if (!one) return;
    this.waiting.delete(heard.id);
    if (heard.type === 'refused') one.reject(new Refused(heard.message));
    else one.resolve(heard);
  }
}
