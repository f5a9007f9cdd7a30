// Sentences in the player's language: the same Fluent files, read in the same way, as philtre.text.words.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message, Move, WordsSeen } from '$lib/client/protocol';
import { functions } from './grammar';

export type Arguments = Record<string, unknown>;
/** What sentences about the rules can name or select on: see Game.facts of philtre.core.game. */
export type Facts = Record<string, boolean | number | string>;

/** All sentences of one language: those that belong to no game, and one game's own. */
export class Words {
  readonly language: string;
  players: string[] = [];
  private you: readonly number[] = []; // the reader's seats
  private facts: Record<string, string | number> = {};
  /** The facts of each variant with its default options. */
  readonly variants: Record<string, Facts> = {};
  private readonly bundle: FluentBundle;
  private readonly order: string[] = [];
  private plain = new Map<string, string>(); // sentences without arguments, once said

  constructor(language: string, parts: WordsSeen[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: functions(language) });
    for (const part of parts) {
      for (const source of part.sources) this.add(source);
      const names = Object.entries(part.names).map(([id, name]) => `${id} = { "${quoted(name)}" }\n`);
      this.add(names.join(''));
      Object.assign(this.variants, part.facts);
    }
    const [standard] = Object.values(this.variants);
    if (standard) this.facts = variables(standard);
  }

  private add(source: string): void {
    const resource = new FluentResource(source);
    for (const entry of resource.body) this.order.push(entry.id);
    this.bundle.addResource(resource, { allowOverrides: true });
  }

  /** The same words, with the names of those who play; `you` are the seats of the reader. */
  with(players: string[], you: readonly number[] = []): Words {
    const named = Object.create(this) as Words;
    named.players = players;
    named.you = you;
    return named;
  }

  /** The same words, about a match with these facts; by default (undefined) about its first variant. */
  about(facts: Facts | undefined): Words {
    if (!facts) return this;
    const telling = Object.create(this) as Words;
    telling.facts = variables(facts);
    telling.plain = new Map();
    return telling;
  }

  /** The same words, about a variant with its default options. */
  ofVariant(variant: string): Words {
    return this.about(this.variants[variant]);
  }

  has(id: string, attribute = ''): boolean {
    const message = this.bundle.getMessage(id);
    return attribute ? Boolean(message?.attributes[attribute]) : Boolean(message);
  }

  /** The sentence of that id (or of its attribute); what has no words yet is told by its id. */
  say(id: string, args: Arguments = {}, attribute = ''): string {
    if (Object.keys(args).length) return this.format(id, args, attribute);
    const key = `${id}.${attribute}`;
    let said = this.plain.get(key);
    if (said === undefined) this.plain.set(key, (said = this.format(id, args, attribute)));
    return said;
  }

  private format(id: string, args: Arguments, attribute: string): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return this.spelled(id, args);
    const count = args.count ?? 1;
    const said: Record<string, FluentVariable> = { ...this.facts };
    if (typeof args.seat === 'number') said.you = this.you.includes(args.seat) ? 'yes' : 'no';
    for (const [key, value] of Object.entries(args)) said[key.replaceAll('_', '-')] = this.argument(key, value, count);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, said, errors);
    if (errors[0]) console.error(`words ${this.language}: ${id}: ${errors[0].message}`);
    return text;
  }

  /** A sentence of the server: a prompt, or a refusal. */
  sentence(sentence: Message): string {
    return this.say(sentence.id, sentence.arguments);
  }

  /** An event, as a line of the log. */
  event(told: Arguments): string;
  /** An event as that attribute of its sentence tells it; null if it has none. */
  event(told: Arguments, attribute: string): string | null;
  event(told: Arguments, attribute = ''): string | null {
    const { kind, ...facts } = told;
    const id = `event-${String(kind)}`;
    if (attribute) return this.has(id, attribute) ? this.say(id, facts, attribute) : null;
    return this.say(id, facts, this.address(id, facts));
  }

  /**
   * The attribute of an event's sentence that calls the reader "you", or '': `you` is for the player who acts (`seat`)
   * or the only one of `seats`, `to-you` for any other seat.
   */
  private address(id: string, { seat, seats, ...others }: Arguments): string {
    const mine = (value: unknown) => typeof value === 'number' && this.you.includes(value);
    const only = Array.isArray(seats) && seats.length === 1 && mine(seats[0]);
    const other = () => Object.entries(others).some(([key, value]) => key.endsWith('_seat') && mine(value));
    const attribute = mine(seat) || only ? 'you' : other() ? 'to-you' : '';
    return attribute && this.has(id, attribute) ? attribute : '';
  }

  /** A move, as a person would say it; with an optional field it is said by the attribute of that name. */
  move(fields: Arguments): string {
    const { kind, ...others } = fields;
    const id = `move-${String(kind)}`;
    const attribute = Object.keys(others).find((key) => this.has(id, key)) ?? '';
    return this.say(id, others, attribute);
  }

  /** A move that may be chosen, with what it costs and leads to. */
  choice({ move, details }: Pick<Move, 'move' | 'details'>): string {
    return this.move({ ...move, ...details });
  }

  /** The name of a kind of move: its own, or that of the power it uses. */
  kind(kind: string): string {
    const id = this.idOfKind(kind);
    return id ? this.say(id) : kind;
  }

  /** Whether a kind of move has a name: what only chance does has none. */
  namesKind(kind: string): boolean {
    return this.idOfKind(kind) !== undefined;
  }

  private idOfKind(kind: string): string | undefined {
    return [`board-kind-${kind}`, `power-${kind}`].find((id) => this.has(id));
  }

  player(seat: number): string {
    return this.players[seat] ?? this.say('player', { number: seat + 1 });
  }

  /** The value of an argument as a sentence shows it; `count` selects a name's plural. */
  argument(key: string, value: unknown, count: unknown = 1): string | number {
    if (value === null || value === undefined) return 'hidden';
    if (Array.isArray(value)) {
      if (key === 'moves') return value.map(([first, then]) => `${first}→${then}`).join(', ');
      const one = key.endsWith('s') ? key.slice(0, -1) : key;
      return this.listed(value.map((item) => String(this.argument(one, item, count))));
    }
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return key === 'seat' || key.endsWith('_seat') ? this.player(value) : value;
    const id = `${key}-${String(value)}`;
    return this.has(id) ? this.say(id, { count }) : String(value);
  }

  listed(items: string[]): string {
    if (items.length < 2) return items.join('');
    return this.say('list', { first: items.slice(0, -1).join(', '), last: items.at(-1) });
  }

  /** A name and its value, with the colon as the language sets it. */
  valued(name: string | number, value: string | number): string {
    return this.say('things-valued', { name, value });
  }

  /** The ids that begin so, in alphabetical order. */
  ids(prefix: string): string[] {
    return [...new Set(this.order)].filter((id) => id.startsWith(prefix)).sort();
  }

  private spelled(id: string, args: Arguments): string {
    const said = Object.entries(args).map(([key, value]) => `${key} ${this.argument(key, value)}`);
    return said.length ? `${id}: ${said.join(', ')}` : id;
  }
}

/** Facts as Fluent has them. */
function variables(facts: Facts): Record<string, string | number> {
  const named = Object.entries(facts).map(([key, value]) => [
    key.replaceAll('_', '-'),
    typeof value === 'boolean' ? (value ? 'yes' : 'no') : value,
  ]);
  return Object.fromEntries(named) as Record<string, string | number>;
}

function quoted(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
