/**
 * How a way to choose tiles becomes a player at a table where runs must be called: perfect eyes, and an even pace. Also for programs, who
 * choose tiles and nothing else.
 */
import { FASTEST_CALL } from '../../src/cognition/noticing';
import type { Choice, Look, Question, Thinker } from '../../src/ai/questions';
import { runsThrough, tilesOf, type Tile } from '../../src/rules/board';
import { randomFrom } from '../../src/chance/chance';
import { winnableRuns, type SeatView } from '../../src/rules/seatView';
import type { Placer } from '../../src/ai/reference';

/** How long these players take at a table, in milliseconds: to place a tile, to call a run, and to draw where there is none. */
const PLACING_MS = 1500;
const CALLING_MS = 1000;
const DRAWING_MS = 800;

/** A player with perfect eyes, who calls every run that they can win at a steady second after the tile has landed. */
export function perfectEyes(placer: Placer): Thinker {
  return {
    choose: ({ view, seed }: Question) => choiceOf(view, placer(view, randomFrom(`${seed}:place:${view.ply}`))),
    look({ view }: Question): Look {
      const sees = tilesOf(winnableRuns(view));
      return { sees, after: sees.length > 0 ? CALLING_MS : DRAWING_MS };
    },
  };
}

/** The choice of a tile as a bot wants it. */
export function choiceOf(view: SeatView, tile: Tile): Choice {
  return { tile, takes: tilesOf(runsThrough(new Set(view.board), tile)), after: PLACING_MS };
}

/** A look that catches the runs that the seat has just made itself, as soon as any player may, and no others. */
export function ownRunsOnly({ view: { board, mover, placed, seat } }: Question): Look {
  const sees = mover === seat && placed !== null && board.includes(placed) ? tilesOf(runsThrough(new Set(board), placed)) : [];
  return { sees, after: sees.length > 0 ? FASTEST_CALL : DRAWING_MS };
}
