/** What a practice game says: hints with their reasons, what was missed, and what was taken back. */
import type { Tile } from '../../../rules/board';
import type { Hint } from '../../../practice/hint';
import type { Missed } from '../../../practice/missed';
import { list, tileCount } from '../grammar';

export const PRACTICE = {
  hint: 'Hint',
  takeBack: 'Take back',
  thinking: 'Thinking …',
  /** The adviser does not answer. */
  noHint: 'There is no hint just now. The game goes on.',
  close: 'Close this note',
  /** In the dialog at the end. */
  atTheEnd: 'This was practice: it is not in your statistics.',
} as const;

/** Where a run lies: "34–64", from its first tile to its last. */
function runName(run: readonly Tile[]): string {
  return `${Math.min(...run)}–${Math.max(...run)}`;
}

/** So many tiles are named; of more, how many there are. */
const MOST_NAMED = 3;

function named(tiles: readonly Tile[]): string {
  return tiles.length > MOST_NAMED ? tileCount(tiles.length) : list(tiles);
}

/** Which tile to place, and why. */
export function hintSentence({ tile, reason, takes, opens, keeps, dead }: Hint): string {
  const completing = [...new Set(opens.map((run) => run.tile))].toSorted((a, b) => a - b);
  const opened = named(completing);
  switch (reason) {
    case 'takes': return `Play ${tile}. It makes a run: call, and you take ${tileCount(takes.length)}.`;
    case 'allDead': return `Play ${tile}. It is safe: no line through it can become a run any more.`;
    case 'gone': return `Play ${tile}. No single tile makes a run with it: ${named(dead)} ${dead.length === 1 ? 'is' : 'are'} gone.`;
    case 'keeps': return `Play ${tile}. You hold ${list([...new Set(keeps.map((run) => run.tile))])}, which then makes a run.`;
    case 'opensNothing': return `Play ${tile}. No single tile makes a run with it.`;
    case 'opensLeast': return `Play ${tile}. Only ${opened} would make a run with it. Your other tiles open more.`;
    case 'opens': return `Play ${tile}. It lets ${opened} make a run, and is still the best of your tiles.`;
  }
}

/** What was missed. @param maker the name of who had missed it before; null where the player made it */
export function missedSentence({ runs, tiles }: Missed, maker: string | null): string {
  const what = `${list(runs.map(runName))} (${tileCount(tiles.length)})`;
  return maker === null ? `You missed ${what}.` : `${maker} missed ${what}, and so did you.`;
}
