/** The types of Snap Back on its screens. */
import type { ShellTypes } from '../../../shell/types';
import type { PlayedGame } from '../kept/bests';
import type { OpenedSnapBack, SavedSnapBack } from '../kept/savedGame';
import type { SnapBackAgreed } from '../kept/setup';
import type { Die } from '../rules/result';
import type { ReplayStep } from '../review/replaySteps';
import type { SnapBackReport } from '../review/report';
import type { SnapBackHappening } from '../rules/happening';
import type { SnapBackIntent } from '../table/tableState';
import type { KeyAfter } from '../../../strings/say';
import type { SnapBackAct } from '../table/snapBackTypes';
import type { SnapBackView } from '../table/view';
import type { OwnChange, OwnCommand, SnapBackTableModel, TableSet } from './table/tableModel';

export interface SnapBackShell extends ShellTypes {
  readonly Agreed: SnapBackAgreed;
  readonly Saved: SavedSnapBack;
  readonly Opened: OpenedSnapBack;
  readonly Played: PlayedGame;
  /** `cards`: how many were shown. */
  readonly Past: {
    readonly id: string; readonly at: number; readonly cards: number;
    readonly seats: readonly { readonly name: string; readonly die: Die }[];
  };
  readonly View: SnapBackView;
  readonly Happening: SnapBackHappening;
  readonly Act: SnapBackAct;
  readonly Set: TableSet;
  readonly Table: SnapBackTableModel;
  readonly TableChange: OwnChange;
  readonly TableCommand: OwnCommand;
  readonly Says: KeyAfter<'snap-back-pip-'>;
  readonly Intent: SnapBackIntent;
  readonly Report: SnapBackReport;
  readonly Step: ReplayStep;
}
