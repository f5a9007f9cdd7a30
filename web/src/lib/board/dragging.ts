// The gesture of dragging, the same on all boards: a pressed piece that moves is lifted, follows the pointer, and is
// dropped on the nearest place that takes it, or put back. A mouse or pen drags after a few pixels. A finger drags at
// once where the board does not scroll; where it does, the finger stays a moment first, and moving at once scrolls.
import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Choice } from '$lib/state/choice.svelte';
import { reducedMotion } from '$lib/state/preferences.svelte';
import { lifted, nearest, placesOf, type Target } from './drag';
import { Ghost } from './ghost';

const STRAY = 5; // pixels that a mouse or pen moves until it drags
const SLIP = 9; // pixels that a finger does
const HOLD = 300; // milliseconds that a finger stays before it drags where the board scrolls
const REACH = 24; // pixels from the pointer to a place that it still reaches
const REACH_OF_FINGER = 32;
const EDGE = 44; // pixels at the edges of the worktop where the board scrolls along
const SPEED = 9; // pixels that it then scrolls with each frame
const OURS = '.explainer, .wondering'; // what lies over the board

interface Press {
  id: number;
  x: number;
  y: number;
  touch: boolean;
  at: number; // when, in milliseconds
  sources: Element[]; // that may be meant, the likeliest first
}

interface Drag {
  press: Press;
  choice: Choice;
  moves: unknown; // offered when it began: of another question nothing is dropped
  held: boolean; // lifted from the choice
  source: Element;
  home: DOMRect;
  ghost: Ghost;
  targets: Target[];
  over: Target | null;
  x: number;
  y: number;
}

