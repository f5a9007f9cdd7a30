// A player's or spectator's place at a table: the view, what is being chosen and decided, and what is looked at.
import { untrack } from 'svelte';
import { type Trace, traceOf } from '$lib/board/trace';
import { type LastTurn, lastTurns, newsFor, rivals } from '$lib/board/turns';
import { api, Refused } from '$lib/client/api';
import { Live, type Wire } from '$lib/client/live.svelte';
import { TEMPI } from '$lib/client/pacer';
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
import { i18n, say } from '$lib/state/i18n.svelte';
import { notices } from '$lib/state/notices.svelte';
import { preferences } from '$lib/state/preferences.svelte';
import { router } from '$lib/state/router.svelte';
import { isSeries, Plan, type Series, seriesOf } from '$lib/state/series';
import { focusChoices } from './focus';
import { LessonProgress } from './lesson/progress.svelte';
import { isCostly } from './play/costly';
import { deedsOf } from './play/lastTurns';
import { playedOn, tipAt } from './play/tips';

const NO_MOVES: Move[] = [];
const NO_SERIES: Series[] = [];
const LEAVING = ['seat-left', 'seat-freed']; // why somebody has no place at the table any more
const SHOWN_AT_THE_END = ['notice-resigned', 'notice-ran-out', 'notice-offered']; // by the ending itself
const OF_ANOTHER = ['undo-other', 'undo-nothing']; // why nothing of this seat can be taken back
const GOING = 1500; // milliseconds from the news of a rematch to its table

/** Why a thing cannot be chosen now. */
export interface Reason {
  message: Message;
  against: AgainstSeen | null; // the kind of move that is meant
}

/** A decision that was sent: where in the match, and whether the player made it or it went by itself. */
interface Made {
  steps: number;
  alone: boolean;
}

