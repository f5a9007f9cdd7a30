// Who I am to the others: the name that tables show.
import { api } from './api';

class MyName {
  name = $state('');
  known = $state(false);

  async load(): Promise<void> {
    if (!this.known) this.take((await api.me()).name);
  }

  async rename(name: string): Promise<void> {
    this.take((await api.rename(name)).name);
  }

  take(name: string): void {
    this.name = name;
    this.known = true;
  }
}

export const me = new MyName();
