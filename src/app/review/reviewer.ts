/** Makes the reviews that stand beside replays: asks the computers' worker, and stops asking when nobody looks any more. */
import { painted } from '../../loading/painted';
import { foundIn, type FoundSeat } from '../../review/found';
import { isDone, reportSoFar, review, type BegunReview, type ReviewAdviser } from '../../review/reviewer';
import type { Report } from '../../review/report';
import { gameToReview } from '../../review/reviewedGame';
import type { Seat } from '../../rules/position';
import type { OpenedGame } from '../../session/savedGame';
import { pause } from '../gameLibrary';
import { unhurried } from './unhurried';

/**
 * Makes the review of a seat, and tells each time that more of it is there. What was judged of it before is told at once, and not asked
 * again. Answers with what stops it.
 */
export type Reviewer = (game: OpenedGame, seat: Seat, tell: (report: Report) => void) => () => void;

/** Keeps what a review found, for the list of all games of a name. It may reject: then it is found again when it is wanted. */
export type KeepFound = (game: string, found: FoundSeat) => Promise<void>;

/** An adviser for many questions. Where no worker answers it is this thread that thinks: between two of them the page does what waits. */
export function patient(adviser: ReviewAdviser): ReviewAdviser {
  return {
    async judge(question) { await pause(); return adviser.judge(question); },
    async recall(question) { await pause(); return adviser.recall(question); },
    async chance(question) { await pause(); return adviser.chance(question); },
    async recount(question) { await pause(); return adviser.recount(question); },
  };
}

/** So many reviews are remembered: as many as there can be people in a game. */
const REMEMBERED = 4;

/** The reviews that were looked at last, as far as they came, for as long as the page is open. */
function createMemory() {
  const begun = new Map<string, BegunReview>();
  return {
    of: (key: string): BegunReview | null => begun.get(key) ?? null,
    keep(key: string, latest: BegunReview): void {
      begun.delete(key);
      begun.set(key, latest);
      for (const oldest of [...begun.keys()].slice(0, -REMEMBERED)) begun.delete(oldest);
    },
  };
}

/** A reviewer who asks this adviser. What the adviser cannot answer stays open, and is told as such. */
export function createReviewer(adviser: ReviewAdviser, keep: KeepFound): Reviewer {
  const memory = createMemory();
  return (game, seat, tell) => {
    const reviewed = gameToReview(game);
    if (!reviewed) return () => {};
    // The same game in the same words: a name that was deleted meanwhile makes it another.
    const key = JSON.stringify([seat, reviewed]);
    const before = memory.of(key);
    if (before) tell(reportSoFar(before));
    if (before && isDone(before)) return () => {};
    const asking = new AbortController();
    let kept = before?.state.pass ?? 0;
    const shown = unhurried<Report>((report) => { if (!asking.signal.aborted) tell(report); }, {
      now: () => performance.now(), painted, rest: (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); }),
    });
    const tellStill = (report: Report): void => {
      if (asking.signal.aborted) return;
      shown.tell(report);
      const found = report.pass === kept ? null : foundIn(report);
      kept = report.pass;
      if (found) keep(report.game, found).catch(() => {});
    };
    // An adviser that fails leaves the review as far as it came.
    const options = {
      tell: tellStill, ready: shown.ready, breathe: pause, signal: asking.signal, before,
      keep: (begun: BegunReview) => memory.keep(key, begun),
    };
    // The replay is seen before anything is worked out about it.
    painted().then(() => review(reviewed, seat, patient(adviser), options)).catch(() => {});
    return () => asking.abort();
  };
}

/**
 * What the first pass of a review finds of a seat; null where the game cannot be reviewed, or nobody looks any more. Rejects only where the
 * adviser does.
 */
export async function foundOnce(game: OpenedGame, seat: Seat, adviser: ReviewAdviser, signal: AbortSignal): Promise<FoundSeat | null> {
  const reviewed = gameToReview(game);
  return reviewed && foundIn(await review(reviewed, seat, patient(adviser), { signal, until: 'first', breathe: pause }));
}
