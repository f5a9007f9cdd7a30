// State that all parts of the generic board share: names, possible choices, and marks.
import type { Attachment } from 'svelte/attachments';
import type { Batch } from '$lib/client/live.svelte';
import type { Told } from '$lib/client/protocol';
import type { Choice, Id, Offer } from '$lib/state/choice.svelte';
import { namesSeat } from '$lib/state/choice.svelte';
import { reducedMotion } from '$lib/state/preferences.svelte';
import type { Words } from '$lib/state/words';
import type { BoardProps } from './contract';
import { cellsOf, isGrid, isMap, lightsOf, type Spot, spotsOf } from './lights';
import { isThing, Names, type Thing } from './names';

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

/** The seat of the player who is aimed at; null if the view names none. */
function targetOf(view: unknown): number | null {
  if (!isThing(view)) return null;
  if (typeof view.target === 'number') return view.target;
  for (const one of Object.values(view)) {
    const found = targetOf(one);
    if (found !== null) return found;
  }
  return null;
}

export class BoardContext {
  private readonly given: () => BoardProps<Thing>;
  private readonly moved = new Map<string, number>(); // by path: the last batch that moved what is there

  constructor(given: () => BoardProps<Thing>) {
    this.given = given;
  }

  readonly view: Thing = $derived.by(() => this.given().view);
  readonly words: Words = $derived.by(() => this.given().words);
  readonly you: number | null = $derived.by(() => this.given().you);
  readonly choice: Choice = $derived.by(() => this.given().choice);
  readonly batch: Batch = $derived.by(() => this.given().batch);
  readonly names: Names = $derived(new Names(this.words, this.view));

  private readonly spots: Spot[] = $derived.by(() => {
    const drawn = Object.keys(this.view).filter((field) => isGrid(this.view[field]) || isMap(this.view[field]));
    return spotsOf(this.view, this.names).filter((spot) => !drawn.includes(spot.family));
  });
  private readonly places: Set<Id> = $derived.by(() => {
    const places = new Set<Id>();
    for (const value of Object.values(this.view)) {
      if (isGrid(value)) for (const cell of cellsOf(value, this.choice.offers)) places.add(cell);
      else if (isMap(value)) for (const one of value) places.add(Object.values(one)[0] as Id);
    }
    return places;
  });
  private readonly cells: Map<Id, Offer> = $derived.by(() => {
    const there = this.choice.offers.filter((offer) => !namesSeat(offer.field) && this.places.has(offer.value));
    return new Map(there.map((offer) => [offer.value, offer]));
  });
  private readonly lights: Map<string, Offer> = $derived.by(() => {
    const others = this.choice.offers.filter((offer) => !namesSeat(offer.field) && !this.places.has(offer.value));
    return lightsOf(this.spots, others, this.choice.given, this.you, targetOf(this.view));
  });
  private readonly changed: Mark[] = $derived(this.batch.events.map((told) => markOf(told, this.names)));
  private readonly newer: Mark[] = $derived.by(() => this.given().fresh.map((told) => markOf(told, this.names)));
  private readonly shown: Mark[] = $derived.by(() => {
    const { pointed } = this.given();
    return pointed ? [markOf(pointed, this.names)] : [];
  });

  /** The offer that pointing at this path picks; null if none. */
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
    for (let more = true; more && thing;) {
      const next = this.choice.offers.find((one) => typeof one.value === 'string' && thing[one.field] === one.value);
      if (next) this.choice.pick(next.value);
      more = next !== undefined;
    }
  }

  /** The seats of the players at that place. */
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

  /** The place that a thing came from, if it has just moved here; else null. */
  cameFrom(id: string): string | null {
    for (const { event } of this.batch.events) {
      if (event.to === id && typeof event.from === 'string') return event.from;
      for (const [from, to] of Array.isArray(event.moves) ? (event.moves as unknown[][]) : []) {
        if (to === id && typeof from === 'string') return from;
      }
    }
    return null;
  }

  /** Whether what is at that path has yet to move for the last events. */
  isFirst(path: string): boolean {
    if (this.moved.get(path) === this.batch.number) return false;
    this.moved.set(path, this.batch.number);
    return !reducedMotion();
  }

  /** A short glow on what the last events were about. */
  pulse(path: string, id: string, owner: number | null): Attachment<HTMLElement> {
    return (element) => {
      if (this.isFirst(path) && isMarked(this.changed, id, owner)) {
        element.animate([{ boxShadow: '0 0 0 0.3rem var(--lit)' }, { boxShadow: '0 0 0 0.8rem transparent' }], 900);
      }
    };
  }
}
