// Handles: things of the market to point at that are no single space, and where they are drawn.
import type { Move } from '$lib/client/protocol';
import { type Choice, pieces } from '$lib/state/choice.svelte';
import type { Words } from '$lib/state/words';
import { line, placed } from './spaces';

export interface Handle {
  key: string;
  picks: string[];
  move: Move;
  label: string;
  x: number; // in spaces, from the left edge of the market
  y: number;
  turn: number; // degrees
  sign: string;
}

const GROUPS = ['line', 'towards', 'at'];
const TURN: Record<string, number> = { up: 0, right: 90, down: 180, left: 270 };

/** A handle for each move of the chosen kind that moves a line, a block or the whole market. */
export function handlesOf(choice: Choice, words: Words): Handle[] {
  const found: Handle[] = [];
  for (const move of choice.kind === null ? [] : choice.left) {
    const fields = move.move as Record<string, string>;
    const picks = pieces(move)
      .slice(choice.picked.length)
      .map(([, value]) => String(value));
    if (!picks.length || !GROUPS.some((field) => field in fields)) continue;
    const label = words.move(fields);
    const spot = spotOf(fields);
    if (spot) found.push({ key: label, picks, move, label, ...spot });
  }
  return found;
}

export function spotOf(fields: Record<string, string>): Pick<Handle, 'x' | 'y' | 'turn' | 'sign'> | null {
  if (fields.line) {
    const spaces = line(fields.line);
    const back = fields.towards === 'left' || fields.towards === 'up';
    const end = placed(spaces.at(back ? 0 : -1)!);
    const before = placed(spaces.at(back ? 1 : -2)!);
    const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI + 90;
    return { x: beyond(end[0], dx), y: beyond(end[1], dy), turn, sign: '↑' };
  }
  if (fields.kind === 'tetratwist') {
    const [column, row] = placed(fields.at!);
    return { x: column + 1, y: row + 1, turn: 0, sign: '↻' };
  }
  if (!fields.towards) return null;
  const turn = TURN[fields.towards]!;
  const angle = (turn * Math.PI) / 180;
  return { x: 2 + 2.06 * Math.sin(angle), y: 2 - 2.06 * Math.cos(angle), turn, sign: '↑' };
}

// Just outside the market; along its edge less far, so that the handles of two diagonals do not meet half-way.
function beyond(place: number, step: number): number {
  const outside = (place === 0 && step < 0) || (place === 3 && step > 0);
  return place + 0.5 + step * (outside ? 0.56 : 0.25);
}
