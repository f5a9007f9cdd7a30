// A host's choices for a new table, and the request made of them.
import type { ContentFile, GameSeen, NewTable, OptionSeen, PerGame, PerMove, Plan } from '$lib/client/protocol';
import { preferences } from '$lib/state/preferences.svelte';

export type Value = OptionSeen['default'];

/** The player of a seat: 'me', 'person', 'here', or 'bot-LEVEL'. */
export interface SeatWish {
  who: string;
  name: string;
}

export class TableForm {
  readonly game: GameSeen;
  readonly least: number; // seconds that every table waits for an absent player
  variant = $state('');
  count = $state(0);
  seats = $state<SeatWish[]>([]);
  options = $state<Record<string, Value>>({});
  clock = $state<'none' | 'game' | 'days'>('none');
  minutes = $state(20);
  increment = $state(10);
  days = $state(3);
  watch = $state<'all' | 'link' | 'nobody'>('all');
  open = $state(false);
  talk = $state(true);
  private hintsWish = $state<boolean | null>(null); // the host's own choice, once there is one
  absence = $state(60);
  several = $state(false); // one person may take several seats
  shuffle = $state(false); // who sits where is drawn by lot
  language = $state(preferences.language);
  file = $state.raw<ContentFile | null>(null); // another deck or board than the game's own

  /** Hints are off between people, unless the host wants them. */
  get hints(): boolean {
    return this.hintsWish ?? this.taken.filter((seat) => !seat.who.startsWith('bot-')).length < 2;
  }

  set hints(wanted: boolean) {
    this.hintsWish = wanted;
  }

  counts: number[] = $derived.by(() => this.game.variants[this.variant] ?? []);
  /** The seats that the table will have. */
  taken: SeatWish[] = $derived(this.seats.slice(0, this.count));
  /** The options that hold in the variant. */
  offered: OptionSeen[] = $derived.by(() =>
    this.game.options.filter(({ variants }) => !variants.length || variants.includes(this.variant)),
  );

  /** What the sentences about options may name: the choices made so far. */
  facts: Record<string, Value> = $derived.by(() => ({
    variant: this.variant,
    seats: this.count,
    ...Object.fromEntries(this.offered.map(({ name }) => [name, this.options[name]!])),
  }));

  constructor(game: GameSeen, least: number) {
    this.game = game;
    this.least = least;
    this.absence = Math.max(this.absence, least);
    this.seats = Array.from({ length: Math.max(...game.seats) }, (_, seat) => ({
      who: seat ? 'person' : 'me',
      name: '',
    }));
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.choose(Object.keys(game.variants)[0]!);
  }

  choose(variant: string): void {
    this.variant = variant;
    this.resize(this.counts.includes(this.count) ? this.count : this.counts[0]!);
  }

  /** The host keeps a seat when theirs goes. */
  resize(count: number): void {
    this.count = count;
    const mine = this.seats.findIndex((seat) => seat.who === 'me');
    if (mine >= count) this.place(0, 'me');
  }

  /** Seat somebody; the host sits but once, so whoever gives way to them takes the host's old seat. */
  place(seat: number, who: string): void {
    const mine = this.seats.findIndex((other) => other.who === 'me');
    if (who === 'me' && mine >= 0 && mine !== seat) this.seats[mine]!.who = this.seats[seat]!.who;
    this.seats[seat]!.who = who;
  }

  /** The table to ask for; `called` names those at this screen who were given no name. */
  table(called: (number: number) => string): NewTable {
    return {
      game: this.game.name,
      variant: this.variant,
      seats: this.taken.map((seat, place) => planned(seat, called(place + 1))),
      options: Object.fromEntries(this.offered.map(({ name }) => [name, this.options[name]!])),
      clock: this.timing(),
      watch: this.watch,
      open: this.open,
      talk: this.talk,
      hints: this.hints,
      absence: this.absence,
      several: this.several,
      shuffle: this.shuffle && this.count > 1,
      language: this.language,
      ...(this.file && { file: this.file }),
    };
  }

  private timing(): PerGame | PerMove | null {
    if (this.clock === 'game') {
      return { kind: 'game', seconds: Math.round(this.minutes * 60), increment: this.increment };
    }
    return this.clock === 'days' ? { kind: 'days', days: this.days } : null;
  }
}

function planned({ who, name }: SeatWish, called: string): Plan {
  const given = name.trim();
  if (who === 'me') return { kind: 'here', level: '', name: '' };
  if (who === 'here') return { kind: 'here', level: '', name: given || called };
  if (who === 'person') return { kind: 'person', level: '', name: given };
  return { kind: 'bot', level: who.replace('bot-', ''), name: '' };
}
