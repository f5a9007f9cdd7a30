// Pointing at parts of a board from outside: whatever carries such a `data-part`, now or when it is drawn anew.
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

/** Bring them into sight, the first of them above all. */
export function show(parts: string[], behavior: ScrollBehavior): void {
  for (const part of parts.toReversed()) {
    document.querySelector(selector(part))?.scrollIntoView({ block: 'nearest', behavior });
  }
}
