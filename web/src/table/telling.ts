// What screen readers are told about the table: what happened, what is asked, the score, and what somebody has.
import { isEmpty, isThing, counted, Names, singular, type Thing } from '$lib/board/names';
import type { AdviceSeen, Told } from '$lib/client/protocol';
import { say } from '$lib/state/i18n.svelte';
import type { Words } from '$lib/state/words';
import type { Place } from './place.svelte';
import { chanceWords } from './play/chance';
import { causeOf, resultOf, standing } from './review/result';

/** The number of lines that two logs have in common, from the first on. */
export function commonStart(one: Told[], other: Told[]): number {
  const same = (number: number) =>
    one[number] === other[number] || JSON.stringify(one[number]) === JSON.stringify(other[number]);
  if (one.length <= other.length && one.length && one.at(-1) === other[one.length - 1]) return one.length;
  let number = 0;
  while (number < one.length && number < other.length && same(number)) number += 1;
  return number;
}

/** What the player is asked. */
export function questionOf(place: Place, words: Words): string {
  const { prompt } = place.live;
  return `${say('play-your-turn')} ${prompt ? words.sentence(prompt) : ''}`.trim();
}

/** The result of the game that is over. */
export function resultOfGame({ live, mine, lesson }: Place, words: Words): string {
  if (!live.ending) return '';
  if (lesson) return say('learn-done');
  const told = [say('end-heading'), resultOf(words, live.ending, live.seats, mine)];
  return [...told, causeOf(words, live.ending, live.seats)].filter(Boolean).join(' ');
}

/** All that happened since the player's last decision, and how the table stands. */
export function sinceDecision(place: Place, words: Words): string[] {
  const fresh = place.fresh.length ? place.fresh : place.live.log.slice(-1);
  const told = fresh.map(({ event }) => words.event(event));
  const { prompt, ending } = place.live;
  if (!told.length) told.push(say('log-empty'));
  if (ending) told.push(resultOfGame(place, words));
  else if (place.asked) told.push(questionOf(place, words));
  else if (prompt) told.push(words.sentence(prompt));
  return told;
}

/** The moves that a bot advises, each with its chance and reason. */
export function adviceTold(place: Place, words: Words, advice: AdviceSeen[]): string[] {
  return advice.map((one, number) => {
    const offered = place.live.moves.find((move) => move.action === one.action) ?? one;
    const chance = one.chance === null ? '' : chanceWords(one.chance, number ? advice[0]!.chance : null);
    const told = [words.choice(offered), chance, one.reason ? words.sentence(one.reason) : ''];
    return `${say('play-hint')}: ${told.filter(Boolean).join(', ')}`;
  });
}

/** The amounts that each player has, one sentence for each player. */
export function scores(words: Words, view: any): string[] {
  const rows = standing(words, view);
  const players: unknown[] = Array.isArray(view?.players) ? view.players : [];
  const told = players.map((_, seat) => {
    const amounts = rows.flatMap(({ name, values }) => (values[seat] === null ? [] : `${name} ${values[seat]}`));
    return `${words.player(seat)}: ${amounts.join(', ')}.`;
  });
  return told.length && rows.length ? told : [say('heard-no-score')];
}

/** What a player has, as far as the viewer sees it: one sentence for each field of the view. */
export function belongings(words: Words, view: any, seat: number | null): string[] {
  const players: Thing[] = Array.isArray(view?.players) ? view.players : [];
  const player = players.find((one) => one.seat === seat);
  if (!player) return [say('heard-no-hand')];
  const names = new Names(words, view);
  return shownFields(names, player, ['seat'])
    .map(([field, value]) => `${labelled(names, field, value)}.`)
    .concat(isEmpty(player) ? [say('heard-no-hand')] : []);
}

function shownFields(names: Names, thing: Thing, without: string[] = []): [string, unknown][] {
  return Object.entries(thing).filter(
    ([field, value]) => !without.includes(field) && !isEmpty(value) && names.isShown(field, value),
  );
}

function labelled(names: Names, field: string, value: unknown): string {
  return value === true ? names.label(field) : `${names.label(field)}: ${textOf(names, field, value)}`;
}

/** Things that hold things: too much to be listened to, and what is nearer tells the same. */
function isDeep(value: unknown): boolean {
  const holds = (one: unknown) =>
    isThing(one) && Object.values(one).some((inner) => Array.isArray(inner) && isThing(inner[0]));
  return Array.isArray(value) && value.some(holds);
}

/** A value of a view as one says it. */
function textOf(names: Names, field: string, value: unknown): string {
  const { words } = names;
  if (Array.isArray(value)) {
    const told = counted(value.filter((one) => !isEmpty(one))).map(({ value: one, count }) => {
      const text = textOf(names, field, one);
      return count > 1 ? `${count} × ${text}` : text;
    });
    return isThing(value[0]) ? told.join('; ') : words.listed(told);
  }
  if (!isThing(value)) return names.name(field, value);
  const tally = Object.entries(value);
  if (tally.every(([id, count]) => typeof count === 'number' && words.has(`${singular(field)}-${id}`))) {
    const some = tally.filter(([, count]) => count);
    return words.listed(
      some.map(([id, count]) => `${String(count)} ${words.say(`${singular(field)}-${id}`, { count })}`),
    );
  }
  const fields = shownFields(names, value).filter(([, one]) => !isDeep(one));
  const [first, ...rest] = fields;
  if (!first) return '';
  const told = rest.map(([name, one]) => labelled(names, name, one));
  return [textOf(names, first[0], first[1]), ...told].join(', ');
}
