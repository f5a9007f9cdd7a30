// Short notices at the edge of the page: refusals with their reasons, and confirmations.
import { Refused } from '$lib/client/api';
import type { Message } from '$lib/client/protocol';

export interface Notice {
  number: number;
  sentence: Message;
  game: string; // whose words say it; '' for those of no game
  bad: boolean;
}

const LASTING = 6000;

class Notices {
  list = $state.raw<Notice[]>([]);
  private number = 0;

  show(sentence: Message, game = '', bad = false): void {
    const notice = { number: ++this.number, sentence, game, bad };
    this.list = [...this.list.filter((other) => other.sentence.id !== sentence.id), notice].slice(-3);
    setTimeout(() => this.drop(notice.number), LASTING);
  }

  drop(number: number): void {
    this.list = this.list.filter((notice) => notice.number !== number);
  }

  /** Do something, and say so if it is refused; the answer, or null. */
  async tried<T>(doing: Promise<T>, game = ''): Promise<T | null> {
    try {
      return await doing;
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      this.show(no.sentence, game, true);
      return null;
    }
  }
}

export const notices = new Notices();
