// The pace of the table: what the server tells waits here until what was told before has been seen.
// Nothing waits longer than the tempo's `most`: far behind, each thing is seen for less time, and some for none.

export type Pace = 'calm' | 'brisk' | 'instant';

export interface Tempo {
  beat: number; // milliseconds for a thing of weight 1; 0: nothing waits
  most: number; // milliseconds that anything may wait
}

export const TEMPI: Record<Pace, Tempo> = {
  calm: { beat: 1100, most: 15_000 },
  brisk: { beat: 600, most: 7000 },
  instant: { beat: 0, most: 0 },
};

const LEAST = 120; // milliseconds for weight 1: shorter than that nothing is seen, and several things are shown at once
const TURN = 0.5; // weight that the last thing of a turn has more
const MORE = 0.25; // weight of each further event in one message
const HEAVIEST = 2;
const PIECES = 3; // an event that names so many things has more to see

/** Whether a thing was shown in its time, or at once because nobody wants to wait for it. */
export type Shown = 'paced' | 'skipped';

interface Item<T> {
  thing: T;
  weight: number;
  actor: number;
  at: number; // when it was told
}

/** A queue that shows things one after another, each for as long as its weight says. */
export class Pacer<T> {
  private waiting: Item<T>[] = [];
  private last: Item<T> | null = null; // shown last
  private shownAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly show: (thing: T, how: Shown) => void;
  private readonly tempo: () => Tempo;

  constructor(show: (thing: T, how: Shown) => void, tempo: () => Tempo) {
    this.show = show;
    this.tempo = tempo;
  }

  /** Whether something was told that has not been shown. */
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  /** Show it when its time comes; things of no weight are shown with what comes next. */
  add(thing: T, weight: number, actor: number): void {
    const before = this.waiting.at(-1) ?? this.last;
    if (before && before.actor !== actor && before.weight) before.weight += TURN;
    this.waiting.push({ thing, weight, actor, at: performance.now() });
    this.goOn();
  }

  /** Show all that waits, now. */
  skip(): void {
    clearTimeout(this.timer);
    while (this.waiting.length) this.next('skipped');
  }

  /** Forget what waits: it is known in another way. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.last = null;
  }

  private goOn(): void {
    clearTimeout(this.timer);
    while (this.waiting.length) {
      const due = this.shownAt + this.dwell() - performance.now();
      if (due > 0) {
        this.timer = setTimeout(() => this.goOn(), due);
        return;
      }
      this.next('paced');
    }
  }

  private next(how: Shown): void {
    const item = this.waiting.shift()!;
    this.last = item;
    this.shownAt = performance.now();
    this.show(item.thing, how);
  }

  /** Milliseconds that what was shown last stays alone: less when others could not be shown in time. */
  private dwell(): number {
    if (!this.last) return 0;
    const { beat, most } = this.tempo();
    let length = beat; // of weight 1
    let before = this.last.weight;
    for (const item of this.waiting) {
      if (before) length = Math.min(length, (item.at + most - this.shownAt) / before);
      before += item.weight;
    }
    return length < Math.min(LEAST, beat) ? 0 : length * this.last.weight;
  }
}

/** How much there is to see in an event: nothing if it names nothing but players, more if many pieces move. */
function weightOf(event: Record<string, unknown>): number {
  let named = 0;
  for (const [field, value] of Object.entries(event)) {
    if (['kind', 'turn', 'round', 'seat'].includes(field)) continue;
    named += Array.isArray(value) ? value.length : 1;
  }
  return named === 0 ? 0 : named >= PIECES ? 1.5 : 1;
}

/** The weight of events that are shown together: that of the heaviest, and a little more for each of the others. */
export function weigh(events: { event: Record<string, unknown> }[]): number {
  const weights = events.map(({ event }) => weightOf(event)).filter(Boolean);
  if (!weights.length) return 0;
  return Math.min(HEAVIEST, Math.max(...weights) + MORE * (weights.length - 1));
}
