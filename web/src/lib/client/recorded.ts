// A lesson that is heard from a recording: the server's own messages, told again as the learner follows the script.
// Whatever the recording cannot answer is refused with a sentence that says so.
import type { LocalLine } from './live.svelte';
import type * as P from './protocol';

const OTHER: P.Message = { id: 'learn-other', arguments: {} };
const STALE: P.Message = { id: 'table-stale', arguments: {} };
const NEEDS_SERVER: P.Message = { id: 'offline-question', arguments: {} };
const PACE = 700; // milliseconds that a rival takes, as on the server

/** Where the number of decisions that were made is kept. */
export interface Bookmark {
  read(): number;
  write(decisions: number): void;
}

export class RecordedLine implements LocalLine {
  readonly local = true as const;
  onmessage: ((packet: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private readonly recording: P.Recording;
  private readonly bookmark: Bookmark;
  private made: number; // decisions, everybody's
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(recording: P.Recording, bookmark: Bookmark) {
    this.recording = recording;
    this.bookmark = bookmark;
    const kept = bookmark.read();
    this.made = Number.isInteger(kept) && kept >= 0 && kept <= recording.news.length ? kept : 0;
    this.timer = setTimeout(() => this.begin());
  }

  close(): void {
    clearTimeout(this.timer);
    this.onmessage = null;
  }

  send(text: string): void {
    const asked = JSON.parse(text) as P.Asked & { id?: number };
    const id = asked.id ?? 0;
    const now = this.now();
    if (asked.type === 'look') this.begin();
    else if (asked.type === 'act') {
      if (asked.seq !== now.seq) this.refuse(id, STALE);
      else if (now.lesson?.moves[now.steps] !== asked.action) this.refuse(id, OTHER);
      else this.goOn(id);
    } else if (asked.type === 'undo') {
      if (now.undo) this.refuse(id, now.undo);
      else this.takeBack(id, asked.keep ?? now.steps - 1);
    } else if (asked.type !== 'sight') this.refuse(id, NEEDS_SERVER);
  }

  /** How the table stands after the decisions that were made. */
  private now(): P.Whole {
    return standing(this.recording, this.made);
  }

  private begin(): void {
    this.tell(this.now());
    this.wait();
  }

  private goOn(id: number): void {
    const next = this.recording.news[this.made]!;
    this.keep(this.made + 1);
    this.tell({ type: 'done', v: this.recording.v, seq: next.seq, id });
    this.tell(next);
    this.wait();
  }

  /** Go back to the last decision of the learner that leaves no more than so many steps. */
  private takeBack(id: number, steps: number): void {
    clearTimeout(this.timer);
    let made = this.made - 1;
    for (; made > 0; made -= 1) {
      const before = standing(this.recording, made);
      if (before.steps <= steps && before.actor === before.you) break;
    }
    this.keep(Math.max(made, 0));
    const now = this.now();
    this.tell({ type: 'done', v: this.recording.v, seq: now.seq, id });
    this.tell(now);
  }

  /** Let a rival decide, after a moment. */
  private wait(): void {
    clearTimeout(this.timer);
    const now = this.now();
    if (now.ending || now.actor === now.you || !this.recording.news[this.made]) return;
    this.timer = setTimeout(() => {
      const next = this.recording.news[this.made]!;
      this.keep(this.made + 1);
      this.tell(next);
      this.wait();
    }, PACE);
  }

  private keep(made: number): void {
    this.made = made;
    this.bookmark.write(made);
  }

  private refuse(id: number, message: P.Message): void {
    this.tell({ type: 'refused', v: this.recording.v, seq: this.now().seq, id, message });
  }

  private tell(message: P.Heard): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Everything that the learner knows after so many decisions. */
export function standing({ whole, news }: P.Recording, decisions: number): P.Whole {
  return news.slice(0, decisions).reduce<P.Whole>((before, told) => {
    return {
      ...before,
      ...told,
      type: 'whole',
      view: { ...(before.view as object), ...told.view },
      log: [...before.log.filter((line) => line.step < told.keep), ...(told.log ?? [])],
      chat: before.chat,
      notices: before.notices,
    };
  }, whole);
}
