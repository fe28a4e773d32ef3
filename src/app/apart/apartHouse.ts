/** What a table of several devices needs of the rest of the app. */
import type { Clock } from '../../bots/clock';
import type { KeptPreferences } from '../../setup/kept/preferences';
import type { KeptSettings } from '../../setup/kept/settings';
import type { Store } from '../../storage/store';
import type { GameLocks } from '../../storage/tabLocks';
import type { GameLibrary } from '../gameLibrary';
import type { GameApps } from '../games/gameApps';
import type { Presenter } from '../presenter';
import type { Agreement } from '../setup/agreement';

export interface ApartHouse {
  readonly presenter: Presenter;
  readonly agreement: Agreement;
  readonly clock: Clock;
  readonly today: () => number;
  readonly library: Pick<GameLibrary, 'find'>;
  readonly store: Store;
  readonly preferences: Pick<KeptPreferences, 'now'>;
  readonly locks: Pick<GameLocks, 'take'>;
  readonly freshWord: () => string;
  /** Other games, once they have come: whoever sits down at a table leaves them. */
  readonly guests: () => Pick<GameApps, 'leave'> | null;
  readonly settings: KeptSettings;
}
