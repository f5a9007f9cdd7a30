// The picture of a dragged piece, which follows the pointer above everything else.
const HOME = 160; // milliseconds of the way back
const SMALL = 72; // pixels: a smaller piece is held above the finger, which would hide it
const ABOVE = 30; // pixels
// Attributes by which boards and tests find pieces: the picture is none.
const MARKS = ['lit', 'ask', 'part', 'spot', 'explain', 'drags', 'takes', 'picture', 'space', 'token', 'cell'];

export class Ghost {
  private readonly source: Element;
  private readonly layer = document.createElement('div');
  private readonly parent: Element | null;
  private readonly size: number; // of the board, which may be drawn larger

  /** Drawn from the element with the `data-picture` that the piece asks by, else from the piece itself. */
  constructor(worktop: HTMLElement, source: Element) {
    const ask = source.getAttribute('data-ask');
    const seen = (ask && worktop.querySelector(`[data-picture=${JSON.stringify(ask)}]`)) || source;
    this.source = seen;
    this.size = Number(worktop.querySelector<HTMLElement>('.board')?.style.zoom) || 1;
    const svg = seen instanceof SVGElement ? seen.ownerSVGElement : null;
    this.parent = (svg ?? seen).parentElement;
    const box = seen.getBoundingClientRect();
    const picture = copyOf(seen);
    this.layer.className = 'ghost';
    this.layer.setAttribute('aria-hidden', 'true');
    this.layer.setAttribute('popover', 'manual');
    this.place(this.layer, box.left, box.top, box.width, box.height);
    if (svg) {
      const frame = svg.cloneNode(false) as SVGElement;
      const around = svg.getBoundingClientRect();
      frame.append(picture);
      this.place(frame, around.left - box.left, around.top - box.top, around.width, around.height);
      this.layer.append(frame);
    } else {
      this.place(picture as HTMLElement, 0, 0, box.width, box.height);
      this.layer.append(picture);
    }
  }

  private place(element: HTMLElement | SVGElement, left: number, top: number, width: number, height: number): void {
    const pixels = { left, top, width, height };
    for (const [name, value] of Object.entries(pixels)) element.style.setProperty(name, `${value / this.size}px`);
  }

  show(): void {
    if (!this.parent?.isConnected) return;
    this.parent.append(this.layer);
    this.layer.showPopover?.();
    this.source.setAttribute('data-dragged', '');
  }

  /** Moved so many pixels from where it lay. */
  move(x: number, y: number, touch: boolean): void {
    const up = touch && this.source.getBoundingClientRect().height < SMALL ? ABOVE : 0;
    this.layer.style.setProperty('translate', `${x / this.size}px ${(y - up) / this.size}px`);
  }

  remove(): void {
    this.source.removeAttribute('data-dragged');
    this.layer.remove();
  }

  /** Back to its place, at once if nothing is to move. */
  goHome(quick: boolean): void {
    if (quick || !this.layer.isConnected) return this.remove();
    const way = this.layer.animate([{ translate: '0 0' }], { duration: HOME, easing: 'ease-out', fill: 'forwards' });
    void way.finished.catch(() => undefined).then(() => this.remove());
  }
}

/** A copy that is found by nothing that looks for pieces, and lies where it is put. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of MARKS) one.removeAttribute(`data-${name}`);
    one.removeAttribute('id');
    if (one.matches('button, a, [tabindex]')) one.setAttribute('tabindex', '-1');
  }
  return copy;
}
