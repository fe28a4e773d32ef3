/** What the set-up is drawn from. */
import type { SetupDraft } from '../../setup/kept/tables';
import type { SetupProblem } from '../../setup/problems';

/** What is unfolded: the single rules, or of one seat the faces, the marks or the times to choose from. One thing at a time. */
export type Unfolded =
  | { readonly part: 'rules' }
  | { readonly part: SeatPart; readonly seat: number };
export type SeatPart = 'faces' | 'mark' | 'clock';

export interface SetupModel {
  readonly kind: 'setup';
  readonly draft: SetupDraft;
  readonly unfolded: Unfolded | null;
  /** What is wrong with the draft, since Play was pressed. */
  readonly complaint: SetupProblem | null;
  /** Who has sat down here before, the latest first. */
  readonly names: readonly string[];
}
