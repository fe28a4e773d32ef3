/** The set-up: what is being agreed before a game. It answers for what stands on the screen. */
import { openSettings } from '../../setup/kept/settings';
import { UNNAMED_ME } from '../../setup/names';
import { nameOnSeats, withMe } from '../../setup/kept/me';
import { draftFor, draftIn, draftOf, type SetupDraft } from '../../setup/kept/tables';
import { shownName } from '../../strings/words/grammar';
import type { SetupModel } from '../../ui/setup/setupModel';
import type { Answering } from '../next';
import type { Presenter } from '../presenter';
import { checkDraft } from './agreeAgainst';
import type { Agreement } from './agreement';
import { setupAfter, setupModel, type SetupChange, type SetupState } from './setupState';

export interface SetupPorts {
  readonly agreement: Agreement;
  readonly presenter: Pick<Presenter, 'show' | 'screen'>;
  /** A word that nobody had before, for a deal. */
  readonly freshWord: () => string;
}

export interface SetupController extends Answering<'openSetup' | 'change' | 'unfold' | 'play'> {
  screen(): SetupModel;
  /** Comes back to a draft that a tab kept; to what was agreed last, where it is not sound. */
  openAgain(draft: unknown): void;
}

/** The set-up, as what was agreed last. */
export function createSetupController({ agreement, presenter, freshWord }: SetupPorts): SetupController {
  let state: SetupState = { draft: draftOf(agreement.now()), unfolded: null, complaint: null };
  const happen = (change: SetupChange): void => { state = setupAfter(state, change); };

  const screen = (): SetupModel => setupModel(state, agreement.names());
  const showIfOpen = (): void => { if (presenter.screen()?.kind === 'setup') presenter.show(screen()); };

  function keep(draft: SetupDraft): void {
    const name = nameOnSeats(withMe(draft.players), shownName(UNNAMED_ME));
    if (name !== undefined) agreement.nameMe(name);
    agreement.agreeOn(draft, 'setUp');
  }

  return {
    screen,
    openSetup({ for: who }) {
      happen({ type: 'opened', draft: draftFor(agreement.now(), who) });
      presenter.show(screen());
    },
    openAgain(draft) {
      const kept = openSettings(draft);
      happen({ type: 'opened', draft: kept ? draftIn(kept) : draftOf(agreement.now()) });
    },
    change({ draft }) {
      happen({ type: 'edited', draft });
      showIfOpen();
    },
    unfold({ what }) {
      happen({ type: 'unfolded', what });
      showIfOpen();
    },
    play() {
      const { draft } = state;
      const checked = checkDraft(draft, freshWord());
      happen(checked.ok ? { type: 'agreed' } : { type: 'refused', problem: checked.problem });
      if (checked.ok) keep(draft);
      if (checked.ok) return { to: 'game', setup: checked.setup };
      showIfOpen();
    },
  };
}
