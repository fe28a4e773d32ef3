/** The kind of danger in a wrong tile, from the reason that a review gives: what *Safe tile* schedules. */
import { RUN_LENGTH } from '../../rules/board';
import type { Reason } from '../../review/reason';
import type { Danger } from '../skills';

/** Null where there is no reason, or one that is about taking runs. */
export function dangerOf(reason: Reason | null): Danger | null {
  switch (reason?.kind) {
    case 'opens': {
      if (reason.safe !== null && reason.safe.gone.length > 0) return 'gone';
      if (reason.more > 0) return 'several';
      return reason.opening.gain > RUN_LENGTH ? 'long' : 'four';
    }
    case 'shuts': return 'shuts';
    case 'keeps': return 'keeps';
    default: return null;
  }
}
