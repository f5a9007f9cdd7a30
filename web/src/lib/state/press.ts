// Where a mouse was pressed last, as long as it has not left: what comes to lie under it there, on this page or on the
// next one, was not pointed at. The app imports this from the beginning, since a press on one page may open another.

const STRAY = 10; // pixels that a mouse at rest may move

let at: [number, number] | null = null;

/** Whether the mouse is still where it was pressed. */
export function restsAfterPress({ clientX, clientY }: PointerEvent): boolean {
  return at !== null && Math.hypot(clientX - at[0], clientY - at[1]) <= STRAY;
}

window.addEventListener('pointerdown', pressed, { capture: true });
window.addEventListener('pointermove', moved, { capture: true });

function pressed(event: PointerEvent): void {
  at = event.pointerType === 'touch' ? null : [event.clientX, event.clientY];
}

function moved(event: PointerEvent): void {
  if (!restsAfterPress(event)) at = null;
}
