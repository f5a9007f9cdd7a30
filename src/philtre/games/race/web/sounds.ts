// The sounds of The Magical Race's events.
import type { Sound } from '$lib/board/sound';

export const SOUNDS: Record<string, Sound> = {
  rolled: 'die',
  moved: 'place',
  teleported: 'flip',
  swapped: 'flip',
  gained: 'place',
  gave: 'place',
  crafted: 'brew',
  drank: 'brew',
  attacked: 'brew',
  sold: 'coin',
};
