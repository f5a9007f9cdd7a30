// Which piece is which: a view says what lies where, and events say what went where.

/** Gives each piece a number that goes with it, so that a board can let it slide. */
export class Following {
  private keys = new Map<string, number>();
  private last = 0;
  private batch = -1;

  /** The number of the piece on each place, after what has been moved in this batch. */
  follow(places: string[], moves: [from: string, to: string][], batch: number): Map<string, number> {
    if (batch !== this.batch) {
      this.batch = batch;
      const before = new Map(this.keys);
      for (const [from] of moves) this.keys.delete(from);
      for (const [from, to] of moves) {
        const key = before.get(from);
        if (key !== undefined) this.keys.set(to, key);
      }
    }
    const there = new Set(places);
    for (const place of this.keys.keys()) if (!there.has(place)) this.keys.delete(place);
    for (const place of places) if (!this.keys.has(place)) this.keys.set(place, ++this.last);
    return new Map(this.keys);
  }
}
