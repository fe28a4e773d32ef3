/**
 * A computer player: two questions about a seat's view, each answered from the view and a seed alone. It keeps nothing
 * between questions, so that another worker that is asked the same gives the same answer.
 */
import { allRuns, tilesOf } from '../rules/board';
import { fraction, randomFrom } from '../rules/deal';
import { noticingTime, sees } from './attention';
import { weigh } from './careful';
import { LEVELS, type Level } from './levels';
import type { Choice, Look, Thinker, Question } from './questions';

/** Which tile to place. Refuses (throws) a view whose rack is empty. */
export function choose({ view, level, seed }: Question): Choice {
  const { pondering } = LEVELS[level];
  const random = randomFrom(`${seed}:choose:${view.seat}:${view.ply}`);
  const [best] = weigh(view, LEVELS[level], random);
  if (!best) throw new RangeError('a seat without tiles was asked for one');
  return { tile: best.tile, takes: best.takes, after: between(pondering, fraction(random)) };
}

/**
 * One look at the board after a tile has landed: whether a run catches the eye. Asked again after the same tile, it
 * answers the same.
 */
export function look({ view, level, seed, meant = [] }: Question): Look {
  const row: Level = LEVELS[level];
  const random = randomFrom(`${seed}:look:${view.seat}:${view.ply}`);
  const time = noticingTime(row, random);
  const lingering = between(row.lingering, fraction(random));
  // What he meant to make he sees, unless his mind has gone on to the next thing.
  const slips = fraction(random) < row.attention.slip;
  const runs = allRuns(new Set(view.board)).filter((run) => {
    const caught = sees(run, row, random);
    return run.squares.every((square) => meant.includes(square)) ? !slips : caught;
  });
  const dead = new Set(view.dead.map((squares) => squares.join()));
  const winnable = tilesOf(runs.filter(({ squares }) => !dead.has(squares.join())));
  if (winnable.length === 0) return { sees: [], after: lingering };
  // Who laid the tile has known where to look since he chose it.
  const own = view.placed !== null && view.mover === view.seat && winnable.includes(view.placed);
  return { sees: winnable, after: own ? Math.min(time, row.attention.floor + lingering) : time };
}

function between([least, most]: readonly [number, number], share: number): number {
  return least + (most - least) * share;
}

/** The player in this very thread. */
export const localPlayer = { choose, look } satisfies Thinker;
