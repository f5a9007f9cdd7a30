// Boards of games of other packages: mounted, updated, destroyed, and given up when they fail.
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import CardBack from '$lib/board/CardBack.svelte';
import GenericBoard from '$lib/board/GenericBoard.svelte';
import { loadModule, moduleOf } from '$lib/board/load';
import MadeBox from '$lib/board/MadeBox.svelte';
import type { ModuleProps } from '$lib/board/module';
import ModuleBoard from '$lib/board/ModuleBoard.svelte';
import type { GameSeen, Move } from '$lib/client/protocol';
import { Choice } from '$lib/state/choice.svelte';
import { notices } from '$lib/state/notices.svelte';
import { Words } from '$lib/state/words';
import { furnish } from './positions';

beforeAll(furnish);
afterEach(cleanup);

const SOURCE = `
things-facedown = { $count ->
    [one] a facedown card
   *[other] { $count } facedown cards
}
field-hand = Hand
    .of = card
field-slots = Slots
    .none = empty
field-next = Next
    .none = facedown
card-dew = Dew
`;
const words = new Words('en', [{ language: 'en', sources: [SOURCE], names: {}, facts: {}, v: 1 }]);
const still = { batch: { number: 0, events: [] }, fresh: [], pointed: null, you: 0, words };
const MOVES: Move[] = [{ action: 1, move: { kind: 'pour', card: 'dew' } }];

let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  notices.list = [];
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => complaints.mockRestore());

/** A game with this text as its module. */
function seen(name: string, text: string): GameSeen {
  const board = `data:text/javascript,${encodeURIComponent(text)}`;
  return { name, board, style: null, box: null } as unknown as GameSeen;
}

const RECORDING = `
  globalThis.calls = [];
  export function mount(target, props) {
    globalThis.calls.push(['mount', props]);
    target.textContent = 'mounted';
    return {
      update(props) { globalThis.calls.push(['update', props]); target.textContent = props.choice.can('dew') ? 'lit' : 'dark'; },
      destroy() { globalThis.calls.push(['destroy']); },
    };
  }`;
const calls = () => (globalThis as unknown as { calls: [string, ModuleProps][] }).calls;

test('a module draws the board, is told of every change, and decides by pieces', async () => {
  expect(await loadModule(seen('recording', RECORDING))).toBe(moduleOf('recording'));
  const decided: Move[] = [];
  const choice = new Choice({ moves: () => MOVES, ondecide: (move) => decided.push(move) });
  const props = { ...still, game: 'recording', view: { deck: 3 }, choice };
  const { container, rerender, unmount } = render(ModuleBoard, props);
  expect(container.querySelector('.board')!.textContent).toBe('mounted');
  expect(calls().map(([call]) => call)).toEqual(['mount']);
  expect(calls()[0]![1]).toMatchObject({ view: { deck: 3 }, you: 0, threats: [], still: true });
  await rerender({ ...props, view: { deck: 2 } });
  expect(calls().at(-1)![1].view).toEqual({ deck: 2 });
  expect(container.querySelector('.board')!.textContent).toBe('lit');
  calls().at(-1)![1].choice.pick('dew');
  flushSync();
  expect(decided).toEqual(MOVES);
  expect(calls().at(-1)![1].choice.picked).toEqual(['dew']);
  unmount();
  expect(calls().at(-1)).toEqual(['destroy']);
  expect(notices.list).toEqual([]);
});

test('a module that throws gives way to the generic board, and the player is told once', async () => {
  const text = `export function mount(target) { return { update() { throw new Error('lost'); } }; }`;
  await loadModule(seen('throwing', text));
  const props = { ...still, game: 'throwing', view: { deck: 3 }, choice: new Choice() };
  const { container, rerender } = render(ModuleBoard, props);
  expect(container.textContent).not.toContain('deck');
  await rerender({ ...props, view: { deck: 2 } });
  expect(container.querySelector('.facts')!.textContent).toMatch(/deck\s*2/);
  expect(notices.list.map(({ sentence }) => sentence.id)).toEqual(['board-own-failed']);
  expect(complaints).toHaveBeenCalledTimes(1);
  expect(moduleOf('throwing')).toBeNull();
});

test.each([
  ['unreadable', 'export function mount( {'],
  ['mountless', 'export const board = 1;'],
])('a module that is %s is not used', async (name, text) => {
  expect(await loadModule(seen(name, text))).toBeNull();
  expect(await loadModule(seen(name, text))).toBeNull();
  expect(moduleOf(name)).toBeNull();
  expect(notices.list).toHaveLength(1);
});

test('cards that lie facedown are shown with their number', () => {
  const view = {
    next: null,
    slots: [null, null],
    players: [
      { seat: 0, hand: ['dew'] },
      { seat: 1, hand: [null, null] },
    ],
  };
  const { container } = render(GenericBoard, { ...still, view, choice: new Choice() });
  const backs = screen.getAllByRole('img', { name: /facedown/ }).map((one) => one.getAttribute('aria-label'));
  expect(backs).toEqual(['a facedown card', '2 facedown cards']);
  expect(container.textContent).not.toContain('Slots');
});

test('many backs are a few, and their number', () => {
  const { container } = render(CardBack, { words, count: 12 });
  expect(container.querySelectorAll('.back')).toHaveLength(5);
  expect(container.textContent).toContain('×12');
});

test('a game without a picture has its initial on its box, always the same one', () => {
  const boxes = ['pebbles', 'pebbles', 'simples'].map((name) => {
    const { container } = render(MadeBox, { name, title: 'été' });
    expect(container.querySelector('text')!.textContent).toBe('É');
    return container.innerHTML;
  });
  expect(boxes[0]).toBe(boxes[1]);
  expect(boxes[0]).not.toBe(boxes[2]);
});
