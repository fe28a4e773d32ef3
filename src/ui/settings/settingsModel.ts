/** What the settings show: all that is set on this device, whichever screen they are opened from. */
import { USUAL_INPUT, type InputSettings } from '../../setup/inputSettings';
import { USUAL_PREFERENCES, type Preferences } from '../../setup/kept/preferences';

export interface SettingsModel {
  readonly preferences: Preferences;
  /** How people here play with hand and key. */
  readonly input: InputSettings;
  /** Whether the next games are agreed with the memory aid. */
  readonly memoryAid: boolean;
}

/** Before anything is set. */
export const USUAL_SETTINGS: SettingsModel = { preferences: USUAL_PREFERENCES, input: USUAL_INPUT, memoryAid: false };
