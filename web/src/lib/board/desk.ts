// What all parts of the generic board share: names, what may be pointed at, and what is marked.
import type { Attachment } from 'svelte/attachments';
import type { Choice, Id, Offer } from '../choice.svelte';
import { namesSeat } from '../choice.svelte';
import { still } from '../keeping.svelte';
import type { Batch } from '../live.svelte';
import type { Told } from '../protocol';
import { cellsOf, isGrid, isMap, lightsOf, spotsOf } from './lights';
import { isThing, type Names, type Thing } from './names';

interface Mark {
  ids: Set<string>; // as they are, and with what they are: "ruby" and "gem-ruby"
  seats: Set<number>;
}

/** The ids and the seats that an event names. */
function markOf(told: Told, names: Names): Mark {
  const mark: Mark = { ids: new Set(), seats: new Set() };
  for (const [field, value] of Object.entries(told.event)) {
    if (field === 'kind') continue;
    for (const one of [value].flat(2)) {
      if (typeof one === 'string') mark.ids.add(one).add(`${names.category(field, one)}-${one}`);
      else if (typeof one === 'number' && namesSeat(field)) mark.seats.add(one);
    }
  }
  return mark;
}

function isMarked(marks: Mark[], id: string, owner: number | null): boolean {
  return marks.some(({ ids, seats }) => ids.has(id) && (owner === null || !seats.size || seats.has(owner)));
}

/** Who is aimed at, if the view says so anywhere. */
function targetOf(view: unknown): number | null {
  if (!isThing(view)) return null;
  if (typeof view.target === 'number') return view.target;
  for (const one of Object.values(view)) {
    const found = targetOf(one);
    if (found !== null) return found;
  }
  return null;
}

const pulsed = new WeakMap<Element, number>();

export class Desk {
  private readonly lights: Map<string, Offer>;
  private readonly cells = new Map<string, Offer>();
  private readonly changed: Mark[];
  private readonly newer: Mark[];
  private readonly shown: Mark[];

  constructor(
    readonly view: Thing,
    readonly names: Names,
    readonly you: number | null,
    readonly choice: Choice,
    readonly batch: Batch,
    fresh: Told[],
    pointed: Told | null,
  ) {
    const spots = spotsOf(view, names);
    const places = new Set<Id>();
    for (const [field, value] of Object.entries(view)) {
      if (isGrid(value)) for (const cell of cellsOf(value, choice.offers)) places.add(cell);
      else if (isMap(value)) for (const one of value) places.add(Object.values(one)[0] as Id);
      else continue;
      for (let place = spots.length - 1; place >= 0; place -= 1) if (spots[place]!.family === field) spots.splice(place, 1);
    }
    const others: Offer[] = [];
    for (const offer of choice.offers) {
      if (namesSeat(offer.field)) continue;
      if (places.has(offer.value)) this.cells.set(String(offer.value), offer);
      else others.push(offer);
    }
    this.lights = lightsOf(spots, others, choice.given, you, targetOf(view));
    this.changed = batch.events.map((told) => markOf(told, names));
    this.newer = fresh.map((told) => markOf(told, names));
    this.shown = pointed ? [markOf(pointed, names)] : [];
  }

  /** What pointing at this answers, if anything. */
  light(path: string): Offer | null {
    return this.lights.get(path) ?? null;
  }

  cell(id: string): Offer | null {
    return this.cells.get(id) ?? null;
  }

  seat(seat: number): Offer | null {
    return this.choice.offers.find((offer) => offer.value === seat && namesSeat(offer.field)) ?? null;
  }

  /** Whether something in this part of the board may be pointed at. */
  isLit(path: string): boolean {
    return [...this.lights.keys()].some((one) => one === path || one.startsWith(`${path}.`));
  }

  /** Point at it; a thing that has the next pieces too answers for them as well. */
  point(offer: Offer, thing: Thing | null = null): void {
    this.choice.pick(offer.value);
    for (let more = true; more && thing; ) {
      const next = this.choice.offers.find((one) => typeof one.value === 'string' && thing[one.field] === one.value);
      if (next) this.choice.pick(next.value);
      more = next !== undefined;
    }
  }

  /** Who stands at that place. */
  standing(id: string): number[] {
    const players = Array.isArray(this.view.players) ? (this.view.players as Thing[]) : [];
    const here = players.filter((player) => player.at === id || player.place === id);
    return here.map((player) => Number(player.seat));
  }

  isPicked(value: unknown): boolean {
    return this.choice.picked.includes(value as Id);
  }

  isNew(id: string, owner: number | null): boolean {
    return isMarked(this.newer, id, owner);
  }

  isShown(id: string, owner: number | null): boolean {
    return isMarked(this.shown, id, owner);
  }

  isSeatShown(seat: number): boolean {
    return this.shown.some((mark) => mark.seats.has(seat));
  }

  /** Where what lies here came from, if it has just moved. */
  cameFrom(id: string): string | null {
    for (const { event } of this.batch.events) {
      if (event.to === id && typeof event.from === 'string') return event.from;
      for (const [from, to] of Array.isArray(event.moves) ? (event.moves as unknown[][]) : []) {
        if (to === id && typeof from === 'string') return from;
      }
    }
    return null;
  }

  /** A short glow on what the last events were about. */
  pulse(id: string, owner: number | null): Attachment<HTMLElement> {
    return (element) => {
      if (pulsed.get(element) === this.batch.number) return;
      pulsed.set(element, this.batch.number);
      if (!still() && isMarked(this.changed, id, owner)) {
        element.animate([{ boxShadow: '0 0 0 0.3rem var(--lit)' }, { boxShadow: '0 0 0 0.8rem transparent' }], 900);
      }
    };
  }
}
