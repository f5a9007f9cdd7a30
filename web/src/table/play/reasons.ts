// Reasons at a click: why the clicked thing cannot be chosen now, in words. However fast somebody clicks, the server is
// asked seldom enough, never twice about the same thing, and only the last click is answered.
import type { AskWhy, Reason } from '$lib/board/explain';
import type { Move } from '$lib/client/protocol';
import { say } from '$lib/state/i18n.svelte';
import type { Words } from '$lib/state/words';
import type { Place, Reason as Answer } from '../place.svelte';

const APART = 250; // milliseconds between two questions: the server answers four a second

export class Reasons {
  private readonly place: Place;
  private known = new Map<string, Answer>();
  private moves: Move[] | null = null; // the question that the answers are about
  private asked = 0; // how often
  private next = 0; // when the server may be asked again

  constructor(place: Place) {
    this.place = place;
  }

  /** The answer about a thing; null if something else was clicked meanwhile, or the server does not say. */
  async about(things: string[]): Promise<Answer | null> {
    const { place } = this;
    const { moves } = place.choice;
    if (this.moves !== moves) this.known.clear();
    this.moves = moves;
    const key = [...place.chosen, '|', ...things].join(' ');
    const mine = ++this.asked;
    const known = this.known.get(key);
    if (known) return known;
    const wait = this.next - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    if (mine !== this.asked || place.choice.moves !== moves) return null;
    this.next = performance.now() + APART;
    const answer = await place.reason(things).catch(() => null);
    if (answer && this.moves === moves) this.known.set(key, answer);
    return mine === this.asked && place.choice.moves === moves ? answer : null;
  }
}

/** The question of a board at a table: answered while something is asked of the player there. */
export function reasonsAt(place: Place, words: () => Words, onrules: (chapter: string) => void): AskWhy {
  const reasons = new Reasons(place);

  function told({ message, against }: Answer): Reason {
    const chapter = against?.chapter ?? '';
    const sentence = words().sentence(message);
    const lead = say('why-not-now').slice(0, -1);
    const said = lead !== '' && sentence.startsWith(lead); // some sentences begin so themselves
    const headed = chapter && words().has(chapter, 'heading');
    return {
      refused: !message.id.startsWith('why-') && !said,
      sentence,
      rules: headed ? say('why-rules', { heading: words().say(chapter, {}, 'heading') }) : '',
      read: () => onrules(chapter),
    };
  }

  return (about) => {
    if (!place.asked || place.past || place.live.deciding || place.live.behind) return null;
    if (about.some((one) => place.choice.picked.map(String).includes(one.split(':').at(-1)!))) return null;
    return reasons.about(about).then((answer) => answer && told(answer));
  };
}
