// Which things on the board answer what is asked. The same id may stand in several places: a list that holds all
// that may be pointed at, and little else, is the one that is meant.
import type { Id, Offer, Piece } from '$lib/state/choice.svelte';
import { isThing, type Names, singular, type Thing } from './names';

/** Something on the board that has an id: where it stands, whose it is, and what it is. */
export interface Spot {
  path: string;
  family: string; // the list that it stands in, the same in all things of a list
  owner: number | null;
  field: string; // what its id is
  value: Id;
  thing: Thing | null;
}

const COORDINATE = /^[a-z][1-9]\d?$/;

export function isCoordinate(value: unknown): value is string {
  return typeof value === 'string' && COORDINATE.test(value);
}

/** A list of things that lie at coordinates such as a1. */
export function isGrid(list: unknown): list is Thing[] {
  return (
    Array.isArray(list) &&
    list.length > 0 &&
    list.every((one) => isThing(one) && Object.keys(one)[0] === 'at' && isCoordinate(one.at))
  );
}

/** A list of places with a column and a row each. */
export function isMap(list: unknown): list is (Thing & { column: number; row: number })[] {
  return Array.isArray(list) && list.length > 0 && list.every((one) => isThing(one) && 'column' in one && 'row' in one);
}

/** The first field of a thing is its id. */
export function idOf(thing: Thing, list: string): Piece | null {
  const [field = '', value] = Object.entries(thing)[0] ?? [];
  if (typeof value === 'string') return [field, value];
  return typeof value === 'number' && field === 'number' ? [singular(list), value] : null;
}

/** All that has an id, wherever it stands. */
export function spotsOf(view: Thing, names: Names): Spot[] {
  const spots: Spot[] = [];

  function walk(name: string, value: unknown, path: string, family: string, owner: number | null): void {
    if (Array.isArray(value)) {
      value.forEach((one, place) => entry(name, one, `${path}.${place}`, family, owner));
    } else if (isThing(value)) {
      const id = idOf(value, '');
      if (id && typeof id[1] === 'string')
        spots.push({ path, family, owner, field: id[0], value: id[1], thing: value });
      inside(name, value, path, family, owner);
    }
  }

  function entry(name: string, value: unknown, path: string, family: string, owner: number | null): void {
    if (typeof value === 'string') {
      spots.push({ path, family, owner, field: names.category(name, value), value, thing: null });
    } else if (isThing(value)) {
      const id = idOf(value, name);
      if (id) spots.push({ path, family, owner, field: id[0], value: id[1], thing: value });
      inside(name, value, path, family, owner);
    }
  }

  function inside(name: string, thing: Thing, path: string, family: string, owner: number | null): void {
    for (const [field, value] of Object.entries(thing)) {
      if (typeof value === 'number' && value > 0 && names.words.has(`${singular(name)}-${field}`)) {
        const here = { path: `${path}.${field}`, family, owner, thing: null };
        spots.push({ ...here, field: singular(name), value: field }); // so many of each: {flower: 2}
      }
      walk(field, value, `${path}.${field}`, `${family}.${field}`, owner);
    }
  }

  for (const [field, value] of Object.entries(view)) {
    if (field === 'players' && Array.isArray(value)) {
      value.forEach((player: Thing, place) => {
        const seat = typeof player.seat === 'number' ? player.seat : place;
        inside('', player, `players.${place}`, `players.${seat}`, seat);
      });
    } else walk(field, value, field, field, null);
  }
  return spots;
}

/** The cells of a list that is drawn as a grid, the empty ones too. */
export function cellsOf(list: Thing[], offers: Offer[]): string[] {
  const named = [...list.map((one) => String(one.at)), ...offers.map((offer) => offer.value).filter(isCoordinate)];
  const columns = named.map((at) => at.charCodeAt(0) - 96);
  const rows = named.map((at) => Number(at.slice(1)));
  const size = Math.max(...columns, ...rows);
  return Array.from(
    { length: size * size },
    (_, place) => `${String.fromCharCode(97 + (place % size))}${Math.floor(place / size) + 1}`,
  );
}

/** Whether a thing can be what an offer names: all that it has in common with a move is as the move says. */
function matches(spot: Spot, offer: Offer, given: Piece[]): boolean {
  const { thing } = spot;
  if (!thing) return spot.value === offer.value;
  if (thing[offer.field] !== offer.value || offer.field === spot.field) {
    return spot.value === offer.value && offer.moves.some((move) => agrees(thing, move.move));
  }
  return given.some(([field, value]) => field === spot.field && value === spot.value); // its second id
}

function agrees(thing: Thing, move: Thing): boolean {
  return Object.entries(move).every(
    ([field, value]) =>
      field === 'kind' || !isId(thing[field]) || typeof thing[field] !== typeof value || thing[field] === value,
  );
}

interface Family {
  owner: number | null;
  ids: Set<Id>;
  found: [Spot, Offer][];
  named: boolean; // its things are called what the move calls them
}

function familiesOf(spots: Spot[], field: string, wanted: Map<Id, Offer>, given: Piece[]): Family[] {
  const families = new Map<string, Family>();
  for (const spot of spots) {
    let family = families.get(spot.family);
    if (!family) families.set(spot.family, (family = { owner: spot.owner, ids: new Set(), found: [], named: true }));
    family.ids.add(spot.value);
    const second = spot.thing?.[field];
    const offer = wanted.get(spot.value) ?? (isId(second) ? wanted.get(second) : undefined);
    if (!offer || !matches(spot, offer, given)) continue;
    family.found.push([spot, offer]);
    if (spot.field !== field && second !== offer.value) family.named = false;
  }
  return [...families.values()].filter((family) => family.found.length);
}

/** How near an owner's things are to what is asked: the player aimed at, the viewer, nobody, and last the others. */
function nearness(owner: number | null, field: string, you: number | null, target: number | null): number {
  if (owner === target && target !== null) return field === 'to' ? 0 : 3;
  if (owner === you && you !== null) return 2;
  return owner === null ? 1 : -600;
}

/** The offer of each spot that lights up, by its path. */
export function lightsOf(
  spots: Spot[],
  offers: Offer[],
  given: Piece[],
  you: number | null,
  target: number | null,
): Map<string, Offer> {
  const lights = new Map<string, Offer>();
  for (const field of new Set(offers.map((offer) => offer.field))) {
    const wanted = new Map(offers.filter((offer) => offer.field === field).map((offer) => [offer.value, offer]));
    const families = familiesOf(spots, field, wanted, given);
    const missing = new Set(wanted.keys());
    const worth = (family: Family): number => {
      const covered = new Set(family.found.map(([, offer]) => offer.value).filter((value) => missing.has(value))).size;
      if (!covered) return -Infinity;
      const near = nearness(family.owner, field, you, target);
      return covered * 1000 + (family.named ? 500 : 0) + (covered / family.ids.size) * 100 + near;
    };
    while (missing.size) {
      const best = families.sort((one, other) => worth(other) - worth(one))[0];
      if (!best || worth(best) === -Infinity) break;
      for (const [spot, offer] of best.found) if (missing.has(offer.value)) lights.set(spot.path, offer);
      for (const [, offer] of best.found) missing.delete(offer.value);
    }
  }
  return lights;
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number';
}
