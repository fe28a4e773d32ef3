/** What the settings ask for, and what comes of it. */
import type { KeptPreferences } from '../../setup/kept/preferences';
import type { SetupDraft } from '../../setup/kept/tables';
import type { Answers } from '../answers';
import { playingIn, showStart, type Screens } from '../navigation';

/** Who answers it. */
export function settingsAnswers(
  screens: Screens, preferences: Pick<KeptPreferences, 'set'>,
): Pick<Answers, 'setPreferences' | 'setInput' | 'setMemoryAid'> {
  const { presenter, agreement, setup } = screens;

  /** Shows anew what tells of it. What is being agreed in the set-up is agreed so, too. */
  function follow(agreed: Partial<SetupDraft>): void {
    const screen = presenter.screen();
    if (screen?.kind === 'start') showStart(screens);
    if (screen?.kind !== 'setup') return;
    setup.change({ ...screen.draft, ...agreed });
    presenter.show(setup.screen());
  }

  return {
    setPreferences: ({ preferences: change }) => preferences.set(change),
    setInput({ input: change }) {
      const input = { ...agreement.now().input, ...change };
      agreement.change({ input });
      playingIn(screens)?.showAgain();
      screens.training.now()?.guests.showAgain();
      follow({ input });
    },
    setMemoryAid({ memoryAid }) {
      agreement.setAid(memoryAid);
      follow({ memoryAid });
    },
  };
}
