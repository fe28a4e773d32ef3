/** The types of Snap on its screens. */
import type { SetBase, ShellTypes } from '../../../shell/types';
import type { PlayedGame } from '../kept/bests';
import type { OpenedSnap, SavedSnap } from '../kept/savedGame';
import type { SnapAgreed } from '../kept/setup';
import type { SnapTable } from '../rules/game';
import type { ReplayStep } from '../review/replaySteps';
import type { SnapReport } from '../review/report';
import type { SnapHappening } from '../rules/happening';
import type { KeyAfter } from '../../../strings/say';
import type { SnapTableAct } from '../table/snapTypes';
import type { SnapIntent } from '../table/tableState';
import type { SnapTableView } from '../table/view';
import type { PileOwn, PileOwnChange } from '../../piles/ui/pileTable';
import type { SnapTableModel } from './table/snapTable';

export interface SnapShell extends ShellTypes {
  readonly Agreed: SnapAgreed;
  readonly Saved: SavedSnap;
  readonly Opened: OpenedSnap;
  readonly Played: PlayedGame;
  /** `cards`: how many were turned. */
  readonly Past: {
    readonly id: string; readonly at: number; readonly names: readonly string[]; readonly table: SnapTable; readonly cards: number;
  };
  readonly View: SnapTableView;
  readonly Happening: SnapHappening;
  readonly Act: SnapTableAct;
  readonly Set: SetBase;
  readonly Table: SnapTableModel;
  readonly TableChange: PileOwnChange;
  readonly TableCommand: PileOwn;
  readonly Says: KeyAfter<'snap-pip-'>;
  readonly Intent: SnapIntent;
  readonly Report: SnapReport;
  readonly Step: ReplayStep;
}
