/** What is called at a table of piles and by which keys, and what keys ask for. They are the house's where they mean the same. Pure. */
import { keysOf, peopleIn } from '../../../setup/seats/ownKeys';
import { foldedKey, singlesOf, type KeyName, type KeySettings } from '../../../setup/tableKeys';
import type { FocusedOn } from '../../../shell/table/tableKeys';
import { aloneAt } from '../../../strings/words/cast';
import type { PilesTypes, ShownRules } from '../rules/family';
import type { PilesAct } from '../table/types';
import type { TableView } from '../table/view';
import type { PilesCommand, PilesModel } from './tableModel';

type Keyed<T extends PilesTypes> = Pick<PilesModel<T>, 'view' | 'input'>;

/** For each call the key of each seat; null where there is none. The second turns a card where there is no second call. */
type CallKeys = readonly (readonly (string | null)[])[];

/** Whether a key of its own turns a card, so that the one to call with does nothing else. */
export function turnsByOwnKey<T extends PilesTypes>({ calls }: ShownRules<T>, { options, twoKeys }: TableView<T>): boolean {
  return twoKeys && calls(options)[1] === undefined;
}

/** What is pressed to call: for the piles; and, where it has a key of its own, for what lies in the middle. */
export function callsNow<T extends PilesTypes>(
  { calls, answering }: ShownRules<T>, { options, twoKeys, middle, asked }: TableView<T>,
): readonly T['Call'][] {
  if (answering) return calls(options) as readonly T['Call'][];
  const [first, second] = calls(options);
  // Where everybody is asked only what lies there is asked about.
  return second !== undefined && twoKeys && (middle.length > 0 || !asked) ? [first, second] : [first];
}

/** A call, or an answer where everybody is asked. @param orTurn whether the same press turns a card where nothing can be called */
export function callAct<T extends PilesTypes>(
  { calls, answering }: ShownRules<T>, { phase, options, twoKeys }: TableView<T>, seat: number, call: number, at: number, orTurn: boolean,
): PilesAct<T> {
  // What is wanted is to be known, and not found by one key for all; and no key answers and turns.
  if (answering) return { kind: 'call', seat, called: calls(options)[call]!, orTurn: false, at };
  const called = call === 1 ? calls(options)[1]! : twoKeys ? calls(options)[0] : 'any';
  return phase === 'asked' ? { kind: 'answer', seat, says: called } : { kind: 'call', seat, called, orTurn, at };
}

/** Lets a card pass, where everybody is asked. */
export function passAct<T extends PilesTypes>(seat: number): PilesAct<T> {
  return { kind: 'answer', seat, says: 'pass' };
}

/** For each call the own key of each seat: none where single keys do nothing, and where everybody is asked. */
export function ownKeys<T extends PilesTypes>(rules: ShownRules<T>, { view, input }: Keyed<T>): CallKeys {
  return input.singleKeys && !view.asked ? agreedKeys(rules, view) : [];
}

function agreedKeys<T extends PilesTypes>(rules: ShownRules<T>, view: TableView<T>): CallKeys {
  const [{ keys }, { seats, twoKeys }] = [rules.agreement.of, view];
  const all = Object.keys(keys).map((which) => keysOf(keys, seats, which));
  if (rules.answering) return all;
  const [first, second] = all;
  if (!twoKeys || second === undefined) return [first!];
  // More than two have no second key to call with, whatever was agreed.
  return [first!, peopleIn(seats) > 2 && !turnsByOwnKey(rules, view) ? seats.map(() => null) : second];
}

/** The keys with which whoever plays alone answers, in the order of the answers. */
export function answerKeys(input: KeySettings): readonly string[] { return singlesOf('place', input); }

export function tableKey<T extends PilesTypes>(
  rules: ShownRules<T>, key: string, focus: FocusedOn, model: Keyed<T>, at: number,
): PilesCommand<T> | null {
  if (key === ' ' || key === 'Enter') return focus === 'button' ? null : pressKey(rules, key, focus, model.view, at);
  return model.input.singleKeys ? characterKey(rules, foldedKey(key), model, at) : null;
}

