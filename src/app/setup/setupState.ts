/** What the set-up is drawn from, and what becomes of it with whatever happens. Pure. */
import type { SetupProblem } from '../../setup/problems';
import type { SetupDraft } from '../../setup/kept/tables';
import type { SetupModel } from '../../ui/setup/setupScreen';

export interface SetupState {
  readonly draft: SetupDraft;
  /** What is wrong with the draft, until that is changed. */
  readonly complaint: SetupProblem | null;
}

/** What happens to it. */
export type SetupChange =
  | { readonly type: 'opened' | 'edited'; readonly draft: SetupDraft }
  | { readonly type: 'refused'; readonly problem: SetupProblem }
  | { readonly type: 'agreed' };

/** The set-up after a change. */
export function setupAfter(state: SetupState, change: SetupChange): SetupState {
  switch (change.type) {
    case 'opened': case 'edited': return { draft: change.draft, complaint: null };
    case 'refused': return { ...state, complaint: change.problem };
    case 'agreed': return { ...state, complaint: null };
  }
}

/** The screen. @param names who has sat down here before, the latest first */
export function setupModel({ draft, complaint }: SetupState, names: readonly string[]): SetupModel {
  return { kind: 'setup', draft, names, notices: complaint ? [{ kind: 'setupRefused', problem: complaint }] : [] };
}
