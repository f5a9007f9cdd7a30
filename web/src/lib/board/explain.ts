// Explanations of pieces, spaces and signs. A board attaches one to each element that can be asked what it is;
// Explainer.svelte shows them, at a table together with the reason why a thing cannot be chosen now.
import { createContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  name: string;
  lines: string[]; // each a sentence or two
}

/** Why something cannot be chosen now, in words. */
export interface Reason {
  refused: boolean; // to be led in by "not now"
  sentence: string;
  rules: string; // the label of the link to the chapter of the rules; empty if there is none
  read: () => void;
}

/** Asks why a thing cannot be chosen, by its `data-ask`. Null if nothing is asked of the player. */
export type AskWhy = (about: string[]) => Promise<Reason | null> | null;

const [getWhy, provideWhy, hasWhy] = createContext<AskWhy>();

/** Lets the boards below this component say why something cannot be chosen. */
export { provideWhy };

/** The question that this component can ask; none on a board that is only looked at. */
export function whyHere(): AskWhy {
  return hasWhy() ? getWhy() : () => null;
}

const LONG = 90; // letters of a name

const known = new WeakMap<Element, () => Explanation>();

/** Lets an element be asked what it is. The explanation is computed when somebody asks. */
export function explain(explanation: (() => Explanation) | undefined): Attachment<Element> | undefined {
  if (!explanation) return undefined;
  return (element) => {
    known.set(element, explanation);
    element.setAttribute('data-explain', '');
    return () => element.removeAttribute('data-explain');
  };
}

/** The explained element that holds this one, or is it; null if there is none. */
export function explainedAt(element: EventTarget | null): Element | null {
  return element instanceof Element ? element.closest('[data-explain]') : null;
}

export function explanationOf(element: Element): Explanation | null {
  const said = element.getAttribute('data-explain'); // a board of another package says it there
  return known.get(element)?.() ?? (said ? { name: nameOf(element), lines: [said] } : null);
}

/** A thing's name: its `data-name` or label, else the words on it. */
export function nameOf(thing: Element): string {
  const name = thing.getAttribute('data-name') ?? thing.getAttribute('aria-label') ?? thing.textContent ?? '';
  const plain = name.replace(/\s+/g, ' ').trim();
  return plain.length > LONG ? `${plain.slice(0, LONG)}…` : plain;
}

/** All explained elements of a board that are drawn, in the order of the page. */
export function explainedIn(board: Element): Element[] {
  return [...board.querySelectorAll('[data-explain]')].filter((one) => one.getBoundingClientRect().width > 0);
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of the elements from here in the direction of an arrow key; null if there is none, or it is another key. */
export function neighbour(from: Element, all: Element[], key: string): Element | null {
  const step = STEPS[key];
  if (!step) return null;
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const other of all) {
    const [dx, dy] = [middle(other)[0] - x, middle(other)[1] - y];
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    const far = ahead + 2 * aside;
    if (other === from || ahead < 2 || far >= least) continue;
    [best, least] = [other, far];
  }
  return best;
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
