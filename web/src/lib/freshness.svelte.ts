// Whether the server has a newer client than this one: then the page loads itself anew, between decisions.
import { api } from './api';

declare const __BUILD__: string;

const EVERY = 300_000;

class Freshness {
  stale = $state(false);
  private holds = 0;

  /** Look now, then every few minutes, and whenever the page is looked at again. */
  watch(): () => void {
    const look = () => void this.look();
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async look(): Promise<void> {
    if (__BUILD__ === 'dev' || document.visibilityState === 'hidden') return;
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

export const fresh = new Freshness();
