// Grammar of names inside sentences: the functions of philtre.text.grammar, tested on the same cases.
import type { FluentFunction, FluentValue } from '@fluent/bundle';

const VOWELS = 'aeiou';
// French words and names, without accents, before which nothing is elided.
const WHOLE = new RegExp(
  '^(?:(?:huit|huitieme|onze|onzieme|oui|ouistiti|uhlan|halls?|halos?)$' +
    '|hach|hai|hakim|hameau|hamid|hamster|hanche|hangar|hanneton|hans|hareng|haricot|harnais|harp|harry' +
    '|hasard|hassan|hate|hati|haut|heidi|helga|heriss|hernie|heron|heros|herse|hetre|heurt|hibou|hicham' +
    '|hideu|hiss|hobbit|hoch|hockey|hollande|hollandais|holly|homard|hongr|hont|hoquet|hors|hotte|houblon' +
    '|houe|houle|housse|houx|howard|hublot|huche|huee|hulk|hulul|huppe|hurl|hussard|hutte)',
);
const ELIDED = ['yeuse', 'yeux', 'yonne']; // y before a vowel, and yet d’yeux

/** Whether a French word before this name loses its vowel: d’Anna, d’herbes, but de Basile, de hiboux. */
function elides(name: string): boolean {
  const word = firstWord(name);
  if (word.startsWith('y')) return (word.length > 1 && !VOWELS.includes(word[1]!)) || ELIDED.includes(word);
  if (WHOLE.test(word)) return false;
  return word !== '' && (VOWELS + 'h').includes(word[0]!);
}

/** The letters that a name begins with, small and without accents; '' if it begins with anything else. */
function firstWord(name: string): string {
  const small = name.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD');
  return /^[a-z]*/.exec(small.replace(/\p{Mn}/gu, ''))![0];
}

/** The article of a name, small, and the rest: ['le ', 'Roi Porteur'], ['l’', 'Allumeur']. */
function article(name: string, language: string): [string, string] {
  if (language === 'fr' && /^l[’']./i.test(name)) return ['l’', name.slice(2)];
  const known = language === 'fr' ? /^(le|la|les) (.*\S.*)$/i : /^(the|a|an) (.*\S.*)$/i;
  const found = known.exec(name);
  return found ? [`${found[1]!.toLowerCase()} `, found[2]!] : ['', name];
}

function contracted(name: string, word: string, whole: Record<string, string>): string {
  const [found, rest] = article(name, 'fr');
  if (found) return (whole[found] ?? `${word} ${found}`) + rest;
  return elides(rest) ? `${word.slice(0, -1)}’${rest}` : `${word} ${rest}`;
}

/** The name inside a sentence: its article begins with a small letter. */
export function mid(name: string, language: string): string {
  return article(name, language).join('');
}

/** de Basile, d’Anna, du Roi Porteur, de la Strega, de l’Allumeur, des Jumeaux. */
export function de(name: string): string {
  return contracted(name, 'de', { 'le ': 'du ', 'les ': 'des ' });
}

/** à Anna, au Roi Porteur, à la Strega, à l’Allumeur, aux Jumeaux. */
export function a(name: string): string {
  const [found, rest] = article(name, 'fr');
  return ({ 'le ': 'au ', 'les ': 'aux ' }[found] ?? `à ${found}`) + rest;
}

/** que Basile, qu’Anna, que le Roi Porteur. */
export function que(name: string): string {
  return contracted(name, 'que', {});
}

/** The functions that .ftl files of the language can call, by name. */
export function functions(language: string): Record<string, FluentFunction> {
  const found: Record<string, FluentFunction> = { MID: onText((name) => mid(name, language)) };
  return language === 'fr' ? { ...found, DE: onText(de), A: onText(a), QUE: onText(que) } : found;
}

/** The function for values of Fluent: text and numbers; a missing value stays missing. */
function onText(change: (name: string) => string): FluentFunction {
  return ([value]) => {
    if (typeof value === 'string') return change(value);
    const number = value?.valueOf();
    return typeof number === 'number' ? change(String(number)) : (value as FluentValue);
  };
}
