/** What is set on this device, as the page shows it. */
import type { OfflineState } from '../../offline/offlineState';
import type { KeptPreferences } from '../../setup/kept/preferences';
import { aidOf } from '../../setup/kept/tables';
import type { SettingsModel } from '../../ui/settings/settingsModel';
import type { Agreement } from '../setup/agreement';

/** What is set on this device now. */
export function settingsModel(
  preferences: Pick<KeptPreferences, 'now'>, agreement: Pick<Agreement, 'now'>, offline: OfflineState['copy'],
): SettingsModel {
  const now = agreement.now();
  return { preferences: preferences.now(), input: now.input, memoryAid: aidOf(now), offline };
}
