// A player's or spectator's place at a table: the view, what is being chosen and decided, and what is looked at.
import { untrack } from 'svelte';
import { api, Refused } from '$lib/client/api';
import { Live } from '$lib/client/live.svelte';
import type {
  AdviceSeen,
  AgainstSeen,
  Course,
  Message,
  Move,
  Past,
  SeatSeen,
  Threat,
  Told,
} from '$lib/client/protocol';
import { catalogue } from '$lib/state/catalogue.svelte';
import { Choice } from '$lib/state/choice.svelte';
import { say } from '$lib/state/i18n.svelte';
import { notices } from '$lib/state/notices.svelte';
import { dismissTip, preferences } from '$lib/state/preferences.svelte';
import { router } from '$lib/state/router.svelte';
import { LessonProgress } from './lesson/progress.svelte';

const NO_MOVES: Move[] = [];
const LEAVING = ['seat-left', 'seat-freed']; // why somebody has no place at the table any more
const GOING = 1500; // milliseconds from the news of a rematch to its table

/** A thing that was pointed at, and why it cannot be chosen now. */
interface Wonder {
  name: string;
  message: Message;
  against: AgainstSeen | null; // the kind of move that is meant
}

/** Advice and explanations about one question; void when other moves are offered. */
interface Aside {
  readonly moves: Move[];
  readonly pending: Move | null; // an advised move that waits for a yes
  readonly advice: AdviceSeen[] | null;
  readonly wondering: boolean; // things that cannot be chosen are pointed at, to hear why
  readonly wonder: Wonder | null;
  readonly against: AgainstSeen[]; // what stands against each kind of move
}

export class Place {
  readonly live: Live;
  readonly choice = new Choice({
    moves: () => this.offered,
    ondecide: (move) => void this.decide(move),
    confirm: () => preferences.confirm,
  });
  pointed = $state.raw<Told | null>(null);
  past = $state.raw<Past | null>(null); // what is shown instead of now
  course = $state.raw<Course | null>(null); // how the finished game went, as far as it is known
  thinking = $state(false); // about a hint
  threats = $state.raw<Threat[] | null>(null); // null: not shown
  muted = $state.raw<number[]>([]);
  chatRead = $state(0); // the number of the last line of chat that was read

  readonly lesson: LessonProgress | null = $derived.by(() => {
    const lesson = this.live.whole?.lesson;
    return lesson ? untrack(() => new LessonProgress(this.table, this.live, lesson, () => this.leaveQuestion())) : null;
  });
  /** The moves that may be chosen: none while the past is looked at, or while a lesson has something to read. */
  private readonly offered: Move[] = $derived.by(() =>
    this.past || this.lesson?.reading ? NO_MOVES : this.live.moves,
  );
  private noted: Aside = $state.raw(alone(NO_MOVES));
  private readonly aside: Aside = $derived(this.noted.moves === this.offered ? this.noted : alone(this.offered));
  /** The advised move that waits for a yes, for as long as its pieces are marked. */
  readonly pending: Move | null = $derived(
    this.aside.pending && this.choice.complete.includes(this.aside.pending) ? this.aside.pending : null,
  );
  readonly advice: AdviceSeen[] | null = $derived(this.aside.advice);
  readonly wondering: boolean = $derived(this.aside.wondering);
  readonly wonder: Wonder | null = $derived(this.aside.wonder);
  readonly against: AgainstSeen[] = $derived(this.aside.against);
  readonly table: string;
  readonly watch: string; // the link by which one watches
  private wishes = 0;
  private sentAt = -1; // the `seq` of the table that a decision was sent about, while it is the same
  private step: number | null = null; // of the past that is looked at, or about to be
  private rematch: string | null = null; // as it was told last
  private leaving: ReturnType<typeof setTimeout> | undefined;

  /** `onheard` is called after each message that says how the table stands. */
  constructor(table: string, seat: number | null, watch: string, onheard: () => void = () => undefined) {
    this.table = table;
    this.watch = watch;
    this.live = new Live(table, seat, watch, () => {
      this.follow();
      onheard();
    });
  }

  /** The server was heard: go with the other players to a rematch, or leave if the seat is lost. */
  private follow(): void {
    const { gone, rematch, seq, whole, you } = this.live;
    if (seq !== this.sentAt) this.sentAt = -1;
    if (gone && LEAVING.includes(gone.id)) {
      notices.show(gone);
      return router.go('/');
    }
    if (!whole) return;
    const before = this.rematch;
    this.rematch = rematch;
    if (before === null || rematch === before) return;
    clearTimeout(this.leaving);
    if (!rematch || you === null || this.step !== null) return;
    notices.show({ id: 'ending-going', arguments: {} });
    this.leaving = setTimeout(() => router.go(`/t/${rematch}`), GOING);
  }

  /** Whose words say what happens here: the game's, with the names of the content that the table was opened with. */
  get edition(): string {
    const content = this.live.whole?.setup.content ?? '';
    const ours = catalogue.find(this.game)?.content;
    return !content || content === ours ? this.game : `${this.game}?content=${content}`;
  }

  get game(): string {
    return this.live.whole?.setup.game ?? '';
  }

  get begun(): boolean {
    return this.live.seats.every((seat) => seat.taken);
  }

  /** The seats that are this player's. */
  get mine(): number[] {
    return this.live.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  }

  get asked(): boolean {
    return (
      !this.lesson?.reading && this.live.you !== null && this.live.actor === this.live.you && this.live.moves.length > 0
    );
  }