function pressKey<T extends PilesTypes>(
  rules: ShownRules<T>, key: ' ' | 'Enter', focus: Exclude<FocusedOn, 'button'>, view: TableView<T>, at: number,
): PilesCommand<T> | null {
  if (view.phase === 'over') return null;
  if (view.phase === 'ready') return { kind: 'act', act: { kind: 'goOn' } };
  if (focus !== 'page') return { kind: 'act', act: callAct(rules, view, focus.seat, focus.call, at, false) };
  const me = aloneAt(view);
  if (view.phase === 'asked') {
    const seat = me ?? view.askedNext;
    if (seat === null) return null;
    return { kind: 'act', act: key === ' ' ? callAct(rules, view, seat, 0, at, false) : passAct(seat) };
  }
  if (me !== null && key === ' ' && !rules.answering) {
    return { kind: 'act', act: callAct(rules, view, me, 0, at, !turnsByOwnKey(rules, view)) };
  }
  return turnOf(view);
}

/** Turns the card of whoever's turn it is, or goes on with what they are asked about, if they play here. */
function turnOf<T extends PilesTypes>(view: TableView<T>): PilesCommand<T> | null {
  const { turn, seats, beat, options, choosing } = view;
  if (turn === null || (beat !== null && choosing === null)) return null;
  // Out of turn, where that is agreed, whoever plays alone turns their own.
  const seat = seats[turn]?.kind === 'local' ? turn : options.outOfTurn && choosing === null ? aloneAt(view) : null;
  return seat === null ? null : turnedBy(seat);
}

function turnedBy<T extends PilesTypes>(seat: number): PilesCommand<T> { return { kind: 'act', act: { kind: 'turn', seat } }; }

function characterKey<T extends PilesTypes>(rules: ShownRules<T>, key: string, model: Keyed<T>, at: number): PilesCommand<T> | null {
  const { view, input } = model;
  const plays = view.phase === 'playing';
  const call = (seat: number, which: number): PilesCommand<T> =>
    (turnsByOwnKey(rules, view) ? which === 1 ? turnedBy(seat) : { kind: 'act', act: callAct(rules, view, seat, 0, at, false) }
      : { kind: 'act', act: callAct(rules, view, seat, which, at, which === 0) });
  const own = ownKeys(rules, model);
  for (const which of own.keys()) {
    const seat = own[which]!.indexOf(key);
    if (seat >= 0) return plays ? call(seat, which) : null;
  }
  // The letters of these people do nothing else.
  const keys = { ...input, taken: own.flat().filter((one) => one !== null) };
  const is = (name: KeyName): boolean => singlesOf(name, keys).includes(key);
  const me = aloneAt(view);
  const asked = view.phase === 'asked';
  if (rules.answering && me !== null && is('place')) return plays ? call(me, answerKeys(keys).indexOf(key)) : null;
  if (is('call') && !rules.answering && me !== null && (plays || asked)) return call(me, 0);
  const answers = asked ? me ?? view.askedNext : null;
  const declines = view.choosing !== null && view.seats[view.choosing]!.kind === 'local' ? view.choosing : null;
  if (is('pass') && plays && declines !== null) return { kind: 'act', act: { kind: 'decline', seat: declines } };
  if (is('pass') && answers !== null) return { kind: 'act', act: passAct(answers) };
  if (is('pass') && plays && me !== null && agreedKeys(rules, view).length > 1 && !turnsByOwnKey(rules, view)) return call(me, 1);
  if (is('draw')) return plays ? turnOf(view) : null;
  if (is('menu') || is('pass')) return { kind: 'overTable', over: 'menu', at };
  if (is('readScore') || is('readBoard')) return { kind: 'readTable', what: 'cards' };
  return is('readColumn') ? { kind: 'readTable', what: 'asked' } : null;
}
