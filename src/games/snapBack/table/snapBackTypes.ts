/** The types that Snap Back is made of, as the host of all games takes them. */
import type { TableAct } from '../../../shell/table/acts';
import type { KeptSnapBack } from '../kept/savedGame';
import type { SnapBackIntent, TableState } from './tableState';
import type { SeenSnapBack } from './view';

export interface SnapBackTypes extends KeptSnapBack {
  readonly Table: TableState;
  readonly Intent: SnapBackIntent;
  readonly View: SeenSnapBack;
}

/** What people at the screen do, beside what they do at every table. */
export type SnapBackAct =
  | Exclude<TableAct<SnapBackTypes>, { readonly kind: 'together' | 'next' }>
  /** Whether several people choose at the same time, against the count, as with their fingers. They do not where nothing hurries. */
  | { readonly kind: 'together'; readonly on: boolean }
  /** A press holds what was revealed open, or lets it go. */
  | { readonly kind: 'hold'; readonly on: boolean };
