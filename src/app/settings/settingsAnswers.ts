/** What the settings ask for, and what comes of it. */
import type { OfflineState } from '../../offline/offlineState';
import type { KeptPreferences } from '../../setup/kept/preferences';
import { aidOf, type SetupDraft } from '../../setup/kept/tables';
import type { SettingsModel } from '../../ui/settings/settingsModel';
import type { Answers } from '../answers';
import { playingIn, showStart, type Screens } from '../navigation';
import type { Agreement } from '../setup/agreement';

/** What is set on this device now. */
export function settingsModel(
  preferences: Pick<KeptPreferences, 'now'>, agreement: Pick<Agreement, 'now'>, offline: OfflineState['copy'],
): SettingsModel {
  const now = agreement.now();
  return { preferences: preferences.now(), input: now.input, memoryAid: aidOf(now), offline };
}

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
      follow({ input });
    },
    setMemoryAid({ memoryAid }) {
      agreement.setAid(memoryAid);
      follow({ memoryAid });
    },
  };
}
