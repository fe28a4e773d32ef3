/** What the page shows: one of its screens, each with all that it needs to be drawn. */
import type { ShownGameApp } from '../games/gameApp';
import type { TemplateResult } from 'lit-html';
import type { Tile } from '../rules/board';
import type { ViewState } from '../session/viewState';
import { USUAL_INPUT, type InputSettings } from '../setup/inputSettings';
import type { Ask } from './commands';
import type { CardTableModel } from './cardTable/cardTableModel';
import type { ChallengeModel } from './challenge/challengeModel';
import type { DailyModel } from './daily/dailyModel';
import type { HistoryModel } from './history/historyScreen';
import type { ReplayModel } from './history/replayControls';
import type { SetupModel } from './setup/setupModel';
import type { SlipsModel } from './slips/slipsModel';
import type { StartModel } from './start/startModel';
import type { PracticeModel } from './table/practice/practiceModel';
import type { TableModel } from './table/tableModel';
import type { DrillModel, TrainingModel } from './training/trainingModel';

export type Screen =
  | StartModel | SetupModel | DailyModel | TableModel | HistoryModel | ReplayModel | SlipsModel | TrainingModel | DrillModel
  | CardTableModel | ChallengeModel | ShownGameApp | ApartScreen;

/** The lobby of a table of several devices: what it is drawn with comes once somebody wants a table. `code`: null until there is one. */
export interface ApartScreen {
  readonly kind: 'apart';
  readonly code: string | null;
  /** Which of its screens it is. */
  readonly name: string;
  draw(ask: Ask): TemplateResult;
}

/** The table that is seen on a screen: of a game that is on, of one that is looked at again, or of a drill. */
export function tableOn(screen: Screen | null): ViewState | null {
  if (screen?.kind === 'table' || screen?.kind === 'drill') return screen.state;
  return screen?.kind === 'replay' ? screen.steps[screen.step]?.state ?? null : null;
}

/** Whether one screen is another than the one before, and no change on it: it is seen from its top then. */
export function isOtherScreen(before: Screen | null, now: Screen): boolean {
  return before?.kind !== now.kind || ('name' in before && before.name !== (now as ShownGameApp).name);
}

/** As hand and key are set here; at a table without the letters with which its players call. */
export function inputOn(screen: Screen | null): InputSettings {
  switch (screen?.kind) {
    case 'table': return { ...screen.input, taken: screen.state.seats.flatMap(({ callKey }) => callKey ?? []) };
    case 'start': case 'drill': return screen.input;
    case 'setup': return screen.draft.input;
    default: return USUAL_INPUT;
  }
}

/** The table at which something can be done now; null on every other screen, a replay among them. */
export function liveTable(screen: Screen | null): ViewState | null {
  return screen?.kind === 'table' || screen?.kind === 'drill' ? screen.state : null;
}

/** The drill that is played; null on every other screen. */
export function drillOn(screen: Screen | null): DrillModel | null {
  return screen?.kind === 'drill' ? screen : null;
}

/** What belongs to a practice game; null at every other table and where there is none. */
export function practiceOn(screen: Screen | null): PracticeModel | null {
  return screen?.kind === 'table' ? screen.practice : null;
}

/** The tiles of the open rack. */
export function openRack({ viewer, seats }: ViewState): readonly (Tile | null)[] {
  return viewer === null ? [] : seats[viewer]?.rack ?? [];
}