  /** The events since this player's last decision. */
  get fresh(): Told[] {
    const { you, log } = this.live;
    if (you === null) return this.live.batch.events;
    const last = log.findLast((line) => line.actor === you);
    const first = last ? last.step + 1 : (log.find((line) => line.actor >= 0)?.step ?? Infinity);
    return log.filter((line) => line.step >= first);
  }

  close(): void {
    clearTimeout(this.leaving);
    this.live.close();
  }

  /** Note something beside a question; it is lost if that is not the question any more. */
  private note(change: Partial<Omit<Aside, 'moves'>>, moves = this.offered): void {
    if (moves === this.offered) this.noted = { ...this.aside, ...change };
  }

  /** Send a decision, once: nothing more is sent about the same state of the table unless it was refused. */
  async decide(move: Move): Promise<void> {
    const { live, choice, offered } = this;
    if (live.deciding || live.seq === this.sentAt) return;
    this.sentAt = live.seq;
    this.note({ pending: null, advice: null });
    const done = await this.tried(live.act(move.action).then(() => true));
    if (!done) this.sentAt = -1;
    else if (!this.lesson) dismissTip('choose'); // whoever has chosen something knows how
    if (this.offered === offered) choice.clear(); // else something else is asked already
  }

  /** Show an advised move as if it had been chosen; it still wants a yes. */
  consider(advised: AdviceSeen): void {
    const move = this.live.moves.find((move) => move.action === advised.action);
    if (move && this.choice.show(move)) this.note({ pending: move });
  }

  closeAdvice(): void {
    this.note({ advice: null });
  }

  /** Take back all that was chosen. */
  drop(): void {
    this.note({ pending: null });
    this.choice.clear();
  }

  async undo(): Promise<void> {
    if (this.live.undo) notices.show(this.live.undo, this.edition, true);
    else await this.tried(this.live.takeBack());
  }

  async hint(): Promise<void> {
    if (this.thinking) return;
    const { offered } = this;
    this.thinking = true;
    const answer = await this.tried(this.live.ask({ type: 'hint' }));
    this.thinking = false;
    if (answer && answer.type === 'advice') this.note({ advice: answer.moves }, offered);
  }

  /** Whether this table shows a player what is one action away. */
  get warns(): boolean {
    const { whole, you, ending } = this.live;
    return you !== null && !ending && this.begun && Boolean(whole?.setup.hints && catalogue.find(this.game)?.threats);
  }

  /** Look for threats at the position in sight; what is refused (too often, say) is looked for the next time. */
  async loadThreats(): Promise<void> {
    if (!preferences.threats || !this.warns) {
      this.threats = null;
      return;
    }
    const answer = await this.live.ask({ type: 'threats' }).catch(() => null);
    if (answer?.type === 'warned' && preferences.threats) this.threats = answer.threats;
  }

  /** Begin or end asking why things cannot be chosen. */
  async startWondering(): Promise<void> {
    if (this.wondering || !this.asked || this.past) return this.stopWondering();
    this.note({ wondering: true });
    const { offered } = this;
    const answer = await this.tried(this.live.ask({ type: 'why' }));
    if (answer?.type === 'reason' && this.wondering) this.note({ against: answer.against ?? [] }, offered);
  }

  stopWondering(): void {
    this.note({ wondering: false, wonder: null, against: [] });
  }

  /** Why can this not be chosen now, after what has been chosen? */
  async askWhy(name: string, about: string[]): Promise<void> {
    const { offered } = this;
    const { kind, given, begun } = this.choice;
    const picked = given.map(([field, value]) => (field ? `${field}:${value}` : String(value)));
    const chosen = [...(kind === null ? [] : [`kind:${kind}`]), ...picked];
    const answer = await this.tried(this.live.ask({ type: 'why', chosen, about }));
    if (answer?.type !== 'reason' || !this.wondering) return;
    let message = answer.message ?? { id: 'why-possible', arguments: {} };
    if (begun && message.id === 'why-no-move') message = { id: 'why-no-way', arguments: {} };
    this.note({ wonder: { name, message, against: answer.against?.[0] ?? null } }, offered);
  }

  /** Forget what was begun about the question: the player looks at something else. */
  private leaveQuestion(): void {
    this.choice.clear();
    this.noted = alone(this.offered);
  }

  /** Look at the table as it was, or at now; of several wishes on their way the last one counts. */
  async look(step: number | null, seat: number | null): Promise<void> {
    this.step = step;
    const wish = ++this.wishes;
    const found = step === null ? null : await this.tried(api.past(this.table, step, seat, this.watch));
    if (wish !== this.wishes || (step !== null && !found)) return;
    if (found && !this.past) this.leaveQuestion();
    this.past = found;
  }

  /** Load how the game went. A refusal is ignored: the component that shows it asks again. */
  async loadCourse(): Promise<void> {
    try {
      this.course = await api.course(this.table, this.watch);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
    }
  }

  mute(seat: number): void {
    const quiet = this.muted.includes(seat);
    this.muted = quiet ? this.muted.filter((other) => other !== seat) : [...this.muted, seat];
  }

  tried<T>(doing: Promise<T>): Promise<T | null> {
    return notices.tried(doing, this.edition);
  }
}

function alone(moves: Move[]): Aside {
  return { moves, pending: null, advice: null, wondering: false, wonder: null, against: [] };
}

/** The players' names; players of the same name are told apart by their seats. */
export function namesOf(seats: SeatSeen[]): string[] {
  const names = seats.map((seat, place) => {
    if (seat.former) return say('former-player');
    return seat.name || say(seat.kind === 'bot' ? 'bot' : 'player', { number: place + 1 });
  });
  const shared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return names.map((name, place) => (shared(name) ? `${name} (${place + 1})` : name));
}