/** Lets the pieces on this worktop be dragged. */
export function dragging(choiceOf: () => Choice): Attachment<HTMLElement> {
  return (worktop) => {
    let press: Press | null = null;
    let drag: Drag | null = null;
    let swallow = false; // the click that the browser makes of a drag
    let frame = 0;

    const scrolls = () =>
      worktop.scrollHeight > worktop.clientHeight + 1 || worktop.scrollWidth > worktop.clientWidth + 1;
    const ready = (pressed: Press) => !pressed.touch || !scrolls() || performance.now() - pressed.at >= HOLD;

    function pressed(event: PointerEvent): void {
      swallow = false;
      if (!event.isPrimary) return cancel(); // a second finger: the page is zoomed
      press = null;
      const target = event.target as Element;
      if (event.button !== 0 || !worktop.contains(target) || target.closest(OURS) || !choiceOf().moves.length) return;
      const { clientX: x, clientY: y, pointerId: id, pointerType } = event;
      const sources = sourcesAt(worktop, target, x, y);
      if (!sources.length) return;
      press = { id, x, y, touch: pointerType === 'touch', at: performance.now(), sources };
      if (press.touch) followFinger(target);
    }

    /** A piece that is drawn anew while a finger is on it still gets that finger's events, and nothing around it does. */
    function followFinger(target: Element): void {
      const ends = [
        on(target as HTMLElement, 'touchmove', held, { passive: false }),
        on(target as HTMLElement, 'touchend', () => ends.forEach((end) => end())),
        on(target as HTMLElement, 'touchcancel', () => ends.forEach((end) => end())),
      ];
    }

    /** The page does not scroll under a piece that is dragged, or about to be. */
    function held(event: TouchEvent): void {
      if (event.cancelable && (drag || (press && ready(press)))) event.preventDefault();
    }

    function moved(event: PointerEvent): void {
      const { clientX: x, clientY: y } = event;
      if (drag && event.pointerId === drag.press.id) {
        if (!drag.press.touch && !event.buttons) return cancel(); // released outside the window
        return follow(x, y);
      }
      if (!press || event.pointerId !== press.id) return;
      if (Math.hypot(x - press.x, y - press.y) < (press.touch ? SLIP : STRAY)) return;
      const begun = press;
      press = null;
      if (ready(begun)) begin(begun, x, y);
    }

    function begin(press: Press, x: number, y: number): void {
      const choice = choiceOf();
      for (const source of press.sources) {
        const home = source.getBoundingClientRect();
        const ghost = new Ghost(worktop, source);
        const stands = source.hasAttribute('data-drags') ? placesOf(worktop, source) : [];
        const targets = stands.length ? stands : lifted(worktop, source, choice, flushSync);
        if (!targets.length) continue;
        drag = {
          press,
          choice,
          moves: choice.moves,
          held: !stands.length,
          source,
          home,
          ghost,
          targets,
          over: null,
          x,
          y,
        };
        document.documentElement.dataset.dragging = '';
        worktop.dispatchEvent(new CustomEvent('lift'));
        getSelection()?.removeAllRanges();
        for (const { element } of targets) element.setAttribute('data-target', '');
        ghost.show();
        return follow(x, y);
      }
    }

    function follow(x: number, y: number): void {
      if (!drag) return;
      if (drag.choice.moves !== drag.moves) return cancel();
      const { press, targets, home, ghost } = drag;
      Object.assign(drag, { x, y });
      ghost.move(x - press.x, y - press.y, press.touch);
      const over = nearest(targets, x, y, press.touch ? REACH_OF_FINGER : REACH, home);
      if (over !== drag.over) {
        drag.over?.element.removeAttribute('data-nearest');
        over?.element.setAttribute('data-nearest', '');
        drag.over = over;
      }
      cancelAnimationFrame(frame);
      if (scrolls()) frame = requestAnimationFrame(scrollAlong);
    }

    function scrollAlong(): void {
      if (!drag) return;
      const { top, bottom } = worktop.getBoundingClientRect();
      const before = worktop.scrollTop;
      if (drag.y < top + EDGE) worktop.scrollTop -= SPEED;
      else if (drag.y > bottom - EDGE) worktop.scrollTop += SPEED;
      if (worktop.scrollTop !== before) follow(drag.x, drag.y);
    }

    function released(event: PointerEvent): void {
      if (event.pointerId === press?.id) press = null;
      if (!drag || event.pointerId !== drag.press.id) return;
      follow(event.clientX, event.clientY);
      if (!drag) return;
      const { over, choice, held, ghost } = drag;
      if (!over) return cancel();
      end();
      ghost.remove();
      if (!held) choice.lift();
      over.go();
      choice.putDown();
    }

    /** Put the piece back. */
    function cancel(): void {
      press = null;
      if (!drag) return;
      const { choice, held, ghost } = drag;
      end();
      if (held) choice.putBack();
      ghost.goHome(reducedMotion());
    }

    function end(): void {
      if (!drag) return;
      cancelAnimationFrame(frame);
      delete document.documentElement.dataset.dragging;
      for (const { element } of drag.targets) {
        element.removeAttribute('data-target');
        element.removeAttribute('data-nearest');
      }
      drag = null;
      swallow = true;
    }

    function clicked(event: MouseEvent): void {
      if (!swallow || event.detail === 0) return; // by a key, or by the drop itself
      swallow = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    function keyed(event: KeyboardEvent): void {
      if (!drag || event.key !== 'Escape') return;
      cancel();
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    const ends = [
      on(window, 'pointerdown', pressed, { capture: true }),
      on(window, 'pointermove', moved),
      on(window, 'pointerup', released),
      on(window, 'pointercancel', cancel),
      on(window, 'blur', cancel),
      on(window, 'click', clicked, { capture: true }),
      on(window, 'keydown', keyed, { capture: true }),
      on(worktop, 'touchmove', held, { passive: false }),
      on(worktop, 'dragstart', (event) => event.preventDefault()),
      on(worktop, 'contextmenu', (event) => drag && event.preventDefault()),
    ];
    return () => {
      cancel();
      ends.forEach((end) => end());
    };
  };
}

/** The pieces that a press can mean: a lit or chosen one under it, and those there that stand for a choice of places. */
function sourcesAt(worktop: Element, target: Element, x: number, y: number): Element[] {
  const asked = target.closest('[data-ask]');
  const standing = [...worktop.querySelectorAll('[data-drags]')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return [...(asked ? [asked] : []), ...standing.filter((one) => one !== asked)];
}
