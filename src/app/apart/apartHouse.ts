/** What a table of several devices needs of the rest of the app. */
import type { Clock } from '../../bots/clock';
import type { KeptSettings } from '../../setup/kept/settings';
import type { Store } from '../../storage/store';
import type { GameLibrary } from '../gameLibrary';
import type { Presenter } from '../presenter';
import type { Agreement } from '../setup/agreement';

export interface ApartHouse {
  readonly presenter: Presenter;
  readonly agreement: Agreement;
  readonly clock: Clock;
  readonly today: () => number;
  readonly library: Pick<GameLibrary, 'find'>;
  readonly store: Store;
  readonly settings: KeptSettings;
}
