/** The types that Cash is made of, as the host of all games takes them. */
import type { KeptCash } from '../kept/savedGame';
import type { CashIntent, CashTable } from './state';
import type { CashView } from './view';

export interface CashTypes extends KeptCash {
  readonly Table: CashTable;
  readonly Intent: CashIntent;
  readonly View: CashView;
}
