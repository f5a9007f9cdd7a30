// Names for the fields and ids of a view. A game's words may tell more of a field than its label:
//   field-NAME.of      what its values are ("seat", or the first part of their names' ids)
//   field-NAME.folded  that it is for looking up: shown when asked for
//   field-NAME.shown   "no": that the board leaves it out; "inside": that only things show it, not the table
//   field-NAME.none    what nothing (null) is there: "facedown", a card that lies facedown, or "empty"; in a list of ids it
//                      is a facedown card, elsewhere nothing
//   field-NAME.zero    "yes": that the table tells it even when it is 0; "no": that things leave it out then
import type { Id } from '$lib/state/choice.svelte';
import type { Words } from '$lib/state/words';

export type Thing = Record<string, unknown>;

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function singular(name: string): string {
  return name.replace(/s$/, '');
}

/** Whether there is nothing to show. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isThing(value) && Object.values(value).every((one) => isEmpty(one) || one === 0);
}

/** The same thing beside itself is told once, with its number. */
export function counted(values: unknown[]): { value: unknown; count: number; place: number }[] {
  const found: { value: unknown; count: number; place: number }[] = [];
  values.forEach((value, place) => {
    const same = isThing(value) ? undefined : found.find((one) => one.value === value);
    if (same) same.count += 1;
    else found.push({ value, count: 1, place });
  });
  return found;
}

export class Names {
  readonly words: Words;
  private readonly known = new Map<string, string>(); // by id: a field that has a name for it

  constructor(words: Words, view: unknown) {
    this.words = words;
    this.learn('', view);
  }

  private learn(field: string, value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.learn(field, one);
    else if (isThing(value)) for (const [name, one] of Object.entries(value)) this.learn(name, one);
    else if (typeof value === 'string' && !this.known.has(value) && this.words.has(`${field}-${value}`)) {
      this.known.set(value, field);
    }
  }

  private told(field: string, what: string): string {
    return this.words.has(`field-${field}`, what) ? this.words.say(`field-${field}`, {}, what) : '';
  }

  label(field: string): string {
    return this.words.has(`field-${field}`) ? this.words.say(`field-${field}`) : field.replaceAll('_', ' ');
  }

  /** Whether nothing (null) in this field, or in a list there, is a card that lies facedown. */
  hides(field: string, list?: unknown[]): boolean {
    const told = this.told(field, 'none');
    return told ? told === 'facedown' : list !== undefined && !list.some(isThing);
  }

  /** Whether there is nothing to show in a field. */
  isEmpty(field: string, value: unknown): boolean {
    if (value === null) return !this.hides(field);
    if (Array.isArray(value) && this.hides(field, value) && value.includes(null)) return false;
    return isEmpty(value);
  }

  isFolded(field: string): boolean {
    return this.told(field, 'folded') !== '';
  }

  isShown(field: string, value: unknown = ''): boolean {
    return this.told(field, 'shown') !== 'no' && (value !== 0 || this.told(field, 'zero') !== 'no');
  }

  /** Whether a field of the table itself is shown. */
  isOpen(field: string, value: unknown): boolean {
    return (
      this.told(field, 'shown') === '' && (value !== 0 || this.isSeat(field) || this.told(field, 'zero') === 'yes')
    );
  }

  isSeat(field: string): boolean {
    return field === 'seat' || field.endsWith('_seat') || this.told(field, 'of') === 'seat';
  }

  /** The category of an id in that field: the first part of its name's id. */
  category(field: string, value: Id): string {
    const fields = [this.told(field, 'of'), field, singular(field), this.known.get(String(value)) ?? ''];
    return fields.find((one) => one && this.words.has(`${one}-${value}`)) ?? (fields[0] || singular(field));
  }

  /** An id, a number, a seat, a yes: as one says it. */
  name(field: string, value: unknown, count = 1): string {
    if (typeof value === 'number' && this.isSeat(field)) return this.words.player(value);
    if (typeof value === 'boolean') return this.words.say(value ? 'yes' : 'no');
    if (typeof value !== 'string') return String(value ?? this.words.say('hidden'));
    const id = `${this.category(field, value)}-${value}`;
    if (this.words.has(id)) return this.words.say(id, { count });
    const kind = this.words.kind(value);
    return kind === value ? value.replaceAll('-', ' ') : kind;
  }

  /** The explanation of an id, shown on request. */
  about(field: string, value: Id): string {
    const id = `${this.category(field, value)}-${value}`;
    const attribute = ['short', 'about'].find((one) => this.words.has(id, one));
    return attribute ? this.words.say(id, {}, attribute) : '';
  }
}
