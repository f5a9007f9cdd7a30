// Announcements for screen readers: a queue whose entries are added to a log, none of them ever changed or lost.
// A reader drops additions that follow each other too fast, and loses text that is replaced. So an entry stays alone for
// about as long as it takes to read; whatever comes meanwhile is the next entry, all of it, in its order.

/** Sentences that are read together. `asked` is what the player is asked, said last. */
export interface Entry {
  number: number;
  told: string[];
  asked: string;
}

const SILENCE = 400; // milliseconds until the first entry: a reader has to know of the log before something is added
const FIRST = 250; // milliseconds for any entry
const LETTER = 30; // milliseconds for each letter of it
const MOST = 4000; // milliseconds that an entry stays alone
const SHIELDED = 500; // milliseconds until it is tried again while a dialog keeps readers from hearing anything else
const KEPT = 30; // entries that stay in the log

export class Announcer {
  entries = $state.raw<Entry[]>([]);
  private told: string[] = [];
  private asked = '';
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly shielded: () => boolean;

  constructor(shielded: () => boolean = () => false) {
    this.shielded = shielded;
    this.later(SILENCE);
  }

  /** Announce sentences after everything that waits. */
  tell(sentences: string[]): void {
    this.told.push(...sentences);
    this.goOn();
  }

  /** Announce what the player is asked, after everything that was told; another question takes its place. */
  question(question: string): void {
    this.asked = question;
    this.goOn();
  }

  /** Announce something that the player wants to hear now, with all that waits before it. */
  answer(sentences: string[]): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.tell(sentences);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private goOn(): void {
    if (this.timer !== undefined || (!this.told.length && !this.asked)) return;
    if (this.shielded()) return this.later(SHIELDED);
    const entry = { number: ++this.number, told: this.told, asked: this.asked };
    this.entries = [...this.entries, entry].slice(-KEPT);
    this.told = [];
    this.asked = '';
    const letters = [...entry.told, entry.asked].join(' ').length;
    this.later(Math.min(MOST, FIRST + letters * LETTER));
  }

  private later(time: number): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.goOn();
    }, time);
  }
}
