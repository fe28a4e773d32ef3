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

/** So close in points two are told to have played equally well: a step of what is told. */
const EQUAL = 5;

const gaveOrTook = (points: number): 'gave' | 'took' => (points < 0 ? 'took' : 'gave');

/** What luck did, in sentences: "You began with 33. Your draws gave 10, the others took 36, you gave back 7." Empty until it is known. */
export function luckTold({ told, back, slips }: LuckAccount, person: Who): string[] {
  if (told === null) return [];
  const { start, gained, result } = told;
  const end = result === 100 ? 'won' : result === 0 ? 'lost' : 'tied';
  // Luck decided nothing where nobody won, and less than play did where one gave back more than the others.
  const equals = end !== 'tied' && Math.abs(back - slips) <= EQUAL;
  const { you, name } = person;
  return [
    say('luck-start', { you, name, points: start }), ...partsTold(told, person),
    ...(gained === 0 ? [] : [say('luck-gained', { points: gained })]), say('luck-result', { result: end, points: result }),
    ...(equals ? [say('luck-equals')] : []),
  ];
}

/** What changed the chance to win, in one sentence. Of a part that is nothing nothing is said: the sum is the same without it. */
function partsTold({ draws, others, back }: NonNullable<LuckAccount['told']>, { you, name }: Who): string[] {
  const drawn = { drew: gaveOrTook(draws), draws: Math.abs(draws) };
  const done = { did: gaveOrTook(others), others: Math.abs(others) };
  const lost = { you, name, back };
  if (draws !== 0 && others !== 0 && back !== 0) {
    return [say(`luck-${drawn.drew}-${done.did}`, { ...lost, draws: drawn.draws, others: done.others })];
  }
  if (draws !== 0 && others !== 0) return [say('luck-draws-others', { you, ...drawn, ...done })];
  if (draws !== 0) return [back === 0 ? say('luck-draws', { you, ...drawn }) : say('luck-draws-back', { ...drawn, ...lost })];
  if (others !== 0) return [back === 0 ? say('luck-others', done) : say('luck-others-back', { ...done, ...lost })];
  return back === 0 ? [] : [say('luck-back', lost)];
}
