/** Whether people can play at one keyboard: a game of many keys only once it has shown that it tells them apart. */
import { keysWanted } from '../../seats/keys';
import { keptTogether } from '../../setup/seats/keyboard';
import { peopleIn } from '../../setup/seats/ownKeys';
import type { SeatsProblem } from '../../seats/seats';
import type { Stage } from '../app/stage';
import type { DraftOf, ShellTypes } from '../types';
import { sitsAt } from './termRows';

type KeysProblem = SeatsProblem & { readonly code: 'keys-untested' | 'no-keys' };

/** What is wrong with a keyboard that people would share; null: nothing, since they can touch the screen, or have tried it. */
export function keysProblem<T extends ShellTypes>(
  { game: { agreement: { of: { together, keys } } }, device }: Pick<Stage<T>, 'game' | 'device'>, draft: DraftOf<T>,
): KeysProblem | null {
  const screen = device.screen();
  // A screen that feels several fingers can be played without a keyboard.
  if (together === undefined || peopleIn(draft.seats) < 2 || screen.fingers > 1 || sitsAt(draft, screen).around) return null;
  if (keysWanted(keys, draft).length === 0) return { code: 'no-keys' };
  return keptTogether(device.storage) >= together ? null : { code: 'keys-untested', each: together };
}
