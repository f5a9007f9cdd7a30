// Whether the player has a finger and neither mouse nor keys, as far as the browser can tell: for words about either.

/** For sentences that name what to do with a hand: `yes` on a touch screen. */
export function touch(): 'yes' | 'no' {
  return matchMedia('(hover: none) and (pointer: coarse)').matches ? 'yes' : 'no';
}
