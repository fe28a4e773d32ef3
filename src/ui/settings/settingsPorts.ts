/** What the rows of the settings are made of, and what they ask for. */
import type { InputSettings } from '../../setup/inputSettings';
import type { Preferences } from '../../setup/kept/preferences';
import type { SettingsModel } from './settingsModel';

export interface SettingsPorts extends SettingsModel {
  /** The players' own keys to call with, where several play: no letter can be one of these. */
  readonly callKeys: readonly (string | null)[];
  readonly prefer: (change: Partial<Preferences>) => void;
  readonly setInput: (input: Partial<InputSettings>) => void;
  readonly setMemoryAid: (memoryAid: boolean) => void;
}
