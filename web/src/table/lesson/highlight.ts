// Highlights parts of a board from outside: every element with such a `data-part`, also when it is drawn anew.
import { scrolls } from '../play/fitting';

const sheet = new CSSStyleSheet();

const selector = (part: string) => `.worktop [data-part~="${CSS.escape(part)}"]`;
const answering = ':is([data-lit], :has([data-lit]))';

/** Outline these parts, and those that are lit and bear the name `wanted`; gives how to stop. */
export function outline(parts: string[], wanted: string | null): () => void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const about = `${parts.map(selector).join(', ')} { outline: 3px dashed var(--accent); outline-offset: 2px; }`;
  const asked = `${selector(wanted ?? '')}${answering} { outline: 4px solid var(--accent); outline-offset: 1px; }`;
  sheet.replaceSync(`${parts.length ? about : ''} ${wanted === null ? '' : asked}`);
  return () => sheet.replaceSync('');
}

/** Bring them into sight, the first of them above all; but if none of them answers, what is wanted. */
export function show(parts: string[], wanted: string | null, behavior: ScrollBehavior): void {
  const about = parts.flatMap((part) => document.querySelector(selector(part)) ?? []);
  const asked = wanted === null ? null : document.querySelector(selector(wanted) + answering);
  if (asked && !about.some((part) => part.matches(answering))) about.unshift(asked);
  const worktop = about[0]?.closest<HTMLElement>('.worktop');
  if (!worktop || !scrolls(worktop)) return; // a page that scrolls stays where it is read
  const before = worktop.scrollTop;
  for (const part of about.toReversed()) part.scrollIntoView({ block: 'nearest' });
  const after = worktop.scrollTop; // several smooth ways at once would come to no good end
  worktop.scrollTop = before;
  worktop.scrollTo({ top: after, behavior });
}
