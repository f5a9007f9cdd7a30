// A lesson in progress: the current step of the script, the steps read, and the move that the learner is asked for.
import type { Live } from '$lib/client/live.svelte';
import type { LessonSeen, LessonStep, Move } from '$lib/client/protocol';
import { type Choice, pieces } from '$lib/state/choice.svelte';

export class LessonProgress {
  private readonly live: Live;
  private readonly lesson: LessonSeen;
  private readonly key: string;
  private readonly onlook: () => void; // called when an earlier step is read again
  private read = $state(0); // the step that reading has come to
  looking = $state<number | null>(null); // an earlier step that is read again

  constructor(table: string, live: Live, lesson: LessonSeen, onlook: () => void) {
    this.live = live;
    this.lesson = lesson;
    this.onlook = onlook;
    this.key = `philtre-lesson-${table}`;
    this.read = Number(sessionStorage.getItem(this.key) ?? 0);
  }

  get steps(): LessonStep[] {
    return this.lesson.steps;
  }

  private asks(step: number): boolean {
    return this.steps[step]!.until > (this.steps[step - 1]?.until ?? 0);
  }

  /** The first step whose moves have not all been made; the last one, when all have. */
  private readonly due: number = $derived.by(() => {
    const found = this.steps.findIndex((step, place) => this.asks(place) && step.until > this.live.steps);
    return found < 0 ? this.steps.length - 1 : found;
  });

  /** The step that the learner is at: what was read before a move that has been made need not be read again. */
  readonly now: number = $derived.by(() => {
    const made = this.steps.findLastIndex((step, place) => this.asks(place) && step.until <= this.live.steps);
    return Math.min(Math.max(made + 1, this.read), this.due);
  });

  readonly shown: number = $derived(this.looking ?? this.now);

  /** Whether something is to be read before the game goes on. */
  readonly reading: boolean = $derived(this.looking !== null || !this.asks(this.now));

  /** The move that is asked for now. */
  readonly wanted: Move | null = $derived.by(() => {
    if (this.reading || this.now !== this.due) return null;
    const action = this.lesson.moves[this.live.steps] ?? -1;
    return this.live.moves.find((move) => move.action === action) ?? null;
  });

  readonly ended: boolean = $derived(this.now === this.steps.length - 1);

  next(): void {
    if (this.looking !== null) {
      this.looking = this.looking + 1 < this.now ? this.looking + 1 : null;
      return;
    }
    this.read = this.now + 1;
    sessionStorage.setItem(this.key, String(this.read));
  }

  back(): void {
    if (this.shown === 0) return;
    this.onlook();
    this.looking = this.shown - 1;
  }

  /** The piece to point at next: what the wanted move names, or its kind where it names nothing. */
  piece(choice: Choice): string | null {
    if (!this.wanted || !choice.left.includes(this.wanted)) return null;
    const next = pieces(this.wanted)[choice.picked.length]?.[1] ?? this.wanted.move.kind;
    return String(next);
  }
}
