/** What the screen of a table of piles shows, and what becomes of it: what is said, what lies lit, what lies over it. Pure. */
import type { SetBase, TableChange, TableOver } from '../../../shell/types';
import type { TableCommandBase } from '../../../shell/commands';
import type { HappeningOf, PilesTypes } from '../rules/family';
import type { PilesAct } from '../table/types';
import type { TableView } from '../table/view';
import { nextText, saidOf, saidText, standsText, type Reading, type Said, type Speaks } from '../words/said';
import { lastCallAfter, type LastCall } from './lastCall';

/** What is asked for at such a table beside what is at every one. */
export interface PilesOwn { readonly kind: 'readTable'; readonly what: Reading }
export interface PilesOwnChange { readonly type: 'read'; readonly what: Reading }

export type PilesCommand<T extends PilesTypes> = TableCommandBase<PilesAct<T>> | PilesOwn;
export type PilesAsk<T extends PilesTypes> = (command: PilesCommand<T>) => unknown;

export interface PilesModel<T extends PilesTypes> extends SetBase {
  readonly kind: 'table';
  readonly view: TableView<T>;
  /** What is said now; another `id` each time, so that the same is said again. */
  readonly said: { readonly id: number; readonly what: readonly Said<T>[] };
  /** What was won, lost or paid last, to be read under the cards until the next card is turned. */
  readonly news: readonly Said<T>[];
  /** Who called last, and what lies lit of it. */
  readonly call: LastCall<T['Call']> | null;
  readonly over: TableOver | null;
  /** Whether time stands still though nothing is paused, as it does in the lesson while something is to be read. */
  readonly still?: boolean;
}

export type PilesChange<T extends PilesTypes> = TableChange<{
  readonly View: TableView<T>; readonly Happening: HappeningOf<T>; readonly Set: SetBase; readonly TableChange: PilesOwnChange;
}>;

/**
 * What is seen of calls before they are judged. Where everybody answers, no card comes while there's anything to answer: a press that the
 * next card finds here was for nothing, and not too late.
 */
export const pilesCalls = ({ answering }: { readonly answering?: unknown }) =>
  ({ hears: ({ mayCall }: { readonly mayCall: boolean }) => mayCall, silent: [answering ? '' : 'flipped'] as const });

export function openedTable<T extends PilesTypes>(view: TableView<T>, set: SetBase): PilesModel<T> {
  return { kind: 'table', view, ...set, said: { id: 0, what: [] }, news: [], call: null, over: null };
}

export function tableAfter<T extends PilesTypes>(model: PilesModel<T>, change: PilesChange<T>): PilesModel<T> {
  switch (change.type) {
    case 'over': return { ...model, over: change.over };
    case 'read': return saying(model, [{ kind: 'read', what: change.what }]);
    case 'set': return { ...model, ...change.set };
    case 'told': return afterTold(model, change);
  }
}

function afterTold<T extends PilesTypes>(
  model: PilesModel<T>, { view, happenings }: PilesChange<T> & { readonly type: 'told' },
): PilesModel<T> {
  const begins = model.view.phase === 'ready' && view.phase !== 'ready' && view.phase !== 'over';
  const told = saidOf<T>(happenings);
  const next: PilesModel<T> = {
    ...model, view,
    // The end is seen at once: whoever has stopped the game is not kept in the menu.
    over: view.phase === 'over' ? null : model.over,
    call: lastCallAfter(model.call, happenings), news: told.length > 0 ? told.filter(({ kind }) => kind !== 'turned') : model.news,
  };
  const said = [...told, ...begins ? [{ kind: 'read', what: 'asked' } as const] : []];
  return said.length > 0 ? saying(next, said) : next;
}

function saying<T extends PilesTypes>(model: PilesModel<T>, what: PilesModel<T>['said']['what']): PilesModel<T> {
  return { ...model, said: { id: model.said.id + 1, what } };
}

/** What is to be heard of a table now. */
export function saidNow<T extends PilesTypes>(speaks: Speaks<T>, { said, view }: Pick<PilesModel<T>, 'said' | 'view'>): string {
  const isNews = said.what.some(({ kind }) => kind !== 'read' && kind !== 'over');
  // A card is no sentence: where more is said after it, it ends like one.
  const text = said.what.map((one, i) => `${saidText(speaks, one, view)}${one.kind === 'turned' && i < said.what.length - 1 ? '.' : ''}`)
    .filter((one) => one !== '').join(' ');
  // The card comes first: whoever is to turn the next one has time.
  const next = isNews ? [standsText(speaks.words, view), nextText(view)].filter((one) => one !== '').join('. ') : '';
  return next === '' ? text : `${text}${said.what.at(-1)?.kind === 'turned' ? '.' : ''} ${next}`;
}

/** What is said of it at once: it may cut short what is being said. */
const URGENT: readonly string[] = ['turned', 'took', 'tied'];

export function isUrgent({ what }: { readonly what: readonly { readonly kind: string }[] }): boolean {
  return what.some(({ kind }) => URGENT.includes(kind));
}
