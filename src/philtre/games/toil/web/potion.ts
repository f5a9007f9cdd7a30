// A potion that is being drunk. A view has only the effects to come: those that are done are worked out from the costs.
import type { View } from './view';

/** Remembers, for as long as a potion is drunk, all effects that it was seen to have. */
export class Potion {
  private turn = -1;
  private effects: string[] = [];

  /** Its effects that are done with. */
  done(view: View): string[] {
    if (!view.drink) return [];
    if (view.turn !== this.turn) {
      this.turn = view.turn;
      this.effects = brewed(view);
    }
    const open = [...(view.drink.effect ? [view.drink.effect] : []), ...view.drink.todo];
    this.effects = [...new Set([...this.effects, ...open])];
    return this.effects.filter((effect) => !open.includes(effect));
  }
}

/** The effects that its ingredients make. */
function brewed(view: View): string[] {
  const made = (effect: string) =>
    view.drink!.cards.reduce((sum, card) => sum + (card.effects.includes(effect) ? card.count : 0), 0);
  return view.costs.filter((cost) => made(cost.effect) >= cost.cost).map((cost) => cost.effect);
}
