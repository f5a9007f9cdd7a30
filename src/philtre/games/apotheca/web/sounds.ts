// The sounds of Apotheca's events.
import type { Sound } from '$lib/board/sound';

export const SOUNDS: Record<string, Sound> = {
  placed: 'place',
  used: 'place',
  revealed: 'flip',
  arrived: 'flip',
  swept: 'flip',
  gained: 'coin',
  spent: 'coin',
  paid: 'coin',
  hired: 'coin',
  matched: 'brew',
  satisfied: 'brew',
  kept: 'brew',
  stacked: 'brew',
};
