// Words say what philtre.core.words says.
import { expect, test } from 'vitest';
import { functions } from '$lib/state/grammar';
import { Words } from '$lib/state/words';
import cases from './grammar.json';

const COMMON = `list = { $first } and { $last }
player = Player { $number }
`;
const GAME = `colour-ruby = red
gem-ruby = { $count ->
    [one] ruby
   *[other] rubies
}
event-won = { $seats } won with { $count } { $gem }.
event-seen = { $colour ->
    [hidden] Something.
   *[other] Something { $colour }.
}
move-slide = { $from } to { $to }
move-rush = line { $line }
    .towards = line { $line } { $towards }
`;

const part = (source: string, names: Record<string, string> = {}) => ({
  language: 'en',
  sources: [source],
  names,
  facts: {},
  v: 1,
});
const words = new Words('en', [part(COMMON), part(GAME, { 'card-x': 'The "X" \\ {card}' })]).with(['Ann', 'Bob']);

test('arguments are ids that have names of their own', () => {
  expect(words.event({ kind: 'won', seats: [0, 1], count: 2, gem: 'ruby' })).toBe('Ann and Bob won with 2 rubies.');
  expect(words.event({ kind: 'seen', colour: 'ruby' })).toBe('Something red.');
});

test('what is hidden can be selected on', () => {
  expect(words.event({ kind: 'seen', colour: null })).toBe('Something.');
});

test('an optional field is said by the attribute of its name', () => {
  expect(words.move({ kind: 'rush', line: 'a' })).toBe('line a');
  expect(words.move({ kind: 'rush', line: 'a', towards: 'up' })).toBe('line a up');
});

test('names from the content are plain text', () => {
  expect(words.say('card-x')).toBe('The "X" \\ {card}');
});

test('who has no name is a number, and what has no words is told by its ids', () => {
  expect(words.player(2)).toBe('Player 3');
  expect(words.say('event-new', { seat: 0, colour: 'ruby' })).toBe('event-new: seat Ann, colour red');
});

// Grammar

test.each(cases as Record<string, string>[])('$language: $name in a sentence', ({ language, name, ...expected }) => {
  const called = Object.entries(functions(language!)).map(([key, call]) => [key, call([name!], {})]);
  expect(Object.fromEntries(called)).toEqual(expected);
});

test('sentences call the functions', () => {
  const source = `hand = La main { DE($seat) } va { A($whom) }.
thing = { DE(herbs) }
herbs = herbes
`;
  const french = new Words('fr', [part(source)]).with(['Anna', 'Basile']);
  expect(french.say('hand', { seat: 0, whom: 'Le Roi Porteur' })).toBe('La main d’Anna va au Roi Porteur.');
  expect(french.say('hand', { seat: 1, whom: 3 })).toBe('La main de Basile va à 3.');
  expect(french.say('thing')).toBe('d’herbes');
});

// Facts

const RULE = `rule = { $seats ->
    [0] For { $variant }.
   *[other] For { $seats } players, { $even-rounds ->
        [yes] in even rounds
       *[no] at once
    }.
}
`;

test('sentences select on facts', () => {
  const facts = { standard: { variant: 'standard', seats: 0 }, solo: { variant: 'solo', seats: 0 } };
  const words = new Words('en', [part('variant-standard = The standard game\n'), { ...part(RULE), facts }]);
  expect(words.say('rule')).toBe('For standard.');
  expect(words.ofVariant('solo').say('rule')).toBe('For solo.');
  const table = words.about({ variant: 'standard', seats: 3, even_rounds: true });
  expect(table.with(['Ann', 'Bob', 'Cid']).say('rule')).toBe('For 3 players, in even rounds.');
  expect(table.about({ seats: 2, even_rounds: false }).say('rule')).toBe('For 2 players, at once.');
  expect(table.say('rule')).toBe('For 3 players, in even rounds.');
  expect(words.say('rule')).toBe('For standard.');
});

// The reader

test('the reader is addressed, others are named', () => {
  const source = `asked = { $you ->
    [yes] You have { $count } actions left.
   *[no] { $seat } has { $count } actions left.
}
`;
  const words = new Words('en', [part(source)]);
  expect(words.with(['Ann', 'Bob'], [0]).say('asked', { seat: 0, count: 2 })).toBe('You have 2 actions left.');
  expect(words.with(['Ann', 'Bob'], [0]).say('asked', { seat: 1, count: 2 })).toBe('Bob has 2 actions left.');
  expect(words.with(['Ann', 'Bob']).say('asked', { seat: 0, count: 2 })).toBe('Ann has 2 actions left.');
});

test('an event calls its reader "you", whether they act or suffer', () => {
  const source = `event-threw = { $seat } throws a pie at { $other-seat }.
    .you = You throw a pie at { $other-seat }.
    .to-you = { $seat } throws a pie at you.
event-won = { $seats } wins.
    .you = You win.
event-sat = { $seat } sits.
`;
  const words = new Words('en', [part(source)]);
  const told = (you: number[], event: Record<string, unknown>) => words.with(['Ann', 'Ben', 'Eve'], you).event(event);
  const thrown = { kind: 'threw', seat: 0, other_seat: 1 };
  expect(told([0], thrown)).toBe('You throw a pie at Ben.');
  expect(told([1], thrown)).toBe('Ann throws a pie at you.');
  expect(told([2], thrown)).toBe('Ann throws a pie at Ben.');
  expect(told([1], { kind: 'won', seats: [1] })).toBe('You win.');
  expect(told([0], { kind: 'won', seats: [1] })).toBe('Ben wins.');
  expect(told([0], { kind: 'sat', seat: 0 })).toBe('Ann sits.');
});
