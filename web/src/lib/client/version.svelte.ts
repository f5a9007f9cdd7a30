// Whether the server has a newer client than this one: then the page reloads, between decisions.
import { api, poll } from './api';

declare const __BUILD__: string;

const EVERY = 300_000;

class ClientVersion {
  stale = $state(false);
  private holds = 0;

  /** Look now, then every few minutes, and whenever the page is looked at again. */
  watch(): () => void {
    return poll(() => void this.look(), EVERY);
  }

  async look(): Promise<void> {
    if (__BUILD__ === 'dev') return;
    try {
      this.stale = (await api.build()) !== __BUILD__;
    } catch {
      return; // no server now: later
    }
    this.renew();
  }

  /** While something is half done, the page stays. */
  hold(): () => void {
    this.holds += 1;
    return () => {
      this.holds -= 1;
      this.renew();
    };
  }

  private renew(): void {
    if (this.stale && !this.holds) location.reload();
  }
}

export const clientVersion = new ClientVersion();
