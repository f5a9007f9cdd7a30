// Dragging a piece points at it and at the place where it is dropped; whoever drops it elsewhere has chosen nothing.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drags, nearest, takes, takesKinds } from '$lib/board/drag';
import { dragging } from '$lib/board/dragging';
import type { Move } from '$lib/client/protocol';
import { Choice } from '$lib/state/choice.svelte';
import { savePreferences } from '$lib/state/preferences.svelte';

const MOVES: Move[] = [
  { action: 1, move: { kind: 'go', from: 'a1', to: 'b1' } },
  { action: 2, move: { kind: 'go', from: 'a1', to: 'c1' } },
  { action: 3, move: { kind: 'drink', potion: 'luck' } },
  { action: 4, move: { kind: 'stay', at: 'd1' } },
  { action: 5, move: { kind: 'go', from: 'a2', to: 'b1' } },
];

let worktop: HTMLElement;
let decided: number[];
let confirm: boolean;
let choice: Choice;
let ends: (() => void)[];

const rect = (left: number, width = 40) =>
  ({ left, right: left + width, top: 0, bottom: 40, width, height: 40 }) as DOMRect;

/** Puts a piece on the board: they stand in a row, a hundred pixels apart, and are lit while the choice offers them. */
function place(name: string, at: number): HTMLElement {
  const button = document.createElement('button');
  button.dataset.ask = name;
  button.getBoundingClientRect = () => rect(at * 100);
  button.addEventListener('click', () => choice.pick(name));
  worktop.append(button);
  const drawn = $effect.root(() => {
    $effect(() => void button.toggleAttribute('data-lit', choice.can(name)));
  });
  flushSync();
  ends.push(drawn);
  return button;
}

function pointer(type: string, x: number, more: PointerEventInit = {}): MouseEvent {
  const { pointerId = 1, isPrimary = true, pointerType = 'mouse', ...mouse } = more;
  const event = new MouseEvent(type, {
    buttons: 1,
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: 20,
    ...mouse,
  });
  return Object.assign(event, { pointerId, isPrimary, pointerType });
}

/** Presses a piece, moves so far, and lets go. */
function drag(piece: HTMLElement, to: number, wait = 0, more: PointerEventInit = {}): void {
  const { left } = piece.getBoundingClientRect();
  piece.dispatchEvent(pointer('pointerdown', left + 20, more));
  vi.advanceTimersByTime(wait);
  window.dispatchEvent(pointer('pointermove', left + 30, more));
  window.dispatchEvent(pointer('pointermove', to, more));
  window.dispatchEvent(pointer('pointerup', to, { buttons: 0, ...more }));
}

beforeEach(() => {
  vi.useFakeTimers();
  savePreferences({ fast: true });
  decided = [];
  confirm = false;
  choice = new Choice({
    moves: () => MOVES,
    ondecide: ({ action }) => decided.push(action),
    confirm: () => confirm,
  });
  worktop = document.createElement('div');
  document.body.append(worktop);
  ends = [dragging(() => choice)(worktop) as () => void];
});
afterEach(() => {
  ends.forEach((end) => end());
  worktop.remove();
  savePreferences({ fast: false });
  vi.useRealTimers();
});

describe('a lit piece', () => {
  let a1: HTMLElement;
  beforeEach(() => {
    a1 = place('a1', 0);
    place('b1', 1);
    place('c1', 2);
  });

  test('goes where it is dropped', () => {
    drag(a1, 220);
    expect(decided).toEqual([2]);
    expect(document.documentElement.dataset.dragging).toBeUndefined();
  });

  test('reaches a place that is near', () => {
    drag(a1, 160);
    expect(decided).toEqual([1]);
  });

  test('is put back elsewhere, and at home', () => {
    drag(a1, 600);
    drag(a1, 15);
    expect([decided, choice.begun]).toEqual([[], false]);
  });

  test('that was clicked before is dragged on', () => {
    choice.pick('a1');
    drag(a1, 120);
    expect(decided).toEqual([1]);
  });

  test('that is not lit goes nowhere, whatever else was clicked', () => {
    choice.pick('a1');
    flushSync();
    drag(place('e1', 4), 120);
    expect([decided, choice.picked]).toEqual([[], ['a1']]);
  });

  test('is dragged by whoever has changed their mind', () => {
    const a2 = place('a2', 4);
    choice.pick('a1');
    flushSync();
    drag(a2, 120);
    expect(decided).toEqual([5]);
  });

  test('is asked about by whoever wants that', () => {
    confirm = true;
    drag(a1, 120);
    expect([decided, choice.asking?.action]).toEqual([[], 1]);
    choice.confirm();
    expect(decided).toEqual([1]);
  });

  test('is put back by Escape', () => {
    a1.dispatchEvent(pointer('pointerdown', 20));
    window.dispatchEvent(pointer('pointermove', 120));
    expect([choice.picked, worktop.querySelectorAll('[data-nearest]').length]).toEqual([['a1'], 1]);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    window.dispatchEvent(pointer('pointerup', 120));
    expect([decided, choice.begun]).toEqual([[], false]);
  });

  test('a press that hardly moves is a click', () => {
    a1.dispatchEvent(pointer('pointerdown', 20));
    window.dispatchEvent(pointer('pointermove', 22));
    window.dispatchEvent(pointer('pointerup', 22));
    expect(choice.begun).toBe(false);
    a1.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(choice.picked).toEqual(['a1']);
  });

  test('the click that ends a drag does nothing', () => {
    drag(a1, 600);
    a1.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(choice.begun).toBe(false);
  });
});

