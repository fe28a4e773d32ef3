/** What the table of Snap is drawn from, and what becomes of it with what happens there. Pure. */
import type { TableCommandBase } from '../../../../shell/commands';
import type { TableOver } from '../../../../shell/table/over';
import type * as shell from '../../../../shell/types';
import type { SetBase } from '../../../../shell/types';
import type { SnapHappening } from '../../rules/happening';
import type { SnapTableAct } from '../../table/snapTypes';
import type { SnapTableView } from '../../table/view';
import { saidOf, type Reading, type Said } from '../../words/table/said';
import { lastCallAfter, type LastCall } from './lastCall';

/** What belongs to the game and its people, and stays as it is while it is played. */
export type TableSet = SetBase;

export interface SnapTableModel extends TableSet {
  readonly kind: 'table';
  readonly view: SnapTableView;
  /** What is said now; another `id` each time, so that the same is said again. */
  readonly said: { readonly id: number; readonly what: readonly Said[] };
  /** What was won, lost or paid last, to be read under the cards until the next card is turned. */
  readonly news: readonly Said[];
  /** Who called last, and what lies lit of it; null once the next card is turned. */
  readonly call: LastCall | null;
  /** When somebody called last, in the page's milliseconds. */
  readonly calledAt: number;
  readonly over: TableOver | null;
  /** Whether time stands still though nothing is paused, as it does in the lesson while something is to be read. */
  readonly still?: boolean;
}

/** What the table of Snap asks for beside what every table does. */
export type OwnCommand =
  /** To hear something of the table. */
  { readonly kind: 'readTable'; readonly what: Reading };

export type TableCommand = TableCommandBase<SnapTableAct> | OwnCommand;

export type TableAsk = (command: TableCommand) => unknown;

/** What becomes of the table of Snap beside what does of every table's screen. */
export type OwnChange = { readonly type: 'read'; readonly what: Reading };

export type TableChange = shell.TableChange<{
  readonly View: SnapTableView; readonly Happening: SnapHappening; readonly Set: TableSet; readonly TableChange: OwnChange;
}>;

/** The table as it is opened. */
export function openedTable(view: SnapTableView, set: TableSet): SnapTableModel {
  return { kind: 'table', view, ...set, said: { id: 0, what: [] }, news: [], call: null, calledAt: -Infinity, over: null };
}

export function tableAfter(model: SnapTableModel, change: TableChange): SnapTableModel {
  switch (change.type) {
    case 'told': return afterTold(model, change);
    case 'over': return { ...model, over: change.over };
    case 'read': return saying(model, [{ kind: 'read', what: change.what }]);
    case 'set': return { ...model, ...change.set };
  }
}

function afterTold(model: SnapTableModel, { view, happenings, now }: TableChange & { type: 'told' }): SnapTableModel {
  const begins = model.view.phase === 'ready' && view.phase !== 'ready' && view.phase !== 'over';
  const said: readonly Said[] = [...saidOf(happenings), ...begins ? [{ kind: 'read', what: 'asked' } as const] : []];
  const isCall = happenings.some(({ type }) => type === 'took' || type === 'tied' || type === 'wrong');
  const news = said.filter(({ kind }) => kind !== 'turned' && kind !== 'read');
  const next: SnapTableModel = {
    ...model, view,
    // The end is seen at once: whoever has stopped the game is not kept in the menu.
    over: view.phase === 'over' ? null : model.over,
    call: lastCallAfter(model.call, happenings),
    calledAt: isCall ? now : model.calledAt,
    news: news.length > 0 ? news : happenings.some(({ type }) => type === 'flipped') ? [] : model.news,
  };
  return said.length > 0 ? saying(next, said) : next;
}

function saying(model: SnapTableModel, what: readonly Said[]): SnapTableModel {
  return { ...model, said: { id: model.said.id + 1, what } };
}
