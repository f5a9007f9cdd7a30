// The sounds of Elixir's events.
import type { Sound } from '$lib/board/sound';

export const SOUNDS: Record<string, Sound> = {
  moved: 'place',
  shelved: 'place',
  met: 'flip',
  took: 'flip',
  earned: 'coin',
  bought: 'coin',
  healed: 'coin',
  hired: 'coin',
  rolled: 'die',
  'attack-failed': 'die',
  'attack-succeeded': 'die',
  brewing: 'brew',
  brewed: 'brew',
  drank: 'brew',
};
