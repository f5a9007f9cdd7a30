// Explanations of the things of the race, for players who ask.
import type { Explanation } from '$lib/board/explain';
import type { Words } from '$lib/state/words';
import type { Recipe, View } from './view';

export function potion(recipe: Recipe, words: Words): Explanation {
  const about = words.say(`power-${recipe.power}`, {}, 'about');
  const cost = words.say('explain-recipe', { resources: recipe.cost, coins: recipe.worth });
  return { name: String(words.argument('potion', recipe.potion)), lines: [about, cost] };
}

export function resource(id: string, view: View, words: Words): Explanation {
  const uses = view.recipes.filter((recipe) => recipe.cost.includes(id)).map((recipe) => recipe.potion);
  const name = String(words.argument('resource', id));
  return { name, lines: uses.length ? [words.say('explain-uses', { potions: uses })] : [] };
}

export function bag(view: View, words: Words): Explanation {
  return { name: words.say('option-carry'), lines: [words.say('explain-bag', { carry: view.carry })] };
}
