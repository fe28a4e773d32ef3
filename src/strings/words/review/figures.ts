/** The figures of a review, and what luck did: what stands beneath the curve of the win chance. */
import type { Accounts, EyeAccount, LuckAccount } from '../../../review/accounts';
import { formats, seconds } from '../../formats';
import { say } from '../../say';
import type { Who } from '../grammar';

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

/** So close in points two players are told to have played equally well. */
const EQUAL = 10;

const gaveOrTook = (points: number): 'gave' | 'took' => (points < 0 ? 'took' : 'gave');

/** What luck did, in sentences: "You began with 33. Your draws gave 10, the others took 36, you gave back 7." Empty until it is known. */
export function luckTold({ told }: LuckAccount, { you, name }: Who): string[] {
  if (told === null) return [];
  const { start, draws, others, back, slips, result } = told;
  const amounts = { you, name, draws: Math.abs(draws), others: Math.abs(others), back };
  return [
    say('luck-start', { you, name, points: start }),
    say(`luck-${gaveOrTook(draws)}-${gaveOrTook(others)}`, amounts),
    say('luck-result', { result: result === 100 ? 'won' : result === 0 ? 'lost' : 'tied', points: result }),
    ...(Math.abs(back - slips) <= EQUAL ? [say('luck-equals')] : []),
  ];
}
