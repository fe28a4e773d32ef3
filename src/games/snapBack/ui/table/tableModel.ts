/**
 * What the table of Snap Back is drawn from, and what becomes of it with what happens there. Pure. Nothing of a card stays in it once the
 * card is turned down, nor in what was said of it.
 */
import type { TableCommandBase } from '../../../../shell/commands';
import type * as shell from '../../../../shell/types';
import type { Claim } from '../../rules/cards';
import type { Seat } from '../../rules/game';
import type { SnapBackHappening } from '../../rules/happening';
import type { Die } from '../../rules/result';
import type { SnapBackAct } from '../../table/snapBackTypes';
import type { SnapBackView } from '../../table/view';
import { saidOf, saidText, type Reading, type Said } from '../../words/table/said';

/** What belongs to the game and its people, and stays as it is while it is played. */
export interface TableSet extends shell.SetBase {
  /** Whether two people show their numbers with their fingers, or could but choose in turn; null: this screen does not feel two hands. */
  readonly fingers: 'shown' | 'off' | null;
  /** For each seat the highest die with which they have ended a game; null: none is known, or a computer. */
  readonly bests: readonly (Die | null)[];
  /** For each seat how far back a computer player remembers; null: a person. */
  readonly spans: readonly (number | null)[];
}

export interface SnapBackTableModel extends TableSet {
  readonly kind: 'table';
  readonly view: SnapBackView;
  /** What is said now; another `id` each time, so that the same is said again. */
  readonly said: { readonly id: number; readonly what: readonly Said[] };
  /** When somebody called last, in the page's milliseconds. */
  readonly calledAt: number;
  /** While numbers are chosen: what the only person here has chosen. Nobody else's is known. */
  readonly choice: Claim | null;
  /** Of several people who choose in turn: who has said that they look alone; for everybody else the numbers are covered. */
  readonly uncovered: Seat | null;
  /** "Three, two, one": what stands there now. */
  readonly count: 3 | 2 | 1 | null;
  readonly over: shell.TableOver | null;
  /** Whether time stands still though nothing is paused, as it does in the lesson while something is to be read. */
  readonly still?: boolean;
}

/** What the table of Snap Back asks for beside what every table does. */
export type OwnCommand =
  /** Whose turn it is to choose takes the cover off. */
  | { readonly kind: 'uncover'; readonly seat: Seat }
  /** Whether two people show their numbers with their fingers from now on. */
  | { readonly kind: 'byFingers'; readonly on: boolean }
  /** To hear something of the table. */
  | { readonly kind: 'readTable'; readonly what: Reading; readonly at: number };

export type TableCommand = TableCommandBase<SnapBackAct> | OwnCommand;

export type TableAsk = (command: TableCommand) => unknown;

/** What becomes of the table of Snap Back beside what does of every table's screen. */
export type OwnChange =
  /** The only person here has chosen. */
  | { readonly type: 'chose'; readonly claim: Claim }
  | { readonly type: 'uncovered'; readonly seat: Seat }
  /** @property now the page's milliseconds */
  | { readonly type: 'read'; readonly what: Reading; readonly now: number };

export type TableChange = shell.TableChange<{
  readonly View: SnapBackView; readonly Happening: SnapBackHappening; readonly Set: TableSet; readonly TableChange: OwnChange;
}>;

export const snapBackCalls = { hears: ({ mayCall }: SnapBackView) => mayCall, silent: ['shown', 'turnedDown'] } as const;

/** The table as it is opened. */
export function openedTable(view: SnapBackView, set: TableSet): SnapBackTableModel {
  return {
    kind: 'table', view, ...set, said: { id: 0, what: [] }, calledAt: -Infinity, choice: null, uncovered: null, count: null, over: null,
  };
}

export function tableAfter(model: SnapBackTableModel, change: TableChange): SnapBackTableModel {
  switch (change.type) {
    case 'told': return afterTold(model, change);
    case 'chose': return model.view.phase === 'choosing' && !model.view.paused ? { ...model, choice: change.claim } : model;
    case 'uncovered': return model.view.chooser === change.seat ? { ...model, uncovered: change.seat } : model;
    case 'over': return { ...model, over: change.over, uncovered: null };
    case 'read': return saying(model, [{ kind: 'read', what: change.what, now: change.now }]);
    case 'set': return { ...model, ...change.set };
  }
}

function afterTold(model: SnapBackTableModel, { view, happenings, now }: TableChange & { type: 'told' }): SnapBackTableModel {
  const chooses = view.phase === 'choosing';
  const isCall = happenings.some(({ type }) => type === 'called');
  const counted = happenings.flatMap((happening) => (happening.type === 'count' ? happening.left : [])).at(-1);
  const next: SnapBackTableModel = {
    ...model, view,
    // The end is seen at once: whoever has stopped the game is not kept in the menu.
    over: happenings.some(({ type }) => type === 'over') ? null : model.over,
    calledAt: isCall ? now : model.calledAt,
    choice: chooses && !isCall ? model.choice : null,
    uncovered: chooses && !view.paused && view.chooser === model.uncovered ? model.uncovered : null,
    count: chooses ? counted ?? (isCall ? null : model.count) : null,
  };
  const said = happenings.flatMap(saidOf);
  if (said.length > 0) return saying(next, said);
  // What was said of a card goes when it is turned down; silence is no news.
  return view.open === null ? { ...next, said: { ...next.said, what: next.said.what.filter((one) => !tellsCard(one)) } } : next;
}

function saying(model: SnapBackTableModel, what: readonly Said[]): SnapBackTableModel {
  const kept = model.view.open === null ? what.filter((one) => !tellsCard(one)) : what;
  return { ...model, said: { id: model.said.id + 1, what: kept } };
}

function tellsCard({ kind }: Said): boolean {
  return kind === 'card' || kind === 'again';
}

/** What is to be heard of it now, as one text. */
export function saidNow({ said, view, choice }: Pick<SnapBackTableModel, 'said' | 'view' | 'choice'>): string {
  return said.what.map((one) => saidText(one, view, choice)).filter((text) => text !== '').join(' ');
}
