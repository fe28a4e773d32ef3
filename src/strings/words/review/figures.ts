/** The figures of a review, and what luck did as a sum: what stands in numbers beside the curve of the chance of winning. */
import type { Accounts, EyeAccount, LuckAccount } from '../../../review/accounts';
import { formats, seconds } from '../../formats';
import { say } from '../../say';
import { capital, type Who } from '../grammar';
import { MINUS, PLUS } from '../past/points';

/** A figure, and what it is. */
export interface ReviewFigure { readonly what: string; readonly figure: string }

/** A part of a whole in per cent: "84". @param part from 0 to 1 */
export function percent(part: number): string {
  return formats().number(part * 100);
}

/** The three figures, as far as there is something to be told: careful tiles, runs seen in time, forgotten tiles that cost. */
export function reviewFigures({ choice, eye, memory }: Accounts): ReviewFigure[] {
  return [
    ...(choice.judged === 0 ? []
      : [{ what: say('report-careful'), figure: say('report-share', { share: percent(choice.sound / choice.judged) }) }]),
    ...(eye === null || eye.own.length + eye.others.length === 0 ? [] : [{ what: say('report-runs'), figure: runsSeen(eye) }]),
    ...(memory === null ? [] : [{ what: say('report-forgotten'), figure: formats().number(memory.slips) }]),
  ];
}

/** Of the runs that could be had, how many were seen in time, and the median time of the calls: "5 of 6 · 0.9 s". */
function runsSeen({ own, others, median }: EyeAccount): string {
  const runs = [...own, ...others];
  const seen = { seen: runs.filter(({ inTime }) => inTime).length, all: runs.length };
  return median === null ? say('report-runs-seen', seen) : say('report-runs-timed', { ...seen, seconds: seconds(median) });
}

/** So close in points two are told to have played equally well: a step of what is told. */
const EQUAL = 5;

/** What luck did, as a sum: what stands before each number, and the numbers as they are added up. */
export interface LuckSum {
  readonly parts: readonly ReviewFigure[];
  /** What they come to. */
  readonly result: ReviewFigure;
  /** What is said beneath; null for nothing. */
  readonly note: string | null;
}

/**
 * What luck did: "At the start 35%, Your draws +10, Otto −40, Your mistakes −5, A loss 0%". Null until it is known. Of a part that is
 * nothing nothing is said: the sum is the same without it.
 * @param people everyone else in the game
 */
export function luckSum({ told, back, slips }: LuckAccount, { you }: Who, people: readonly Who[]): LuckSum | null {
  if (told === null) return null;
  const { start, gained, result, draws, others } = told;
  const end = result === 100 ? 'won' : result === 0 ? 'lost' : 'tied';
  const [other] = people;
  const changes = [
    { what: say('luck-draws', { you }), change: draws },
    { what: other && people.length === 1 ? capital(other.name) : say('luck-others'), change: others },
    { what: say('luck-back', { you }), change: 0 - told.back },
    { what: say('luck-gained'), change: gained },
  ];
  return {
    parts: [
      { what: say('luck-start'), figure: shareTold(start) },
      ...changes.filter(({ change }) => change !== 0).map(({ what, change }) => ({ what, figure: changeTold(change) })),
    ],
    result: { what: say('luck-result', { result: end }), figure: shareTold(result) },
    // Luck decided nothing where nobody won, and less than play did where one gave back more than the others.
    note: end !== 'tied' && Math.abs(back - slips) <= EQUAL ? say('luck-equals') : null,
  };
}

/** "35%". */
function shareTold(points: number): string {
  return say('report-share', { share: formats().number(points) });
}

/** "+10", "−36". */
function changeTold(points: number): string {
  return `${points < 0 ? MINUS : PLUS}${formats().number(Math.abs(points))}`;
}
