// A potion that is being drunk. A view has only the effects to come: those that are done are worked out from the costs.
import type { View } from './view';

/** Its effects that are done with. All its ingredients stay in sight until the last one is. */
export function done(view: View): string[] {
  const drink = view.drink;
  if (!drink) return [];
  const made = (effect: string) =>
    drink.cards.reduce((sum, card) => sum + (card.effects.includes(effect) ? card.count : 0), 0);
  return view.costs
    .filter((cost) => made(cost.effect) >= cost.cost)
    .map((cost) => cost.effect)
    .filter((effect) => effect !== drink.effect && !drink.todo.includes(effect));
}
