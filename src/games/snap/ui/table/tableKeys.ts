/** What the keys of Snap's table ask for. They are SNAG's where they mean the same. Pure. */
import { callKeysOf, potKeysOf } from '../../kept/callKeys';
import { foldedKey, singlesOf, type KeySettings } from '../../../../setup/tableKeys';
import type { Seat } from '../../rules/game';
import type { SnapTableAct } from '../../table/snapTypes';
import type { SnapTableView } from '../../table/view';
import { aloneAt } from '../../../../strings/words/cast';
import type { SnapTableModel, TableCommand } from './tableModel';

type Keyed = Pick<SnapTableModel, 'view' | 'input'>;

/** For each seat its own key to call with; null for computers, where one person plays alone, and where single keys do nothing. */
export function callKeys({ view, input }: Keyed): (string | null)[] {
  return input.singleKeys && !view.asked ? callKeysOf(view.seats) : view.seats.map(() => null);
}

/** The same for the pot, where two people have a key for each call. */
export function potKeys({ view, input }: Keyed): (string | null)[] {
  return input.singleKeys && !view.asked && view.twoKeys ? potKeysOf(view.seats) : view.seats.map(() => null);
}

/** What the table's own keys are while these people play: their letters do nothing else. */
function keysBeside(model: Keyed): KeySettings {
  return { ...model.input, taken: [...callKeys(model), ...potKeys(model)].filter((key) => key !== null) };
}

/** The keys that call, as `aria-keyshortcuts` has them, for somebody alone. */
export function callShortcuts(keys: KeySettings): string {
  return [...singlesOf('call', keys).map((key) => key.toUpperCase()), 'Space'].join(' ');
}

/** The kind of call that the pot's key or burst means at this table. */
export function middleCall({ options: { table } }: Pick<SnapTableView, 'options'>): 'pot' | 'pool' {
  return table === 'C' ? 'pool' : 'pot';
}

/** A call, or where everybody is asked an answer. @param orTurn whether the same press turns a card where nothing can be called */
export function callAct(view: SnapTableView, seat: Seat, what: 'first' | 'middle', at: number, orTurn: boolean): SnapTableAct {
  const called = what === 'middle' ? middleCall(view) : view.twoKeys ? 'snap' : 'any';
  return view.phase === 'asked' ? { kind: 'answer', seat, says: called } : { kind: 'call', seat, called, orTurn, at };
}

/** What has the focus: nothing that takes Space and Enter itself, a burst (by its seat and what it calls), or another button. */
export type FocusedOn = 'page' | 'button' | 'typed' | { readonly seat: Seat; readonly what: 'first' | 'middle' };

/** @param at when it was pressed, in the page's milliseconds @returns null where the key is nobody's, or the focused button's own */
export function tableKey(key: string, focus: FocusedOn, model: Keyed, at: number): TableCommand | null {
  const { view } = model;
  if (focus === 'typed') return null;
  if (key === 'Escape') return { kind: 'overTable', over: 'menu', at };
  if (key === ' ' || key === 'Enter') return focus === 'button' ? null : pressKey(key, focus, view, at);
  return model.input.singleKeys ? characterKey(foldedKey(key), model, at) : null;
}

function pressKey(key: ' ' | 'Enter', focus: Exclude<FocusedOn, 'typed' | 'button'>, view: SnapTableView, at: number): TableCommand | null {
  if (view.phase === 'over') return null;
  if (view.phase === 'ready') return { kind: 'act', act: { kind: 'goOn' } };
  if (focus !== 'page') return { kind: 'act', act: callAct(view, focus.seat, focus.what, at, false) };
  const me = aloneAt(view);
  if (view.phase === 'asked') {
    const seat = me ?? view.askedNext;
    if (seat === null) return null;
    return { kind: 'act', act: key === ' ' ? callAct(view, seat, 'first', at, false) : { kind: 'answer', seat, says: 'pass' } };
  }
  if (me !== null && key === ' ') return { kind: 'act', act: callAct(view, me, 'first', at, true) };
  return turnOf(view);
}

/** Turns the card of whoever's turn it is, if they play here. */
function turnOf({ turn, seats, beat }: SnapTableView): TableCommand | null {
  if (turn === null || beat !== null || seats[turn]?.kind !== 'local') return null;
  return { kind: 'act', act: { kind: 'turn', seat: turn } };
}

function characterKey(key: string, model: Keyed, at: number): TableCommand | null {
  const { view } = model;
  const seat = callKeys(model).indexOf(key);
  const potSeat = potKeys(model).indexOf(key);
  const plays = view.phase === 'playing';
  if (seat >= 0) return plays ? { kind: 'act', act: callAct(view, seat, 'first', at, true) } : null;
  if (potSeat >= 0) return plays ? { kind: 'act', act: callAct(view, potSeat, 'middle', at, false) } : null;
  const keys = keysBeside(model);
  const is = (name: Parameters<typeof singlesOf>[0]): boolean => singlesOf(name, keys).includes(key);
  const me = aloneAt(view);
  const asked = view.phase === 'asked';
  if (is('call') && me !== null && (plays || asked)) return { kind: 'act', act: callAct(view, me, 'first', at, true) };
  const answers = asked ? me ?? view.askedNext : null;
  if (is('pass') && answers !== null) return { kind: 'act', act: { kind: 'answer', seat: answers, says: 'pass' } };
  if (is('pass') && plays && me !== null && view.twoKeys) return { kind: 'act', act: callAct(view, me, 'middle', at, false) };
  if (is('draw')) return plays ? turnOf(view) : null;
  if (is('menu') || is('pass')) return { kind: 'overTable', over: 'menu', at };
  if (is('readScore') || is('readBoard')) return { kind: 'readTable', what: 'cards' };
  return is('readColumn') ? { kind: 'readTable', what: 'asked' } : null;
}
