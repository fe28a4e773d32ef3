/** The types that Snap Back is made of, as the host of all games takes them. */
import type { GameTypes } from '../../../host/contract';
import type { TableAct } from '../../../shell/table/ownScreen';
import type { SnapBackDeal } from '../kept/deal';
import type { SavedSnapBack } from '../kept/savedGame';
import type { SnapBackSetup } from '../kept/setup';
import type { Game, GameEvent, Seat } from '../rules/game';
import type { EndedBy, SnapBackHappening } from '../rules/happening';
import type { SnapBackIntent, TableState } from './tableState';
import type { SeenSnapBack } from './view';

export interface SnapBackTypes extends GameTypes {
  readonly Setup: SnapBackSetup;
  readonly Deal: SnapBackDeal;
  /** The game, the cards that are to come, and who has ended it. */
  readonly State: { readonly game: Game; readonly deal: SnapBackDeal; readonly trueSix: readonly Seat[] };
  readonly Event: GameEvent;
  readonly Notes: Pick<SavedSnapBack, 'callTimes' | 'countEndsAt'>;
  readonly Table: TableState;
  readonly Intent: SnapBackIntent;
  readonly Happening: SnapBackHappening;
  readonly View: SeenSnapBack;
  readonly Ended: Exclude<EndedBy, 'stopped'>;
}

/** What people at the screen do, beside what they do at every table. */
export type SnapBackAct =
  | Exclude<TableAct<SnapBackTypes>, { readonly kind: 'painted' | 'together' | 'next' }>
  /** Whether several people choose at the same time, against the count, as with their fingers. They do not where nothing hurries. */
  | { readonly kind: 'together'; readonly on: boolean }
  /** The open card was painted: from here on times count. */
  | { readonly kind: 'painted'; readonly shown: number; readonly at: number }
  /** A press holds what was revealed open, or lets it go. */
  | { readonly kind: 'hold'; readonly on: boolean };
