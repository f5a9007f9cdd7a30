// The player's own name, as tables show it.
import { api, whenEnded } from '$lib/client/api';

class MyName {
  name = $state('');
  account = $state(''); // the registered name to sign in with; '' for a guest
  known = $state(false);

  async load(): Promise<void> {
    if (this.known) return;
    const seen = await api.me();
    this.take(seen.name, seen.kept);
  }

  async rename(name: string): Promise<void> {
    this.take((await api.rename(name)).name);
  }

  take(name: string, account = this.account): void {
    this.name = name;
    this.account = account;
    this.known = true;
  }
}

export const me = new MyName();

whenEnded(async () => {
  const seen = await api.me();
  me.take(seen.name, seen.kept);
});
