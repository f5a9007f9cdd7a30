// The graph of a finished game in coordinates from 0 to 100, and its turning points in words.
import type { BetterMove, Course, Told } from '$lib/client/protocol';
import { say } from '$lib/state/i18n.svelte';
import type { Words } from '$lib/state/words';

const TOLD = 2; // sentences of a turning point, at most

export interface SideLine {
  side: number;
  seat: number; // whose colour it has
  seats: number[];
  points: string;
}

export interface Graph {
  lines: SideLine[];
  top: string;
  middle: string;
  bottom: string;
  height: (expected: number) => number; // from the top, in hundredths
}

export interface TurningPoint {
  step: number; // right after the decision
  seat: number;
  after: number;
  actor: number; // who decided there, if anybody did
  better: BetterMove | null;
  when: string;
  what: string;
  how: string;
}

/** One line for each side. Chances go from 0 to 1, a solo player's score to the next ten. */
export function drawn(course: Course, last: number): Graph {
  const alone = course.sides.length === 1;
  const highest = Math.max(1, ...course.points.flatMap((point) => point.expected));
  const most = alone ? Math.ceil(highest / 10) * 10 : 1;
  const height = (expected: number) => 100 - (100 * Math.min(most, Math.max(0, expected))) / most;
  const lines = [...new Set(course.sides)].map((side) => {
    const seats = course.sides.flatMap((other, seat) => (other === side ? [seat] : []));
    const seat = seats[0]!;
    const points = course.points.map(
      (point) => `${round((100 * point.step) / last)},${round(height(point.expected[seat]!))}`,
    );
    return { side, seat, seats, points: points.join(' ') };
  });
  const amount = (value: number) => (alone ? String(value) : say('course-percent', { percent: value * 100 }));
  return { lines, top: amount(most), middle: amount(most / 2), bottom: amount(0), height };
}

/** In the order of the game: when, what was done, and how that moved whose chances. */
export function turningPoints(course: Course, words: Words, log: Told[]): TurningPoint[] {
  const alone = course.sides.length === 1;
  return [...course.swings]
    .sort((one, other) => one.step - other.step)
    .map(({ since, step, seat, before, after, actor, better }) => {
      const turn = log.findLast((line) => line.event.kind === 'turn' && line.step < Math.max(1, since));
      const lines = log.filter((line) => since <= line.step && line.step < step && line.event.kind !== 'turn');
      const names = course.sides.flatMap((side, other) => (side === course.sides[seat] ? [words.player(other)] : []));
      const said = alone
        ? { before: Math.round(before), after: Math.round(after) }
        : { before: percent(before), after: percent(after) };
      return {
        step: since + 1,
        seat,
        after,
        actor,
        better,
        when: turn ? words.event(turn.event) : '',
        what: lines
          .slice(0, TOLD)
          .map((line) => words.event(line.event))
          .join(' '),
        how: say(alone ? 'course-swing-alone' : 'course-swing', { name: words.listed(names), ...said }),
      };
    });
}

/** Nothing is certain before the end, and nothing is quite lost. */
function percent(chance: number): number {
  if (chance > 0 && chance < 1) return Math.min(99, Math.max(1, Math.round(chance * 100)));
  return chance * 100;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
