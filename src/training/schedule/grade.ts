/**
 * How an answer is graded: by the act, and by its time beside the answerer's own. Nobody says of themselves how easy it was. Calls are held
 * against calls and passes against passes: to see that nothing is there takes longer than to see a run.
 */
import { median } from 'simple-statistics';
import type { Grade } from './card';
import type { Answer, Question } from '../question';
import type { Verdict } from '../verdict';
import { skillOf, type SkillName } from '../skills';
import type { TrainingState } from '../progress';

/** Slower than their own median by this is hard, quicker by it is easy. */
export const SLOW = 1.5;
/** Fewer right answers than this say nothing of somebody's pace. */
export const FEWEST_TIMES = 5;
/** The pace is that of the latest sessions. */
const LATEST = 10;

/** What the right answer to a question of a skill is about: times are compared within it. */
function kindOf(name: SkillName): string {
  const skill = skillOf(name);
  if (skill.drill === 'flash') return skill.kind === 'run' || skill.kind === 'crossing' ? 'call' : 'pass';
  return skill.drill === 'gone' ? skill.kind : skill.drill;
}

/** The median time of somebody's right answers of this skill's kind, in milliseconds; null where they are too few. */
export function ownMedian({ sessions }: TrainingState, name: SkillName): number | null {
  const { drill } = skillOf(name);
  const times = sessions[drill].slice(-LATEST).flatMap(({ answers }) =>
    answers.flatMap(({ skill, right, ms }) => (right && ms !== null && kindOf(skill) === kindOf(name) ? [ms] : [])));
  return times.length < FEWEST_TIMES ? null : median(times);
}

/** The grade of an answer by somebody whose training so far is `state`. */
export function gradeOf(state: TrainingState, question: Question, { ms }: Answer, { right }: Verdict): Grade {
  if (!right) return 'again';
  const usual = ownMedian(state, question.ref.skill);
  if (ms === null || usual === null) return 'good';
  if (ms > usual * SLOW) return 'hard';
  return ms * SLOW < usual ? 'easy' : 'good';
}
