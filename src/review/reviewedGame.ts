/** What is reviewed: one game as it was played, and its table before and after each event. */
import type { GameRecord } from '../rules/record';
import type { OpenPast } from '../rules/seatView';
import { stepsOf, type Step } from '../rules/steps';
import { logged, EMPTY_LOG } from '../session/gameLog';
import { callTimesOf, levelsInOrder, luckOf, type OpenedGame } from '../session/savedGame';
import { doneBy, peopleAt, sittersOf } from '../session/sittersOf';
import { holdsAt, type Stretch } from '../setup/seats/sitters';

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
  /** For each seat which part of it was whose, where somebody took over: a review tells nobody of what others did. */
  readonly held?: readonly HeldSeat[];
}

export interface HeldSeat {
  /** The part of whoever is reviewed there; none where no person is. */
  readonly theirs: readonly Stretch[];
  /** Whether all that was done there was theirs. */
  readonly whole: boolean;
  /** What characters played. */
  readonly levels: readonly (Stretch & { readonly level: string })[];
}

/** Whether what was done at a seat with an event is that of whoever is reviewed there. */
export function isTheirs({ held }: Pick<ReviewedGame, 'held'>, seat: number, event: number): boolean {
  return held === undefined || holdsAt({ stretches: held[seat]?.theirs ?? [] }, event);
}

/** The character that played a seat at an event; null for a person. */
export function levelAt({ held, levels }: Pick<ReviewedGame, 'held' | 'levels'>, seat: number, event: number): string | null {
  if (held === undefined) return levels[seat] ?? null;
  return held[seat]?.levels.find((one) => holdsAt({ stretches: [one] }, event))?.level ?? null;
}

/** A saved game to be reviewed; null while it is still on: nothing that a player must not see comes out of it. */
export function gameToReview(game: OpenedGame): ReviewedGame | null {
  const { saved, picks, replayed: { record } } = game;
  return !saved.ended ? null : {
    id: saved.id, record, levels: levelsInOrder(saved.setup, picks), seeds: luckOf(game), callTimes: callTimesOf(game),
    races: saved.races ?? [], memoryAid: saved.setup.memoryAid, forfeited: false, ...heldIn(game),
  };
}

function heldIn(game: OpenedGame): Pick<ReviewedGame, 'levels' | 'held'> | object {
  const { saved, picks, replayed: { record } } = game;
  if (saved.held === undefined) return {};
  const people = peopleAt(game);
  return {
    levels: levelsInOrder(saved.setup, picks).map((level, seat) => (people[seat] ? null : level)),
    held: sittersOf(saved, picks).map((all, seat): HeldSeat => ({
      theirs: people[seat]?.stretches ?? [], whole: !people[seat] || doneBy(record, seat, people[seat]) === 'all',
      levels: all.flatMap(({ level, stretches }) => (level === null ? [] : stretches.map((stretch) => ({ ...stretch, level })))),
    })),
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
