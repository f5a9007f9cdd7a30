// Explanations of the things of Elixir, for players who ask.
import type { Explanation } from '$lib/board/explain';
import type { Words } from '$lib/state/words';
import type { View } from './view';

type Known = { view: View; words: Words };

/** The name of a place where it stands alone, as on a sign: with a capital letter. */
export function placeName(words: Words, place: string): string {
  const name = String(words.argument('place', place));
  return name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);
}

export function place({ view, words }: Known, id: string): Explanation {
  const kind = view.places.find((one) => one.place === id)?.kind ?? 'street';
  const shop = view.goods.some((good) => good.category === kind);
  return { name: placeName(words, id), lines: [words.say(`explain-${shop ? 'shop' : kind}`)] };
}

export function ingredient({ view, words }: Known, id: string): Explanation {
  const good = view.goods.find((one) => one.ingredient === id);
  const name = String(words.argument('ingredient', id));
  if (!good) return { name, lines: [] };
  const { price, stock, value, category } = good;
  const about = words.say(`explain-${category}`, { value: value ?? 0 });
  return { name, lines: [about, words.say('explain-price', { price, stock })] };
}

export function potion({ words }: Known, id: string, power: string): Explanation {
  return { name: String(words.argument('potion', id)), lines: [words.say(`power-${power}`, {}, 'about')] };
}

export function stranger({ view, words }: Known, id: string): Explanation {
  const card = view.strangers.find((one) => one.stranger === id);
  const name = String(words.argument('stranger', id));
  if (!card) return { name, lines: [] };
  const lines = [words.say(`power-${card.power}`, {}, 'about')];
  if (card.success) lines.push(words.say('explain-success', { number: card.success }));
  if (card.hire) lines.push(words.say('explain-hire', { count: card.hire }));
  return { name, lines };
}
