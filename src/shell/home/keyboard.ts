/** Whether people can play at one keyboard: a game of many keys only once it has shown that it tells them apart. */
import { keysWanted } from '../../seats/keys';
import { keptTogether } from '../../setup/seats/keyboard';
import type { Stage } from '../app/stage';
import type { DraftOf, ShellTypes } from '../types';
import { sitsAt } from './termRows';

/** How many keys of each are to be tried first; null: none, since these people have none, can touch the screen, or have tried it. */
export function untested<T extends ShellTypes>(
  { game: { agreement: { of: { together, keys } } }, device }: Pick<Stage<T>, 'game' | 'device'>, draft: DraftOf<T>,
): number | null {
  const screen = device.screen();
  // A screen that feels several fingers can be played without a keyboard.
  if (together === undefined || screen.fingers > 1 || sitsAt(draft, screen).around || keysWanted(keys, draft).length === 0) return null;
  return keptTogether(device.storage) >= together ? null : together;
}
