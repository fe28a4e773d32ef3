/** What a table shows to somebody whose first game it is. */
import type { FirstMark } from '../../../layout/beside/firstMarks';

export interface NewcomerModel {
  /** The marks that were not shown here yet. */
  readonly marks: readonly FirstMark[];
  /** The seconds to call, where they are more than usual because it is the first game; null elsewhere. */
  readonly seconds: number | null;
}
