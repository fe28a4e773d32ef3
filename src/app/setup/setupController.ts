/** The set-up: what is being agreed before a game. It answers for what stands on the screen, and shows nothing itself. */
import { namedPlayers } from '../../setup/defaultNames';
import { openSettings } from '../../setup/kept/settings';
import { checkNewGame, type SetupOutcome } from '../../setup/setup';
import { UNNAMED_ME } from '../../setup/names';
import { nameOnSeats, unnamedIfNone, withMe } from '../../setup/kept/me';
import { chosenCharacter, draftFor, draftIn, draftOf, gameAgainst, type SetupDraft, type TableFor } from '../../setup/kept/tables';
import { defaultNames } from '../../strings/words/start/names';
import { shownName } from '../../strings/words/grammar';
import type { SetupModel, Unfolded } from '../../ui/setup/setupModel';
import type { Agreement } from './agreement';
import { setupAfter, setupModel, type SetupChange, type SetupState } from './setupState';

export interface SetupController {
  screen(): SetupModel;
  /** Begins with what was agreed last for these. */
  open(who: TableFor): void;
  /** Comes back to a draft that a tab kept; to what was agreed last, where it is not sound. */
  openAgain(draft: unknown): void;
  change(draft: SetupDraft): void;
  /** Unfolds something to choose from. */
  unfold(what: Unfolded | null): void;
  /** What stands in the set-up, checked, for a deal from `seed`. Where it cannot be played, the screen tells why. */
  agree(seed: string): SetupOutcome;
  /** The same for a game against the character that is chosen on the start screen. */
  agreeAgainst(seed: string): SetupOutcome;
}

/** What was agreed, with a name for everybody. */
function check(draft: SetupDraft, seed: string): SetupOutcome {
  // Names are fixed when a game begins; until then those that nobody typed are the language's.
  const players = namedPlayers(unnamedIfNone(withMe(draft.players), shownName(UNNAMED_ME)), defaultNames());
  return checkNewGame({ ...draft, players, order: 'drawn', seed });
}

/** The set-up, as what was agreed last. */
export function createSetupController(agreement: Agreement): SetupController {
  let state: SetupState = { draft: draftOf(agreement.now()), unfolded: null, complaint: null };
  const happen = (change: SetupChange): void => { state = setupAfter(state, change); };

  function keep(draft: SetupDraft): void {
    const name = nameOnSeats(withMe(draft.players), shownName(UNNAMED_ME));
    if (name !== undefined) agreement.nameMe(name);
    agreement.agreeOn(draft, 'setUp');
  }

  return {
    screen: () => setupModel(state, agreement.names()),
    open: (who) => happen({ type: 'opened', draft: draftFor(agreement.now(), who) }),
    openAgain(draft) {
      const kept = openSettings(draft);
      happen({ type: 'opened', draft: kept ? draftIn(kept) : draftOf(agreement.now()) });
    },
    change: (draft) => happen({ type: 'edited', draft }),
    unfold: (what) => happen({ type: 'unfolded', what }),
    agree(seed) {
      const { draft } = state;
      const checked = check(draft, seed);
      happen(checked.ok ? { type: 'agreed' } : { type: 'refused', problem: checked.problem });
      if (checked.ok) keep(draft);
      return checked;
    },
    agreeAgainst(seed) {
      const draft = gameAgainst(agreement.now(), chosenCharacter(agreement.now()));
      const checked = check(draft, seed);
      if (checked.ok) agreement.agreeOn(draft, 'character');
      return checked;
    },
  };
}
