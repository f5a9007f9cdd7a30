// The last turn of a player in the words of the log, but shorter: the player's name is said once, and what is done
// several times in a row in one go.
import { joinWalks, type LastTurn, wholeWalk } from '$lib/board/turns';
import type { Told } from '$lib/client/protocol';
import type { Words } from '$lib/state/words';

/** One thing that a player did, or several of one kind. */
export interface Deed {
  text: string;
  told: Told[]; // the events that it was told in
}

interface Part {
  sentence: string; // as the log has it
  text: string;
  times: number;
}

/**
 * A turn's events, without the player's name at their beginning and the full stop at their end; the same thing is told
 * once. A game's words may shorten an event by the attribute `brief`, or leave it out if that is empty; what comes
 * after an event of the same kind is told by `again`, if there is one.
 */
export function deedsOf({ seat, events }: LastTurn, words: Words): Deed[] {
  const found: { kind: unknown; parts: Part[]; told: Told[] }[] = [];
  const name = `${words.player(seat)} `;
  for (const steps of joinWalks(events)) {
    const { event } = wholeWalk(steps);
    const sentence = words.event(event);
    const same = found.find(({ parts }) => parts.some((part) => part.sentence === sentence && !isHeading(part.text)));
    if (same) {
      same.parts.find((part) => part.sentence === sentence)!.times += 1;
      same.told.push(...steps);
      continue;
    }
    const own = (event.seat ?? seat) === seat;
    const before = found.at(-1);
    const again = own && before?.kind === event.kind ? words.event(event, 'again') : null;
    const text = again ?? (own ? words.event(event, 'brief') : null) ?? withoutName(sentence, name);
    if (!text) continue;
    const part = { sentence, text, times: 1 };
    if (again) {
      before!.parts.push(part);
      before!.told.push(...steps);
    } else found.push({ kind: own ? event.kind : null, parts: [part], told: [...steps] });
  }
  while (found.length && isHeading(found.at(-1)!.parts[0]!.text)) found.pop(); // what it announces is still to come
  const times = ({ text, times }: Part) => (times > 1 ? words.say('last-times', { text, count: times }) : text);
  return found.map(({ parts, told }) => ({ text: parts.map(times).join(', '), told }));
}

/** Whether a text announces what comes after it, such as an effect and what it does. */
export function isHeading(text: string): boolean {
  return text.endsWith(':');
}

function withoutName(sentence: string, name: string): string {
  return (sentence.startsWith(name) ? sentence.slice(name.length) : sentence).replace(/\.$/, '');
}
