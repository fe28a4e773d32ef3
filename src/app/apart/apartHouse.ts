/** What a table of several devices needs of the rest of the app. */
import type { Clock } from '../../bots/clock';
import type { Presenter } from '../presenter';
import type { Agreement } from '../setup/agreement';

export interface ApartHouse {
  readonly presenter: Presenter;
  readonly agreement: Agreement;
  readonly clock: Clock;
  readonly today: () => number;
}
