/** The types that Snap is made of, as the host of all games takes them. */
import type { GameTypes } from '../../../host/contract';
import type { SnapDeal } from '../kept/deal';
import type { SnapSetup } from '../kept/setup';
import type { EndKind, SnapGame } from '../rules/game';
import type { SnapHappening } from '../rules/happening';
import type { GameEvent } from '../rules/record';
import type { SnapIntent, TableState } from './tableState';
import type { SnapTableView } from './tableView';

export interface SnapTypes extends GameTypes {
  readonly Setup: SnapSetup;
  readonly Deal: SnapDeal;
  readonly State: SnapGame;
  readonly Event: GameEvent;
  /** When each event happened. */
  readonly Notes: { readonly times: readonly number[] };
  readonly Table: TableState;
  readonly Intent: SnapIntent;
  readonly Happening: SnapHappening;
  readonly View: SnapTableView;
  readonly Ended: EndKind;
}
