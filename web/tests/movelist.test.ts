// The list of moves alone leads to every move, in words; and the board lights only what answers.
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import GenericBoard from '$lib/board/GenericBoard.svelte';
import type { Move } from '$lib/client/protocol';
import { Choice } from '$lib/state/choice.svelte';
import { preferences, savePreferences } from '$lib/state/preferences.svelte';
import MoveList from '../src/table/play/MoveList.svelte';
import { furnish, type Position, positions, restore, title, wordsOf } from './positions';

vi.setConfig({ testTimeout: 30_000 }); // jsdom is slow
beforeAll(furnish);
afterEach(cleanup);

const ofGames = new Map(positions.map((position) => [position.game, position]));
const words = new Map([...ofGames].map(([game, { facts }]) => [game, wordsOf(game, facts)]));

function list(position: Position, ondecide: (move: Move) => void = () => undefined) {
  const confirm = () => preferences.confirm;
  const choice = new Choice({ moves: () => position.moves, ondecide, confirm });
  const { container } = render(MoveList, { choice, words: words.get(position.game)! });
  const buttons = () => [...container.querySelectorAll<HTMLButtonElement>('ul button')];
  return { choice, container, buttons };
}

describe('the list alone', () => {
  positions.forEach((position, place) => {
    test(title(position, place), () => {
      const { choice, buttons } = list(position);
      const reached = new Set<number>();
      const walk = (depth: number): void => {
        expect(depth).toBeLessThan(8);
        const labels = buttons().map((button) => button.textContent);
        expect(new Set(labels).size).toBe(labels.length);
        buttons().forEach((button) => {
          if (button.dataset.action !== undefined) reached.add(Number(button.dataset.action));
        });
        for (let at = 0; at < buttons().length; at += 1) {
          if (buttons()[at]!.dataset.action !== undefined) continue;
          const before = [choice.kind, choice.picked] as const;
          buttons()[at]!.click();
          flushSync();
          expect(choice.picked.length + (choice.kind ? 1 : 0)).toBeGreaterThan(before[1].length + (before[0] ? 1 : 0));
          walk(depth + 1);
          restore(choice, ...before);
          flushSync();
        }
      };
      walk(0);
      expect([...reached].sort()).toEqual(position.moves.map(({ action }) => action).sort());
    });
  });
});

describe('the board', () => {
  positions.forEach((position, place) => {
    test(title(position, place), () => {
      const choice = new Choice({ moves: () => position.moves });
      const props = { batch: { number: 0, events: [] }, fresh: [], pointed: null };
      const { container } = render(GenericBoard, {
        ...props,
        view: position.view,
        words: words.get(position.game)!,
        you: position.seat,
        choice,
      });
      const lit = () => [...container.querySelectorAll<HTMLButtonElement>('[data-lit]')];
      for (let at = 0; at < Math.min(lit().length, 3); at += 1) {
        lit()[at]!.click();
        flushSync();
        expect(choice.picked.length).toBeGreaterThan(0);
        expect(choice.left.length).toBeGreaterThan(0);
        choice.clear();
        flushSync();
      }
    });
  });
});

const some = positions.find(({ moves }) => moves.length > 1 && moves.length < 8)!;

test('a move is made by a click, and never by itself', () => {
  const made = vi.fn();
  const { buttons } = list(some, made);
  expect(made).not.toHaveBeenCalled();
  buttons()[1]!.click();
  expect(made.mock.calls.map(([move]) => move as Move)).toEqual([some.moves[1]]);
});

test('number keys choose, Escape takes back', () => {
  const made = vi.fn();
  const wide = positions.find(
    ({ moves }) => moves.length > 20 && new Set(moves.map(({ move }) => move.kind)).size > 1,
  )!;
  const { choice, buttons } = list(wide, made);
  const place = buttons().findIndex((button) => button.dataset.action === undefined);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: String(place + 1) }));
  flushSync();
  expect(choice.kind).not.toBeNull();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(choice.begun).toBe(false);
});

test('who wants to be asked once more is asked', () => {
  savePreferences({ confirm: true });
  const made = vi.fn();
  const { buttons } = list(some, made);
  buttons()[0]!.click();
  flushSync();
  expect(made).not.toHaveBeenCalled();
  expect(buttons().length).toBe(1);
  buttons()[0]!.click();
  expect(made).toHaveBeenCalledTimes(1);
  savePreferences({ confirm: false });
});
