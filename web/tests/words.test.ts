// Words say what philtre.core.words says.
import { expect, test } from 'vitest';
import { Words } from '$lib/state/words';

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
