/** A game of piles on its screens, in types. */
import type { SetBase, ShellTypes } from '../../../shell/types';
import type { PlayedPiles } from '../kept/bests';
import type { OpenedPiles, SavedPiles } from '../kept/saved';
import type { ReplayStep } from '../review/replaySteps';
import type { PilesReport } from '../review/report';
import type { HappeningOf, PilesTypes } from '../rules/family';
import type { PilesAct } from '../table/types';
import type { PilesIntent } from '../table/state';
import type { TableView } from '../table/view';
import type { PilesModel, PilesOwn, PilesOwnChange } from './tableModel';

export interface PilesShell<T extends PilesTypes> extends ShellTypes {
  readonly Agreed: T['Agreed'];
  readonly Saved: SavedPiles<T>;
  readonly Opened: OpenedPiles<T>;
  readonly Played: PlayedPiles & T['Kept'];
  /** `cards`: how many were turned. */
  readonly Past: { readonly id: string; readonly at: number; readonly names: readonly string[]; readonly cards: number } & T['Kept'];
  readonly View: TableView<T>;
  readonly Happening: HappeningOf<T>;
  readonly Act: PilesAct<T>;
  readonly Set: SetBase;
  readonly Table: PilesModel<T>;
  readonly TableChange: PilesOwnChange;
  readonly TableCommand: PilesOwn;
  readonly Says: T['Says'];
  readonly Intent: PilesIntent<T['Call']>;
  readonly Report: PilesReport<T>;
  readonly Step: ReplayStep<T>;
}
