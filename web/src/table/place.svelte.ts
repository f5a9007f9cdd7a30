// One's place at a table: the view of a seat (or of who watches), what is being chosen, and what is looked at.
import { untrack } from 'svelte';
import { api, Refused } from '$lib/client/api';
import { Choice, pieces } from '$lib/state/choice.svelte';
import { preferences } from '$lib/state/preferences.svelte';
import { Live } from '$lib/client/live.svelte';
import { notices } from '$lib/state/notices.svelte';
import type { AdviceSeen, AgainstSeen, Course, Move, Past, SeatSeen, Sentence, ThreatSeen, Told } from '$lib/client/protocol';
import { catalogue } from '$lib/state/catalogue.svelte';
import { say } from '$lib/state/i18n.svelte';
import { LessonProgress } from './lesson.svelte';

const NOTHING: Move[] = [];

/** What was pointed at, and why it cannot be chosen now. */
export interface Wonder {
  name: string;
  message: Sentence;
  against: AgainstSeen | null; // the kind of move that is meant
}

export class Place {
  readonly live: Live;
  readonly choice = new Choice();
  pending = $state.raw<Move | null>(null); // an advised move that waits for a yes
  pointed = $state.raw<Told | null>(null);
  past = $state.raw<Past | null>(null); // what is shown instead of now
  advice = $state.raw<AdviceSeen[] | null>(null);
  course = $state.raw<Course | null>(null); // how the finished game went, as far as it is known
  thinking = $state(false); // about a hint
  wondering = $state(false); // things that cannot be chosen are pointed at, to hear why
  wonder = $state.raw<Wonder | null>(null);
  against = $state.raw<AgainstSeen[]>([]); // what stands against each kind of move
  threats = $state.raw<ThreatSeen[] | null>(null); // null: not shown
  muted = $state.raw<number[]>([]);
  heard = $state(0); // the number of the last line of talk that was read

  readonly lesson: LessonProgress | null = $derived.by(() => {
    const lesson = this.live.whole?.lesson;
    return lesson ? untrack(() => new LessonProgress(this.table, this.live, lesson)) : null;
  });
  readonly table: string;
  readonly watch: string; // the link by which one watches
  private wishes = 0;

  constructor(table: string, seat: number | null, watch: string) {
    this.table = table;
    this.watch = watch;
    this.live = new Live(table, seat, watch);
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
    return !this.lesson?.reading && this.live.you !== null && this.live.actor === this.live.you && this.live.moves.length > 0;
  }

  /** What happened since this player's last decision. */
  get fresh(): Told[] {
    const { you, log } = this.live;
    if (you === null) return this.live.batch.events;
    const last = log.findLast((line) => line.actor === you);
    const first = last ? last.step + 1 : (log.find((line) => line.actor >= 0)?.step ?? Infinity);
    return log.filter((line) => line.step >= first);
  }

  close(): void {
    this.live.close();
  }

  /** Other moves are possible, or the past is looked at: choose anew. */
  offer(): void {
    const moves = this.past || this.lesson?.reading ? NOTHING : this.live.moves;
    untrack(() => {
      if (this.choice.moves === moves) return;
      this.choice.set(moves);
      this.pending = null;
      this.advice = null;
      this.stopWondering();
    });
  }

  async decide(move: Move): Promise<void> {
    this.pending = this.advice = null;
    const { moves } = this.choice;
    await this.tried(this.live.act(move.action));
    if (this.choice.moves === moves) this.choice.clear(); // else something else is asked already
  }

  /** Show an advised move as if it had been chosen; it still wants a yes. */
  consider(advised: AdviceSeen): void {
    const move = this.live.moves.find((move) => move.action === advised.action);
    if (!move) return;
    this.pending = move;
    this.choice.kind = String(move.move.kind);
    this.choice.picked = pieces(move).map(([, value]) => value);
  }

  drop(): void {
    this.pending = null;
    this.choice.clear();
  }

  async undo(): Promise<void> {
    if (this.live.undo) notices.show(this.live.undo, this.edition, true);
    else await this.tried(this.live.takeBack());
  }

  async hint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const answer = await this.tried(this.live.ask({ type: 'hint' }));
    this.thinking = false;
    if (answer && answer.type === 'advice') this.advice = answer.moves;
  }

  /** Whether this table shows a player what is one action away. */
  get warns(): boolean {
    const { whole, you, ending } = this.live;
    return you !== null && !ending && this.begun && Boolean(whole?.setup.hints && catalogue.find(this.game)?.threats);
  }

  /** Look for threats at the position in sight; what is refused (too often, say) is looked for the next time. */
  async seek(): Promise<void> {
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
    this.wondering = true;
    const answer = await this.tried(this.live.ask({ type: 'why' }));
    if (answer?.type === 'reason' && this.wondering) this.against = answer.against ?? [];
  }

  stopWondering(): void {
    this.wondering = false;
    this.wonder = null;
    this.against = [];
  }

  /** Why can this not be chosen now, after what has been chosen? */
  async askWhy(name: string, about: string[]): Promise<void> {
    const { kind, given, begun } = this.choice;
    const picked = given.map(([field, value]) => (field ? `${field}:${value}` : String(value)));
    const chosen = [...(kind === null ? [] : [`kind:${kind}`]), ...picked];
    const answer = await this.tried(this.live.ask({ type: 'why', chosen, about }));
    if (answer?.type !== 'reason' || !this.wondering) return;
    let message = answer.message ?? { id: 'why-possible', arguments: {} };
    if (begun && message.id === 'why-no-move') message = { id: 'why-no-way', arguments: {} };
    this.wonder = { name, message, against: answer.against?.[0] ?? null };
  }

  /** Look at the table as it was, or at now; of several wishes on their way the last one counts. */
  async look(step: number | null, seat: number | null): Promise<void> {
    const wish = ++this.wishes;
    const found = step === null ? null : await this.tried(api.past(this.table, step, seat, this.watch));
    if (wish === this.wishes && (found || step === null)) this.past = found;
  }

  /** How the game went; what cannot be had now is asked for again by who shows it. */
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

/** What the players are called; who have the same name are told apart by their seats. */
export function namesOf(seats: SeatSeen[]): string[] {
  const names = seats.map((seat, place) => {
    if (seat.former) return say('former-player');
    return seat.name || say(seat.kind === 'bot' ? 'bot' : 'player', { number: place + 1 });
  });
  const shared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return names.map((name, place) => (shared(name) ? `${name} (${place + 1})` : name));
}
