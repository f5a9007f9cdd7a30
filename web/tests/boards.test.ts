// A game's own board: whatever has pieces can be chosen by pointing at them, and nothing else is lit.
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BoardComponent } from '$lib/board/contract';
import { nameOf } from '$lib/board/explain';
import { Choice, pieces } from '$lib/state/choice.svelte';
import { furnish, positions, restore, title, wordsOf } from './positions';

const boards = import.meta.glob<{ default: BoardComponent }>('../../src/philtre/games/*/web/Board.svelte', {
  eager: true,
});

const MANY = 12; // more moves are sampled

vi.setConfig({ testTimeout: 60_000 }); // jsdom is slow
beforeAll(furnish);
afterEach(cleanup);

for (const [path, { default: Board }] of Object.entries(boards)) {
  const game = path.split('/').at(-3)!;
  const words = wordsOf(game, positions.find((position) => position.game === game)?.facts);

  describe(`the board of ${game}`, () => {
    positions.forEach((position, place) => {
      if (position.game !== game) return;
      test(title(position, place), () => {
        const every = Math.ceil(position.moves.length / MANY);
        const moves = position.moves.filter((_, number) => number % every === 0);
        const choice = new Choice({ moves: () => moves });
        const props = { batch: { number: 0, events: [] }, fresh: [], pointed: null };
        const { container } = render(Board, { view: position.view, words, you: position.seat, choice, ...props });
        const lit = () => [...container.querySelectorAll<HTMLButtonElement>('button:not([aria-disabled="true"])')];
        const reached = new Set<number>();
        const walked = new Set<string>();

        const walk = (depth: number): void => {
          expect(depth).toBeLessThan(2 * MANY); // who changes their mind goes on
          const state = JSON.stringify([choice.kind, choice.picked]);
          if (walked.has(state)) return;
          walked.add(state);
          for (const move of choice.complete) reached.add(move.action);
          for (let at = 0; at < lit().length; at += 1) {
            const before = [choice.kind, choice.picked] as const;
            const button = lit()[at]!;
            button.click();
            flushSync();
            expect(
              JSON.stringify([choice.kind, choice.picked]),
              `${button.outerHTML.slice(0, 200)} does nothing`,
            ).not.toBe(state);
            expect(choice.left.length).toBeGreaterThan(0);
            walk(depth + 1);
            restore(choice, ...before);
            flushSync();
          }
        };
        walk(0);
        const nameless = [...container.querySelectorAll('[data-lit]:not([data-ask], .handle)')];
        expect(
          nameless.map((one) => one.outerHTML.slice(0, 120)),
          'cannot be asked about while it is not lit',
        ).toEqual([]);
        const unnamed = [...container.querySelectorAll('[data-ask]')].filter((one) => !/\p{L}/u.test(nameOf(one)));
        expect(
          unnamed.map((one) => one.outerHTML.slice(0, 120)),
          'has no name to be asked about by',
        ).toEqual([]);
        const missing = moves.filter((move) => pieces(move).length && !reached.has(move.action));
        expect(missing.map((move) => words.move(move.move))).toEqual([]);
      });
    });
  });
}
