/** The types that Snap is made of, as the host of all games takes them. */
import type { CardDeal } from '../../../cards/deal';
import type { GameTypes } from '../../../host/contract';
import type { TableAct } from '../../../shell/table/ownScreen';
import type { SnapSetup } from '../kept/setup';
import type { EndKind, SnapGame } from '../rules/game';
import type { SnapHappening } from '../rules/happening';
import type { GameEvent } from '../rules/record';
import type { SnapIntent, TableState } from './tableState';
import type { SnapTableView } from './view';

export interface SnapTypes extends GameTypes {
  readonly Setup: SnapSetup;
  readonly Deal: CardDeal;
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

/** What people at a screen do. */
export type SnapTableAct = TableAct<SnapTypes>;
