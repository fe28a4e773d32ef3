/** What the set-up is drawn from, and what becomes of it with whatever happens. Pure. */
import type { SetupProblem } from '../../setup/problems';
import type { SetupDraft } from '../../setup/kept/tables';
import type { SetupModel, Unfolded } from '../../ui/setup/setupModel';

export interface SetupState {
  readonly draft: SetupDraft;
  /** What is unfolded to choose from. */
  readonly unfolded: Unfolded | null;
  /** What is wrong with the draft, until that is changed. */
  readonly complaint: SetupProblem | null;
}

/** What happens to it. */
export type SetupChange =
  | { readonly type: 'opened' | 'edited'; readonly draft: SetupDraft }
  | { readonly type: 'unfolded'; readonly what: Unfolded | null }
  | { readonly type: 'refused'; readonly problem: SetupProblem }
  | { readonly type: 'agreed' };

/** The set-up after a change. */
export function setupAfter(state: SetupState, change: SetupChange): SetupState {
  switch (change.type) {
    case 'opened': return { draft: change.draft, unfolded: null, complaint: null };
    case 'edited': return { draft: change.draft, unfolded: unfoldedAfter(state, change.draft), complaint: null };
    case 'unfolded': return { ...state, unfolded: change.what };
    case 'refused': return { ...state, complaint: change.problem };
    case 'agreed': return { ...state, complaint: null };
  }
}

/** What stays unfolded: nothing of a seat, once others sit there. */
function unfoldedAfter({ draft, unfolded }: SetupState, next: SetupDraft): Unfolded | null {
  return unfolded?.part === 'rules' || draft.players.length === next.players.length ? unfolded : null;
}

/** The screen. @param names who has sat down here before, the latest first */
export function setupModel(state: SetupState, names: readonly string[]): SetupModel {
  return { kind: 'setup', ...state, names };
}
