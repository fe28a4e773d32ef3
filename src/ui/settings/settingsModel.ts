/** What the settings show: all that is set on this device, whichever screen they are opened from. */
import { NOTHING_KEPT, type OfflineState } from '../../offline/offlineState';
import { USUAL_INPUT, type InputSettings } from '../../setup/inputSettings';
import { USUAL_PREFERENCES, type Preferences } from '../../setup/kept/preferences';

export interface SettingsModel {
  readonly preferences: Preferences;
  /** How people here play with hand and key. */
  readonly input: InputSettings;
  /** Whether the next games are agreed with the memory aid; null where some are and others not. */
  readonly memoryAid: boolean | null;
  /** Whether the game plays without a server on this device. */
  readonly offline: OfflineState['copy'];
}

/** Before anything is set. */
export const USUAL_SETTINGS: SettingsModel = {
  preferences: USUAL_PREFERENCES, input: USUAL_INPUT, memoryAid: false, offline: NOTHING_KEPT.copy,
};
