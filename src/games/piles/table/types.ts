/** The types that a game of piles is made of, as the host of all games takes them. */
import type { Watcher } from '../../../characters/watcher';
import type { Character } from '../../../setup/players';
import type { TableAct } from '../../../shell/table/acts';
import type { KeptPiles } from '../kept/saved';
import type { PilesTypes } from '../rules/family';
import type { Seen } from './seen';
import type { PilesIntent, TableState } from './state';
import type { TableView } from './view';

export interface PlayedPiles<T extends PilesTypes> extends KeptPiles<T> {
  readonly Table: TableState<T>;
  readonly Intent: PilesIntent<T['Call']>;
  readonly View: TableView<T>;
}

/** What people at a screen do. */
export type PilesAct<T extends PilesTypes> = TableAct<PlayedPiles<T>>;

export type PilesPlayer<T extends PilesTypes> = Watcher<T['Call'], Seen<T>>;
export type CreatePlayer<T extends PilesTypes> = (character: Character) => PilesPlayer<T>;
