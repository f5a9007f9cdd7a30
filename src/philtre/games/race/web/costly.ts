// The kinds of move that use up a potion: a single tap of a finger on one is asked about once more.
export const COSTLY = ['teleport', 'swap', 'drink', 'throw'];
