/** What the settings ask for, and what comes of it. */
import type { OfflineState } from '../../offline/offlineState';
import type { KeptPreferences } from '../../setup/kept/preferences';
import { aidOf } from '../../setup/kept/tables';
import type { SettingsModel } from '../../ui/settings/settingsModel';
import type { Answers } from '../answers';
import { showStart, type Screens } from '../navigation';
import type { Agreement } from '../setup/agreement';
import { playingIn } from '../table/tableAnswers';

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
  const { presenter, agreement } = screens;
  return {
    setPreferences: ({ preferences: change }) => preferences.set(change),
    setInput({ input }) {
      agreement.change({ input: { ...agreement.now().input, ...input } });
      playingIn(screens)?.showAgain();
      if (presenter.screen()?.kind === 'start') showStart(screens);
    },
    setMemoryAid({ memoryAid }) {
      agreement.setAid(memoryAid);
      if (presenter.screen()?.kind === 'start') showStart(screens);
    },
  };
}
