// The names of the table's sounds. A game's sounds.ts says which of its events sounds how.
export type Sound = 'place' | 'flip' | 'coin' | 'brew' | 'die' | 'win' | 'turn';
