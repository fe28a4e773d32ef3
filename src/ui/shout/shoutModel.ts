/** What the page shows calling by voice with, and where there is something to call by it. */
import type { nothing, TemplateResult } from 'lit-html';
import type { Layout } from '../../layout/types';
import type { SeatState } from '../../session/viewState';
import type { GameSound } from '../../shout/gameSounds';
import type { EarProblem } from '../../shout/ear';
import type { DialogActions, DialogName } from '../dialogs/frame';
import type { Screen } from '../screen';
import type { TableActions } from '../table/input/tableActions';
import type { TableModel } from '../table/tableModel';

/** What it needs of the page. */
export interface ShoutPagePorts {
  readonly screen: () => Screen | null;
  readonly controls: Pick<TableActions, 'call' | 'answer' | 'announce'>;
  /** Shows the page anew. */
  readonly draw: () => void;
  /** Opens the dialog in which it is set. */
  readonly openDialog: () => void;
  /** Tells that the microphone could not be opened, or is gone, where no dialog shows it. */
  readonly tell: (problem: EarProblem) => void;
}

/** Loaded when somebody wants to call by voice. */
export interface ShoutPage {
  /** The sign on the table; nothing where nobody likes to call by voice. */
  sign(table: TableModel, layout: Layout): TemplateResult | typeof nothing;
  dialog(table: TableModel, actions: DialogActions): TemplateResult;
  /** Sees to what follows from what the page shows now. @param over whether nothing more is played in this page */
  follow(dialog: DialogName | null, over: boolean): void;
  /** The game makes these sounds now or soon. */
  gameSounds(sounds: readonly GameSound[]): void;
}

export type CreateShoutPage = (ports: ShoutPagePorts) => ShoutPage;

/** Whether somebody at this screen may call by voice here. */
export function takesShouts(screen: Screen | null): screen is TableModel {
  return screen?.kind === 'table' && !screen.lesson && !screen.again && screen.state.calls !== 'automatic' && screen.state.phase !== 'over'
    && localsAt(screen).length > 0;
}

/** Who could: the people at this screen, as they are called in the game. */
export function localsAt({ state: { seats } }: Pick<TableModel, 'state'>): readonly SeatState['name'][] {
  return seats.filter(({ kind }) => kind === 'local').map(({ name }) => name);
}
