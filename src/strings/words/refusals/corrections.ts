/** Why a number cannot be written on the score card. */
import type { CorrectionProblem } from '../../../setup/problems';
import { say } from '../../say';

/** Why a number cannot be written on the score card, as a sentence that helps. */
export function correctionSentence(problem: CorrectionProblem): string {
  switch (problem.code) {
    case 'no-such-cell': return say('correction-no-such-cell');
    case 'not-a-count': return say('correction-not-a-count', { most: String(problem.most) });
    case 'too-many-tiles': return say('correction-too-many-tiles', { sum: String(problem.sum), most: String(problem.most) });
  }
}
