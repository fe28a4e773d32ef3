/** The figures of a review, and what luck did: what stands beneath the curve of the chance of winning. */
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

/**
 * What luck did, in sentences: "Your chance of winning started at 35%. Your draws: +10. Otto: −40. Your mistakes: −5. That makes 0: a
 * loss." Empty until it is known. @param others everyone else in the game
 */
export function luckTold({ told, back, slips }: LuckAccount, person: Who, others: readonly Who[]): string[] {
  if (told === null) return [];
  const { start, gained, result } = told;
  const end = result === 100 ? 'won' : result === 0 ? 'lost' : 'tied';
  // Luck decided nothing where nobody won, and less than play did where one gave back more than the others.
  const equals = end !== 'tied' && Math.abs(back - slips) <= EQUAL;
  const { you, genitive } = person;
  return [
    say('luck-start', { you, genitive, points: start }), ...partsTold(told, person, others),
    ...(gained === 0 ? [] : [say('luck-gained', { change: changeTold(gained) })]), say('luck-result', { result: end, points: result }),
    ...(equals ? [say('luck-equals')] : []),
  ];
}

/** What changed the chance of winning, part by part. Of a part that is nothing nothing is said: the sum is the same without it. */
function partsTold({ draws, others, back }: NonNullable<LuckAccount['told']>, { you }: Who, people: readonly Who[]): string[] {
  const [other] = people;
  const change = changeTold(others);
  return [
    ...(draws === 0 ? [] : [say('luck-draws', { you, change: changeTold(draws) })]),
    ...(others === 0 ? []
      : [other && people.length === 1 ? say('luck-other', { name: capital(other.name), change }) : say('luck-others', { change })]),
    ...(back === 0 ? [] : [say('luck-back', { you, change: changeTold(-back) })]),
  ];
}

/** "+10", "−36". */
function changeTold(points: number): string {
  return `${points < 0 ? MINUS : PLUS}${formats().number(Math.abs(points))}`;
}
