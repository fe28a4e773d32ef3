/** What the page shows: one of four screens, each with all that it needs to be drawn. */
import type { ViewState } from '../session/viewState';
import type { HistoryModel } from './history/historyScreen';
import type { ReplayModel } from './history/replayControls';
import type { StartModel } from './start/startScreen';
import type { TableModel } from './table/tableModel';

export type Screen = StartModel | TableModel | HistoryModel | ReplayModel;

/** The table that is seen on a screen: of a game that is on, or of one that is looked at again. */
export function tableOn(screen: Screen | null): ViewState | null {
  if (screen?.kind === 'table') return screen.state;
  return screen?.kind === 'replay' ? screen.replay.steps[screen.step]?.state ?? null : null;
}
