// A WebSocket that a test speaks through, and what a server says first.
import type { Told } from '$lib/client/protocol';

export class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((packet: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, any>[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  tell(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify({ v: 1, seq: 5, ...message }) });
  }

  /** The line breaks. */
  die(): void {
    this.onclose?.();
  }

  asked(type: string): Record<string, any>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

export const line = (step: number, actor: number): Told => ({ step, actor, event: { kind: 'moved' } });

export function whole(more: Record<string, unknown> = {}): Record<string, unknown> {
  const sides = { seats: [], actor: 0, moves: [{ action: 3, move: { kind: 'go' } }], prompt: null, undo: null };
  const rest = { clock: null, vote: null, paused: false, ending: null, rematch: '', offers: [], notices: [] };
  return {
    type: 'whole',
    now: 0,
    table: 't',
    you: 0,
    steps: 4,
    view: {},
    log: [line(3, 1)],
    chat: [],
    here: { away: [], watchers: 0 },
    ...sides,
    ...rest,
    ...more,
  };
}
