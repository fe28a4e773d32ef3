/** The types that Snap is made of, as the host of all games takes them. */
import type { TableAct } from '../../../shell/table/ownScreen';
import type { KeptSnap } from '../kept/savedGame';
import type { SnapIntent, TableState } from './tableState';
import type { SnapTableView } from './view';

export interface SnapTypes extends KeptSnap {
  readonly Table: TableState;
  readonly Intent: SnapIntent;
  readonly View: SnapTableView;
}

/** What people at a screen do. */
export type SnapTableAct = TableAct<SnapTypes>;
