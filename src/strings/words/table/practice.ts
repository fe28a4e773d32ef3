/** What a practice game says: hints with their reasons, and what was missed. */
import type { Hint } from '../../../practice/hint';
import type { Missed } from '../../../practice/missed';
import type { Tile } from '../../../rules/board';
import { list } from '../../formats';
import { say } from '../../say';
import { shownName } from '../grammar';

/** So many tiles are named; of more, how many there are. */
const MOST_NAMED = 3;

function named(tiles: readonly Tile[]): string {
  return tiles.length > MOST_NAMED ? say('tile-count', { count: tiles.length }) : list(tiles);
}

/** Which tile to place, and why. */
export function hintSentence({ tile, reason, takes, opens, keeps, dead }: Hint): string {
  const kept = [...new Set(keeps.map((run) => run.tile))];
  const opened = named([...new Set(opens.map((run) => run.tile))].toSorted((a, b) => a - b));
  switch (reason) {
    case 'takes': return say('practice-hint-takes', { tile, count: takes.length });
    case 'allDead': return say('practice-hint-all-dead', { tile });
    case 'gone': return say('practice-hint-gone', { tile, tiles: named(dead), count: dead.length });
    case 'keeps': return say('practice-hint-keeps', { tile, tiles: list(kept), count: kept.length });
    case 'opensNothing': return say('practice-hint-opens-nothing', { tile });
    case 'opensLeast': return say('practice-hint-opens-least', { tile, tiles: opened });
    case 'opens': return say('practice-hint-opens', { tile, tiles: opened });
  }
}

/** What was missed. @param maker the name of who had missed it before; null where the player made it */
export function missedSentence({ runs, tiles }: Missed, maker: string | null): string {
  // A run lies from its first tile to its last: "34–64".
  const told = { runs: list(runs.map((run) => `${Math.min(...run)}–${Math.max(...run)}`)), count: tiles.length };
  return maker === null ? say('practice-missed', told) : say('practice-missed-too', { ...told, name: shownName(maker) });
}
