/** Takes in a game that a table of several devices has played: as a row of this device, with what its people came to. */
import type { TakesIn } from '../../games/gameStore';
import type { ShellGame } from '../shellGame';
import type { ShellTypes } from '../types';
import { keepResults } from './results';

/** What takes in games like this one. */
export function takesIn<T extends ShellTypes>(game: ShellGame<T>): TakesIn {
  return (value, here) => {
    const taken = game.fromTable(value, here);
    if (!taken.ok) return taken;
    const { saved } = taken;
    return { ok: true, row: game.rowOf(saved), keepResults: (keeping) => keepResults(game, keeping, saved) };
  };
}
