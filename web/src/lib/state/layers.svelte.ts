// Layers over a page: sheets, dialogs, explanations. The browser's Back closes the topmost one before it leaves the page.
// Each open layer has an entry of the browser's history, whose state says how many are open there.

interface Layer {
  close: () => void;
}

const PATIENCE = 1000; // milliseconds that the browser may take to go back an entry

/** How many layers the present entry of the history stands for. */
function depth(): number {
  const state = history.state as { layers?: number } | null;
  return state?.layers ?? 0;
}

class Layers {
  private stack: Layer[] = [];
  private travelling: ReturnType<typeof setTimeout> | undefined; // while the browser goes back at our own request
  private settling = false;

  constructor() {
    if (depth()) history.replaceState(null, ''); // loaded anew: nothing is open any more
  }

  /** A layer was opened; the returned function says that it was closed. */
  open(close: () => void): () => void {
    const layer = { close };
    this.stack.push(layer);
    this.settleSoon();
    return () => {
      this.stack = this.stack.filter((other) => other !== layer);
      this.settleSoon();
    };
  }

  /** Another page is shown. Returns whether the present entry is that of a layer, so that the new page takes its place. */
  leave(): boolean {
    this.stack = [];
    return depth() > 0;
  }

  /** The browser came to another entry of the history. Returns whether that concerns layers only. */
  arrive(): boolean {
    if (this.travelling !== undefined) {
      clearTimeout(this.travelling);
      this.travelling = undefined;
      this.settleSoon();
      return true;
    }
    const wanted = depth();
    if (wanted > this.stack.length) history.replaceState(null, ''); // forward, to a layer that was closed
    if (wanted >= this.stack.length) return false;
    for (const layer of this.stack.slice(wanted).reverse()) layer.close();
    this.settleSoon();
    return true;
  }

  /** After all that happens at once: a layer may be closed and another opened. */
  private settleSoon(): void {
    if (this.settling) return;
    this.settling = true;
    queueMicrotask(() => {
      this.settling = false;
      this.settle();
    });
  }

  /** Give the history as many entries as layers are open. */
  private settle(): void {
    if (this.travelling !== undefined) return;
    const more = this.stack.length - depth();
    for (let number = depth() + 1; number <= this.stack.length; number++) history.pushState({ layers: number }, '');
    if (more >= 0) return;
    this.travelling = setTimeout(() => (this.travelling = undefined), PATIENCE);
    history.go(more);
  }
}

export const layers = new Layers();

/** For components: while `open` holds, Back calls `close`. */
export function closedByBack(open: () => boolean, close: () => void): void {
  const shown = $derived(open());
  $effect(() => {
    if (shown) return layers.open(close);
  });
}
