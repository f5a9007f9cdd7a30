// Who I am to the others: the name that tables show.
import { api, whenEnded } from './api';

class MyName {
  name = $state('');
  kept = $state(''); // the name to sign in with, if one is kept
  known = $state(false);

  async load(): Promise<void> {
    if (this.known) return;
    const seen = await api.me();
    this.take(seen.name, seen.kept);
  }

  async rename(name: string): Promise<void> {
    this.take((await api.rename(name)).name);
  }

  take(name: string, kept = this.kept): void {
    this.name = name;
    this.kept = kept;
    this.known = true;
  }
}

export const me = new MyName();

whenEnded(async () => {
  const seen = await api.me();
  me.take(seen.name, seen.kept);
});
