/** What a review cannot tell, and why: it goes as far as it can, and says so. */
import type { Missing } from '../../../review/report';
import { say } from '../../say';

export function missingTold(missing: Missing): string {
  return say(`report-missing-${missing}`);
}
