/** What the table of Snap is drawn from, and what becomes of it with what happens there. Pure. */
import type { KeySettings } from '../../../../setup/tableKeys';
import type { Spoken } from '../../kept/draft';
import type { Sitting } from '../../kept/setup';
import type { SnapHappening } from '../../rules/happening';
import type { SnapTableAct, SnapTableView } from '../../table/tableView';
import { saidOf, type Reading, type Said } from '../../words/table/said';
import { lastCallAfter, type LastCall } from './lastCall';

/** What lies over the table. */
export type TableOver = 'menu' | 'rules' | 'stop';

/** What belongs to the game and its people, and stays as it is while it is played. */
export interface TableSet {
  readonly input: KeySettings;
  /** Whether the burst lies at the left, for the left hand. */
  readonly mirrored: boolean;
  readonly spoken: Spoken;
  /** How several people sit. */
  readonly sitting: Sitting;
}

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

/** What the table asks for. */
export type TableCommand =
  | { readonly kind: 'act'; readonly act: SnapTableAct }
  /** Opens something over the table, or (null) closes it. The game pauses beneath. */
  | { readonly kind: 'overTable'; readonly over: TableOver | null; readonly at: number }
  /** To hear something of the table. */
  | { readonly kind: 'readTable'; readonly what: Reading }
  | { readonly kind: 'settings' }
  /** Leaves the game, which waits. */
  | { readonly kind: 'leaveTable' }
  /** After the end: another game on the same terms. */
  | { readonly kind: 'playAgain' };

export type TableAsk = (command: TableCommand) => unknown;

export type TableChange =
  /** @property now the page's milliseconds */
  | { readonly type: 'told'; readonly view: SnapTableView; readonly happenings: readonly SnapHappening[]; readonly now: number }
  | { readonly type: 'over'; readonly over: TableOver | null }
  | { readonly type: 'read'; readonly what: Reading }
  | { readonly type: 'set'; readonly set: Partial<TableSet> };

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