describe('a piece that needs no other place', () => {
  test('is not dragged where nothing takes it', () => {
    const d1 = place('d1', 0);
    drag(d1, 300);
    expect([decided, choice.begun]).toEqual([[], false]);
  });

  test('is chosen by its drop, not by its beginning', () => {
    const luck = place('luck', 0);
    const area = place('', 3);
    takesKinds(() => choice, 'drink')(area);
    luck.dispatchEvent(pointer('pointerdown', 20));
    window.dispatchEvent(pointer('pointermove', 100));
    expect([decided, choice.picked]).toEqual([[], ['luck']]);
    window.dispatchEvent(pointer('pointermove', 320));
    window.dispatchEvent(pointer('pointerup', 320));
    expect(decided).toEqual([3]);
  });

  test('a piece that stands for a choice of places is dropped on one of them', () => {
    const token = place('', 0);
    const d1 = place('d1', 2);
    d1.className = 'spot';
    drags(() => '.spot')(token);
    drag(token, 220);
    expect(decided).toEqual([4]);
  });
});

describe('a finger', () => {
  const finger = { pointerType: 'touch' };
  let a1: HTMLElement;
  beforeEach(() => {
    a1 = place('a1', 0);
    place('b1', 1);
  });
  const scrolls = () => Object.defineProperty(worktop, 'scrollHeight', { value: 900 });

  test('drags at once where nothing scrolls', () => {
    drag(a1, 120, 0, finger);
    expect(decided).toEqual([1]);
  });

  test('scrolls a board that scrolls', () => {
    scrolls();
    drag(a1, 120, 0, finger);
    expect([decided, choice.begun]).toEqual([[], false]);
  });

  test('drags there after it has stayed a moment', () => {
    scrolls();
    drag(a1, 120, 400, finger);
    expect(decided).toEqual([1]);
  });

  test('keeps the page still only then', () => {
    scrolls();
    const move = () => {
      const event = new Event('touchmove', { cancelable: true, bubbles: true });
      worktop.dispatchEvent(event);
      return event.defaultPrevented;
    };
    a1.dispatchEvent(pointer('pointerdown', 20, finger));
    expect(move()).toBe(false);
    vi.advanceTimersByTime(400);
    expect(move()).toBe(true);
    window.dispatchEvent(pointer('pointercancel', 20, finger));
    expect(move()).toBe(false);
  });

  test('a second one ends the drag', () => {
    a1.dispatchEvent(pointer('pointerdown', 20, finger));
    window.dispatchEvent(pointer('pointermove', 120, finger));
    window.dispatchEvent(pointer('pointerdown', 300, { ...finger, pointerId: 2, isPrimary: false }));
    expect(choice.begun).toBe(false);
  });
});

test('of places that hold the pointer, the smallest is meant', () => {
  const box = (left: number, width: number) => {
    const element = document.createElement('div');
    element.getBoundingClientRect = () => rect(left, width);
    return { element, go: () => undefined };
  };
  const [room, shelf, far] = [box(0, 400), box(100, 40), box(430, 40)];
  const all = [room, shelf, far];
  expect(nearest(all, 110, 10, 24, null)).toBe(shelf);
  expect(nearest(all, 300, 10, 24, null)).toBe(room);
  expect(nearest(all, 425, 10, 24, null)).toBe(far);
  expect(nearest(all, 600, 10, 24, null)).toBeNull();
  expect(nearest([far], 425, 10, 24, rect(400, 30))).toBeNull();
});

test('an area says itself what it takes', () => {
  const source = place('a1', 0);
  const area = place('', 3);
  const dropped = vi.fn();
  takes((piece) => (piece === source ? dropped : null))(area);
  drag(source, 320);
  expect(dropped).toHaveBeenCalledOnce();
});

describe('a board of another package', () => {
  test('names the kinds of move that an area takes', () => {
    const luck = place('luck', 0);
    const area = place('', 3);
    area.setAttribute('data-takes', 'throw drink');
    drag(luck, 320);
    expect(decided).toEqual([3]);
  });

  test('has areas that do not take what makes another move', () => {
    const luck = place('luck', 0);
    const area = place('', 3);
    area.setAttribute('data-takes', 'throw');
    drag(luck, 320);
    expect([decided, choice.begun]).toEqual([[], false]);
  });

  test('names the places of a piece that is not lit itself', () => {
    const pawn = place('pawn', 0);
    pawn.setAttribute('data-drags', '[data-ask="d1"]');
    place('d1', 3);
    drag(pawn, 320);
    expect(decided).toEqual([4]);
  });
});
