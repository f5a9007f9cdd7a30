// Every move can be pointed at, and nothing else can.
import { describe, expect, test, vi } from 'vitest';
import type { Move } from '$lib/client/protocol';
import { Choice, pieces } from '$lib/state/choice.svelte';
import { positions, title } from './positions';

function chosen(moves: Move[]): Choice {
  return new Choice({ moves: () => moves });
}

const move = (action: number, fields: Record<string, unknown>): Move => ({ action, move: fields });

describe('in real positions', () => {
  positions.forEach((position, place) => {
    test(title(position, place), () => {
      for (const wanted of position.moves) {
        const choice = chosen(position.moves);
        for (const [field, value] of pieces(wanted)) {
          expect(choice.can(value, field)).toBe(true);
          choice.pick(value);
          expect(choice.left).toContain(wanted);
        }
        expect(choice.complete).toContain(wanted);
        choice.pickKind(String(wanted.move.kind));
        expect(choice.ready).toBe(wanted);
      }
      const choice = chosen(position.moves);
      for (let step = 0; step < 60; step += 1) {
        const offers = choice.offers;
        if (!offers.length || step % 7 === 6) choice.clear();
        else choice.pick(offers[(step * 31) % offers.length]!.value);
        expect(choice.left.length).toBeGreaterThan(0);
        expect(choice.left.every((one) => position.moves.includes(one))).toBe(true);
      }
    });
  });
});

test('what no move names is not picked', () => {
  const choice = chosen([move(1, { kind: 'go', to: 'a1' })]);
  choice.pick('b1');
  expect(choice.picked).toEqual([]);
  choice.pickKind('stay');
  expect(choice.begun).toBe(false);
});

test('of a pair either may be pointed at first', () => {
  const choice = chosen([
    move(1, { kind: 'swap', first: 'a1', second: 'b2' }),
    move(2, { kind: 'swap', first: 'a1', second: 'c3' }),
  ]);
  choice.pick('c3');
  expect(choice.offers.map((offer) => offer.value)).toEqual(['a1']);
  choice.pick('a1');
  expect(choice.ready?.action).toBe(2);
});

test('two steps may be told in either order', () => {
  const choice = chosen([move(1, { kind: 'dive', from: 'a1', to: 'a2', second: 'c3', second_to: 'd3' })]);
  for (const at of ['c3', 'd3', 'a1', 'a2']) choice.pick(at);
  expect(choice.ready?.action).toBe(1);
});

test('a pair that is also another move keeps its order', () => {
  const choice = chosen([
    move(1, { kind: 'give', first: 'x', second: 'y' }),
    move(2, { kind: 'give', first: 'y', second: 'x' }),
  ]);
  choice.pick('y');
  choice.pick('x');
  expect(choice.ready?.action).toBe(2);
});

test('back takes one thing back, then the kind', () => {
  const choice = chosen([
    move(1, { kind: 'go', to: 'a1' }),
    move(2, { kind: 'go', to: 'a2' }),
    move(3, { kind: 'stay' }),
  ]);
  choice.pickKind('go');
  choice.pick('a1');
  expect(choice.ready?.action).toBe(1);
  choice.back();
  expect([choice.kind, choice.picked]).toEqual(['go', []]);
  choice.back();
  expect(choice.begun).toBe(false);
});

test('a seat is not a number', () => {
  const choice = chosen([move(1, { kind: 'burn', cauldron: 1 }), move(2, { kind: 'aim', seat: 2 })]);
  expect([choice.canSeat(1), choice.canSeat(2), choice.can(1, 'cauldron')]).toEqual([false, true, true]);
});

describe('deciding', () => {
  const moves = [move(1, { kind: 'go', to: 'a1' }), move(2, { kind: 'go', to: 'a2' }), move(3, { kind: 'stay' })];

  function deciding(confirm = false) {
    const decided = vi.fn();
    const choice = new Choice({ moves: () => moves, ondecide: (one) => decided(one.action), confirm: () => confirm });
    return { choice, decided };
  }

  test('whoever points at the last piece has decided, once', () => {
    const { choice, decided } = deciding();
    choice.pickKind('go');
    expect(decided).not.toHaveBeenCalled();
    choice.pick('a2');
    expect(decided.mock.calls).toEqual([[2]]);
    choice.pick('a2');
    expect(decided).toHaveBeenCalledTimes(1);
  });

  test('a kind that names no piece is decided by itself', () => {
    const { choice, decided } = deciding();
    choice.pickKind('stay');
    expect(decided.mock.calls).toEqual([[3]]);
  });

  test('whoever wants to be asked once more is asked, and may go back', () => {
    const { choice, decided } = deciding(true);
    choice.pick('a1');
    expect([choice.asking?.action, decided.mock.calls.length]).toEqual([1, 0]);
    choice.back();
    expect([choice.asking, choice.ready?.action]).toEqual([null, 1]);
    choice.choose(moves[0]!);
    choice.confirm();
    expect(decided.mock.calls).toEqual([[1]]);
  });

  test('a change of mind is not confirmed', () => {
    const { choice, decided } = deciding(true);
    choice.choose(moves[0]!);
    choice.begin('go');
    choice.confirm();
    expect([choice.asking, decided.mock.calls.length]).toEqual([null, 0]);
  });

  test('what is pointed at with a lifted piece is decided when it is put down, or forgotten', () => {
    const { choice, decided } = deciding();
    choice.lift();
    choice.pick('a1');
    expect([choice.picked, decided.mock.calls.length]).toEqual([['a1'], 0]);
    choice.putBack();
    expect(choice.begun).toBe(false);
    choice.lift();
    choice.pick('a2');
    choice.putDown();
    choice.putDown();
    expect(decided.mock.calls).toEqual([[2]]);
  });

  test('of a costly move one press is not enough, but a drag is', () => {
    const decided = vi.fn();
    const choice = new Choice({
      moves: () => moves,
      ondecide: (one) => decided(one.action),
      costly: () => true,
    });
    choice.pick('a1');
    expect([choice.asking?.action, choice.isMarked('a1'), choice.isMarked('a2')]).toEqual([1, true, false]);
    choice.lift();
    choice.putDown(); // dropped where it does nothing: the question is forgotten
    expect([choice.asking, decided.mock.calls.length]).toEqual([null, 0]);
    choice.lift();
    choice.pick('a2');
    choice.putDown();
    expect(decided.mock.calls).toEqual([[2]]);
  });

  test('a move that is shown is not decided', () => {
    const { choice, decided } = deciding();
    expect(choice.show(moves[1]!)).toBe(true);
    expect([choice.ready?.action, decided.mock.calls.length]).toEqual([2, 0]);
    expect(choice.show(move(2, { kind: 'go', to: 'a2' }))).toBe(false); // of another list
  });
});