/** A thing that was pointed at, and why it cannot be chosen now. */
interface Wonder extends Reason {
  name: string;
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
    moves: () => this.choosable,
    ondecide: (move) => void this.decide(move),
    confirm: () => preferences.confirm,
    costly: (move) => this.touched && isCostly(this.game, move),
  });
  touched = false; // whether the last press was a finger's, on the board
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
  /** Choices that stand for several of these moves; a lesson teaches one decision at a time. */
  private readonly series: Series[] = $derived.by(() => {
    const { view, you } = this.live;
    return this.lesson || you === null ? NO_SERIES : seriesOf(this.game, view, this.offered, you);
  });
  private readonly choosable: Move[] = $derived(this.series.length ? [...this.offered, ...this.series] : this.offered);
  /** The forced decision that is about to be made without the player. */
  taking = $state.raw<Move | null>(null);
  private plan: Plan | null = null; // the rest of a series
  private made: Made[] = []; // decisions of this player that stand
  private held = false; // nothing goes by itself until the player has decided something
  private present: boolean; // at a screen for several players: the one whose seat this is has it
  private soon: ReturnType<typeof setTimeout> | undefined;
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
  /** The last turn of each of the other players, and what it leaves on the board. */
  readonly lastTurns: LastTurn[] = $derived.by(() => {
    const words = i18n.of(this.edition);
    const tells = words ? (turn: LastTurn) => deedsOf(turn, words).length > 0 : undefined;
    return lastTurns(this.live.log, rivals(this.live.seats.length, this.live.you), tells);
  });
  readonly trace: Trace = $derived(traceOf(this.lastTurns));
  readonly table: string;
  readonly watch: string; // the link by which one watches
  anew: (() => void) | null = null; // how a recorded lesson begins again
  private wishes = 0;
  private sentAt = -1; // the `seq` of the table that a decision was sent about, while it is the same
  private step: number | null = null; // of the past that is looked at, or about to be
  private rematch: string | null = null; // as it was told last
  private noticed: number | null = null; // the number of the last notice that was told
  private leaving: ReturnType<typeof setTimeout> | undefined;

  /**
   * `onheard` is called after each message that says how the table stands. `present` says whether the player of this
   * seat is known to be at the screen: it is asked only if others share it. `open` gives what the table is heard over,
   * if not a WebSocket.
   */
  constructor(
    table: string,
    seat: number | null,
    watch: string,
    onheard: () => void = () => undefined,
    present = false,
    open?: () => Wire,
  ) {
    this.table = table;
    this.watch = watch;
    this.present = present;
    const heard = () => {
      this.follow();
      onheard();
    };
    this.live = new Live(table, seat, watch, heard, () => TEMPI[preferences.pace] ?? TEMPI.brisk, open);
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
    this.showNotices();
    this.goOn();
    const before = this.rematch;
    this.rematch = rematch;
    if (before === null || rematch === before) return;
    clearTimeout(this.leaving);
    if (!rematch || you === null) return;
    if (this.step !== null) return notices.show({ id: 'rematch-open', arguments: {} });
    const others = this.live.seats.some((seat) => seat.kind !== 'bot' && seat.taken && !seat.former && !seat.yours);
    if (!others) return router.go(`/t/${rematch}`); // nobody but the player has asked for it
    notices.show({ id: 'ending-going', arguments: {} });
    this.leaving = setTimeout(() => router.go(`/t/${rematch}`), GOING);
  }

  /** Show what others did beside the game, as short notices. */
  private showNotices(): void {
    const { notices: told, seats } = this.live;
    const since = this.noticed;
    this.noticed = told.at(-1)?.seq ?? 0;
    if (since === null) return;
    const shown = this.live.ending && this.step === null ? SHOWN_AT_THE_END : [];
    for (const { message } of told.filter((one) => one.seq > since && !shown.includes(one.message.id))) {
      const seat = message.arguments.seat as number | undefined;
      if (seat === undefined) notices.show(message, this.edition);
      else if (!this.mine.includes(seat)) {
        const named = { ...message.arguments, seat: namesOf(seats)[seat], you: 'no' };
        notices.show({ id: message.id, arguments: named }, this.edition);
      }
    }
  }

  /** Open a table of one's own that goes on from a step of this finished game, and go there. */
  async tryFrom(step: number, seat: number): Promise<void> {
    const { level, language } = preferences;
    const seen = await this.tried(api.tryFrom(this.table, { step, seat, level, language }, this.watch));
    if (seen) router.go(`/t/${seen.card.table}`);
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

  /** The events since this player's last decision or turn. */
  get fresh(): Told[] {
    const { you, log } = this.live;
    return you === null ? this.live.batch.events : newsFor(you, log);
  }

  close(): void {
    clearTimeout(this.leaving);
    clearTimeout(this.soon);
    this.live.close();
  }

  /** Note something beside a question; it is lost if that is not the question any more. */
  private note(change: Partial<Omit<Aside, 'moves'>>, moves = this.offered): void {
    if (moves === this.offered) this.noted = { ...this.aside, ...change };
  }

  /** Make the player's decision, or the first one of a series. */
  async decide(move: Move): Promise<void> {
    if (this.busy) return;
    this.held = false;
    this.present = true;
    this.takeNothing();
    if (!isSeries(move)) return this.send(move, false);
    this.plan = new Plan(move);
    const first = this.plan.next(this.live.moves);
    if (first) await this.send(first, false);
    else this.plan = null;
  }

  private get busy(): boolean {
    return this.live.deciding || this.live.seq === this.sentAt;
  }

  /** Send a decision, once: nothing more is sent about the same state of the table unless it was refused. */
  private async send(move: Move, alone: boolean): Promise<void> {
    const { live, choice, offered } = this;
    if (this.busy) return;
    this.sentAt = live.seq;
    this.made = [...this.made.filter(({ steps }) => steps < live.steps), { steps: live.steps, alone }];
    if (!alone) focusChoices();
    this.note({ pending: null, advice: null });
    const tip = tipAt(this);
    const done = await this.tried(live.act(move.action).then(() => true));
    if (!done) {
      this.sentAt = -1;
      this.stop();
    } else if (!this.lesson) playedOn(tip);
    if (this.offered === offered) choice.clear(); // else something else is asked already
  }

  // What goes by itself

  /** Whether something is under way that goes on by itself. */
  get underWay(): boolean {
    return this.plan !== null || this.taking !== null;
  }

  /** End what goes on by itself, and wait for the player. */
  stop(): void {
    this.plan = null;
    this.held = true;
    this.takeNothing();
  }

  /** The player of this seat is at the screen. */
  arrive(): void {
    this.present = true;
    this.goOn();
  }

  /** Go on with the series that the player chose, or with a decision that everybody can tell to be forced. */
  private goOn(): void {
    const { live } = this;
    const asked = live.you !== null && live.actor === live.you;
    if (!asked && !live.behind) this.held = false;
    const apart = live.vote || live.paused || live.ending || this.lesson || this.step !== null;
    if (apart || live.line !== 'open') {
      this.plan = null;
      return this.takeNothing();
    }
    if (this.busy || live.behind) return;
    if (this.plan) {
      const next = asked ? this.plan.next(live.moves) : null;
      if (next) return void this.send(next, true);
      if (this.plan.waits(live.view, live.moves)) return this.takeNothing();
      this.plan = null;
    }
    this.takeForced(asked);
  }

  /** Take a forced decision when it has been seen for as long as others' moves are; nobody else's at this screen. */
  private takeForced(asked: boolean): void {
    const { live } = this;
    const [only] = live.moves;
    const here = this.present || this.mine.length === 1;
    const wanted = asked && live.forced && only && here && !this.held && preferences.forced;
    if (!wanted || this.wondering) return this.takeNothing();
    if (this.taking === only) return;
    this.takeNothing();
    this.taking = only;
    this.soon = setTimeout(() => {
      this.taking = null;
      if (live.moves[0] === only && preferences.forced) void this.send(only, true);
    }, live.tempoNow().beat);
  }

  private takeNothing(): void {
    clearTimeout(this.soon);
    this.taking = null;
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

  /** Whether the last decision was made at another seat of this player, in a game that hides nothing. */
  private get undoesOther(): boolean {
    const { undo, ending, log, you } = this.live;
    if (ending || !undo || !OF_ANOTHER.includes(undo.id) || catalogue.find(this.game)?.hides !== false) return false;
    const last = log.at(-1)?.actor ?? -1;
    return last !== you && this.mine.includes(last);
  }

  /** Why nothing can be taken back here; null if something can. */
  get noUndo(): Message | null {
    return this.undoesOther ? null : this.live.undo;
  }

  async undo(): Promise<void> {
    this.live.skip();
    if (this.noUndo) return void notices.show(this.noUndo, this.edition, true);
    this.stop();
    if (this.undoesOther) await this.tried(this.live.ask({ type: 'call', vote: 'take-back' }));
    else await this.tried(this.live.takeBack(this.lastChosen));
  }

  /** The number of steps before the last decision that the player made, if others followed by themselves. */
  private get lastChosen(): number | null {
    const made = this.made.filter(({ steps }) => steps < this.live.steps);
    return made.at(-1)?.alone ? (made.findLast(({ alone }) => !alone)?.steps ?? null) : null;
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
    this.stop();
    this.note({ wondering: true });
    const { offered } = this;
    const answer = await this.tried(this.live.ask({ type: 'why' }));
    if (answer?.type === 'reason' && this.wondering) this.note({ against: answer.against ?? [] }, offered);
  }

  stopWondering(): void {
    this.note({ wondering: false, wonder: null, against: [] });
  }

  /** What has been chosen so far, as a question names it. */
  get chosen(): string[] {
    const { kind, given } = this.choice;
    const picked = given.map(([field, value]) => (field ? `${field}:${value}` : String(value)));
    return [...(kind === null ? [] : [`kind:${kind}`]), ...picked];
  }

  /** Why can this not be chosen now, after what has been chosen? The promise fails if the server refuses to say. */
  async reason(about: string[]): Promise<Reason | null> {
    const { chosen } = this;
    const answer = await this.live.ask({ type: 'why', chosen, about });
    if (answer.type !== 'reason') return null;
    let message = answer.message ?? { id: 'why-possible', arguments: {} };
    if (chosen.length && message.id === 'why-no-move') message = { id: 'why-no-way', arguments: {} };
    return { message, against: answer.against?.[0] ?? null };
  }

  /** Show beside the question why a thing cannot be chosen. */
  async askWhy(name: string, about: string[]): Promise<void> {
    const { offered } = this;
    const reason = await this.tried(this.reason(about));
    if (reason && this.wondering) this.note({ wonder: { name, ...reason } }, offered);
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
    if (this.live.whole) this.goOn();
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
