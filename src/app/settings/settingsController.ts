/** The settings, from whichever screen: what is set there, and who has to follow it. */
import type { KeptPreferences } from '../../setup/kept/preferences';
import type { SetupDraft } from '../../setup/kept/tables';
import type { Answering } from '../next';
import type { Presenter } from '../presenter';
import type { Agreement } from '../setup/agreement';
import type { SetupController } from '../setup/setupController';
import type { StartController } from '../start/startController';

export interface SettingsPorts {
  readonly preferences: Pick<KeptPreferences, 'set'>;
  readonly agreement: Pick<Agreement, 'now' | 'change' | 'setAid'>;
  readonly presenter: Pick<Presenter, 'show' | 'screen'>;
  readonly start: Pick<StartController, 'screen'>;
  readonly setup: Pick<SetupController, 'change'>;
  /** Shows whatever is played anew, in this game or another. */
  readonly showAgain: () => void;
}

export type SettingsController = Answering<'setPreferences' | 'setInput' | 'setMemoryAid'>;

export function createSettingsController(
  { preferences, agreement, presenter, start, setup, showAgain }: SettingsPorts,
): SettingsController {
  /** Shows anew what tells of it. What is being agreed in the set-up is agreed so, too. */
  function follow(agreed: Partial<SetupDraft>): void {
    const screen = presenter.screen();
    if (screen?.kind === 'start') presenter.show(start.screen());
    if (screen?.kind === 'setup') void setup.change({ draft: { ...screen.draft, ...agreed } });
  }

  return {
    setPreferences: ({ preferences: change }) => preferences.set(change),
    setInput({ input: change }) {
      const input = { ...agreement.now().input, ...change };
      agreement.change({ input });
      showAgain();
      follow({ input });
    },
    setMemoryAid({ memoryAid }) {
      agreement.setAid(memoryAid);
      follow({ memoryAid });
    },
  };
}
