// The sounds of Toil and Trouble's events.
import type { Sound } from '$lib/board/sound';

export const SOUNDS: Record<string, Sound> = {
  added: 'place',
  moved: 'place',
  dropped: 'place',
  gathers: 'flip',
  order: 'flip',
  swapped: 'flip',
  took: 'flip',
  stole: 'flip',
  sold: 'coin',
  drank: 'brew',
  burnt: 'brew',
  dumped: 'brew',
};
