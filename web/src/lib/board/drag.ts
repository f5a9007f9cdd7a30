// Pieces that can be dragged, and where they can be dropped. Every lit piece can be dragged whose choice leads on to
// another place. A board declares what else can be: pieces that stand for a choice of places (`drags`), and areas that
// take a piece whose choice needs no other place (`takes`). Boards of other packages declare both by attributes:
// `data-drags="SELECTOR"` and `data-takes="KIND …"` (docs/contract.md). Dragging.ts has the gesture.
import type { Attachment } from 'svelte/attachments';
import { type Choice, type Id, namesSeat } from '$lib/state/choice.svelte';

/** A place where the dragged piece can be dropped, and what the drop does. */
export interface Target {
  element: Element;
  go: () => unknown;
}

type Onto = () => string | null;
type Take = (source: Element) => (() => unknown) | null;

const standing = new WeakMap<Element, Onto>();
const taking = new WeakMap<Element, Take>();

function declare<Value>(known: WeakMap<Element, Value>, attribute: string, value: Value): Attachment<Element> {
  return (element) => {
    known.set(element, value);
    element.setAttribute(attribute, '');
    return () => element.removeAttribute(attribute);
  };
}

/**
 * Lets a piece be dragged that is not lit itself. `onto` is a selector of the lit elements where it can be dropped, as
 * if they were clicked; null while the piece cannot be dragged, '' if only areas can take it.
 */
export function drags(onto: Onto): Attachment<Element> {
  return declare(standing, 'data-drags', onto);
}

/** Lets an area take a dragged piece: `take` returns what the drop does, or null if the piece cannot be dropped there. */
export function takes(take: Take): Attachment<Element> {
  return declare(taking, 'data-takes', take);
}

/** Lets an area take pieces that were lifted for a move of one of these kinds; if for several, that stays to choose. */
export function takesKinds(choice: () => Choice, ...kinds: string[]): Attachment<Element> {
  return takes(() => takenBy(choice(), kinds));
}

/** What dropping the lifted piece on an area for moves of these kinds does; null if it cannot be dropped there. */
function takenBy(held: Choice, kinds: string[]): (() => unknown) | null {
  const [kind, another] = held.begun ? kinds.filter((one) => held.kinds.includes(one)) : [];
  return kind === undefined ? null : () => another === undefined && held.pickKind(kind);
}

function attribute(element: Element, name: string): string {
  return element.getAttribute(name)?.trim() ?? '';
}

/** The piece that an element is, by its `data-ask`, among these; undefined if it is none of them. */
function named(element: Element, values: { field: string; value: Id }[]): Id | undefined {
  for (const token of (element.getAttribute('data-ask') ?? '').split(' ')) {
    const [field, text] = token.includes(':') ? token.split(':') : ['', token];
    if (field === 'kind') continue;
    const found = values.find(
      (one) => String(one.value) === text && (!field || !one.field || namesSeat(field) === namesSeat(one.field)),
    );
    if (found) return found.value;
  }
  return undefined;
}

function areas(board: Element, source: Element, choice?: Choice): Target[] {
  return [...board.querySelectorAll('[data-takes]')].flatMap((element) => {
    const kinds = attribute(element, 'data-takes');
    const go = taking.get(element)?.(source) ?? (kinds && choice ? takenBy(choice, kinds.split(/\s+/)) : null);
    return go ? [{ element, go }] : [];
  });
}

/** The places for a piece that was lifted: those that name the next piece of its moves, and the areas that take it. */
export function placesFor(board: Element, source: Element, choice: Choice): Target[] {
  const lit = [...board.querySelectorAll('[data-lit]')].flatMap((element) => {
    const value = element === source ? undefined : named(element, choice.offers);
    return value === undefined ? [] : [{ element, go: () => choice.pick(value) }];
  });
  return [...lit, ...areas(board, source, choice)];
}

/** The places for a piece that stands for a choice of places; none while it cannot be dragged. */
export function placesOf(board: Element, source: Element): Target[] {
  const declared = standing.get(source);
  const onto = declared ? declared() : attribute(source, 'data-drags') || null;
  if (onto === null) return [];
  const lit = onto ? [...board.querySelectorAll<HTMLElement>('[data-lit]')].filter((one) => one.matches(onto)) : [];
  return [...lit.map((element) => ({ element, go: () => element.click() })), ...areas(board, source)];
}

/** Lift a piece of a choice and find its places; without any, the choice is as before. */
export function lifted(board: Element, source: Element, choice: Choice, draw: () => void): Target[] {
  const picked = named(source, choice.given.map(([field, value]) => ({ field, value })).slice(-2));
  const chosen = picked !== undefined && source.getAttribute('aria-pressed') !== 'false';
  const click = () => {
    const lit = source.isConnected && source.hasAttribute('data-lit');
    if (lit) (source as HTMLElement).click();
    return lit;
  };
  const restart = () => {
    while (choice.picked.length) choice.back(); // the player has changed their mind
    draw();
    return click();
  };
  for (const way of [chosen ? () => true : click, ...(choice.picked.length ? [restart] : [])]) {
    choice.lift();
    const done = way();
    draw();
    const places = done && choice.begun ? placesFor(board, source, choice) : [];
    if (places.length) return places;
    choice.putBack();
    draw();
  }
  return [];
}

/** The distance from a point to a box; 0 inside. */
export function distance(x: number, y: number, box: DOMRect): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

/** The target nearest to a point, of those within reach; of several that hold the point, the smallest. */
export function nearest(targets: Target[], x: number, y: number, reach: number, home: DOMRect | null): Target | null {
  let best: { target: Target; away: number; area: number } | null = null;
  const most = home && distance(x, y, home) === 0 ? 0 : reach; // over its own place a piece reaches for nothing
  for (const target of targets) {
    const box = target.element.getBoundingClientRect();
    const [away, area] = [distance(x, y, box), box.width * box.height];
    if (away > most || area === 0) continue;
    if (!best || away < best.away || (away === best.away && area < best.area)) best = { target, away, area };
  }
  return best?.target ?? null;
}
