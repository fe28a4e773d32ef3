/** What is reviewed: one game as it was played, and its table before and after each event. */
import type { GameRecord } from '../rules/record';
import type { OpenPast } from '../rules/seatView';
import { stepsOf, type Step } from '../rules/steps';
import { logged, EMPTY_LOG } from '../session/gameLog';
import { callTimesOf, levelsInOrder, luckOf, type OpenedGame } from '../session/savedGame';

/** Who raced for a run, when the record had so many events; the fastest first. */
export interface Race {
  readonly events: number;
  readonly maker: number;
  readonly callers: readonly { readonly seat: number; readonly ms: number; readonly tied: boolean }[];
}

/** A game to be reviewed. It may have been cut short; one that is still on is never reviewed. */
export interface ReviewedGame {
  readonly id: string;
  readonly record: GameRecord;
  /** For each seat the character that plays it, null for a person. A name that nobody knows any more is told of. */
  readonly levels: readonly (string | null)[];
  /** For each seat what its player's chance hangs on. */
  readonly seeds: readonly string[];
  /** For each call of the record the milliseconds that it took, null where nobody knows. */
  readonly callTimes: readonly (number | null)[];
  readonly races: readonly Race[];
  readonly memoryAid: boolean;
  /** Whether somebody gave up or dropped out. */
  readonly forfeited: boolean;
}

/** A saved game to be reviewed; null while it is still on: nothing that a player must not see comes out of it. */
export function gameToReview(game: OpenedGame): ReviewedGame | null {
  const { saved, picks, replayed: { record } } = game;
  return !saved.ended ? null : {
    id: saved.id, record, levels: levelsInOrder(saved.setup, picks), seeds: luckOf(game), callTimes: callTimesOf(game),
    races: saved.races ?? [], memoryAid: saved.setup.memoryAid, forfeited: false,
  };
}

/** One event of a game, with the table before and after it, and all that happened in the open until then. */
export interface PastStep extends Step {
  /** Before it, and after it. */
  readonly past: OpenPast;
  readonly after: OpenPast;
}

/** The events of a game, each with what was known in the open before and after it. */
export function pastSteps(record: GameRecord): PastStep[] {
  let log = EMPTY_LOG;
  return [...stepsOf(record)].map((step) => {
    const past = log;
    log = logged(log, step.happenings);
    return { ...step, past, after: log };
  });
}
