// The player's tables and the open ones, loaded again and again while the hall is visible.
import { api, poll, Refused } from '$lib/client/api';
import type { Card, Mine } from '$lib/client/protocol';
import { me } from '$lib/state/me.svelte';
import { notices } from '$lib/state/notices.svelte';

const EVERY = 4000;

export class TableLists {
  mine = $state.raw<Mine[] | null>(null);
  open = $state.raw<Card[] | null>(null);
  now = $state(0); // the server's clock when it was asked
  lost = $state(false);

  /** Keep the lists fresh until told to stop. */
  watch(): () => void {
    return poll(() => void this.look(), EVERY);
  }

  /** Remove one of the player's tables from the list. */
  async remove({ card }: Mine): Promise<void> {
    if (await notices.tried(api.dismiss(card.table))) await this.look();
  }

  async look(): Promise<void> {
    try {
      const [mine, open] = await Promise.all([api.mine(), api.openTables()]);
      const own = new Set(mine.tables.map(({ card }) => card.table));
      this.mine = mine.tables;
      this.open = open.tables.filter((card) => !own.has(card.table));
      this.now = mine.now;
      this.lost = false;
      if (!me.known) void me.load(); // the server is there again
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      this.lost = true;
    }
  }
}
