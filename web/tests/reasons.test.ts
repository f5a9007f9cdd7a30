// A click on what cannot be chosen asks the server why: seldom enough, once about each thing, and for the last click.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reasonsAt } from '../src/table/play/reasons';
import { Place } from '../src/table/place.svelte';
import { furnish, wordsOf } from './positions';
import { FakeSocket, whole } from './socket';

const MOVES = [
  { action: 1, move: { kind: 'go', to: 'r1' } },
  { action: 2, move: { kind: 'swap', first: 'r2', second: 'r3' } },
  { action: 3, move: { kind: 'swap', first: 'r2', second: 'r4' } },
];
const SEATS = [{ taken: true, yours: true, kind: 'person', name: 'Ann' }];
const SETUP = { game: 'toil', variant: 'standard', content: '', hints: true };
const TOO_FAR = { id: 'refusal-not-a-choice', arguments: {} };

let place: Place;
const read = vi.fn();
const socket = () => FakeSocket.all.at(-1)!;
const questions = () => socket().asked('why');
const ask = () => reasonsAt(place, () => wordsOf('race'), read);

function answer(): void {
  const against = [{ kind: 'go', message: TOO_FAR, rule: 'R5', chapter: 'rules-turn' }];
  for (const { id } of questions()) socket().tell({ type: 'reason', id, message: TOO_FAR, against });
}

beforeAll(furnish);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  place = new Place('t', 0, '');
  socket().tell(whole({ moves: MOVES, seats: SEATS, setup: SETUP }));
});
afterEach(() => {
  place.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the answer is a sentence', async () => {
  place.choice.pick('r2');
  const reason = ask()(['r9']);
  expect(questions()).toMatchObject([{ chosen: ['first:r2'], about: ['r9'] }]);
  answer();
  expect(await reason).toMatchObject({ refused: true, sentence: 'That is not for a player to choose.' });
});

test('fast clicks become few questions, and the last one counts', async () => {
  const why = ask();
  const asked = Array.from({ length: 40 }, (_, place) => why([`r${place + 10}`]));
  await vi.advanceTimersByTimeAsync(1000);
  answer();
  const answers = await Promise.all(asked);
  expect(questions().map(({ about }) => about[0])).toEqual(['r10', 'r49']);
  expect(answers.map(Boolean).indexOf(true)).toBe(39);
});

test('nothing is asked twice', async () => {
  const why = ask();
  const first = why(['r9']);
  answer();
  await first;
  expect(await why(['r9'])).toMatchObject({ refused: true });
  expect(questions().length).toBe(1);
});

test('nothing is asked about what was picked, nor when nothing is asked of the player', () => {
  const why = ask();
  place.choice.pick('r2');
  expect(why(['first:r2'])).toBeNull();
  socket().tell({ type: 'news', seq: 6, since: 5, steps: 5, now: 0, keep: 99, actor: 1, moves: [] });
  expect(why(['r9'])).toBeNull();
  expect(questions()).toEqual([]);
});

test('an answer about another question is not told', async () => {
  const reason = ask()(['r9']);
  socket().tell({ type: 'news', seq: 6, since: 5, steps: 5, now: 0, keep: 99, moves: [...MOVES] });
  answer();
  expect(await reason).toBeNull();
});

test('a refusal to answer is silent', async () => {
  const reason = ask()(['r9']);
  socket().tell({ type: 'refused', id: questions()[0]!.id, message: { id: 'too-fast', arguments: {} } });
  expect(await reason).toBeNull();
});
