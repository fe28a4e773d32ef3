/**
 * What the keys of Snap Back's table ask for. They are SNAG's where they mean the same. Of several people each has one to call with, and
 * all other keys are theirs whose turn it is to choose or to answer. Pure.
 */
import { callKeysOf } from '../../../../setup/players';
import { foldedKey, singlesOf, type KeyName } from '../../../../setup/tableKeys';
import type { FocusedOn } from '../../../../shell/table/tableKeys';
import { aloneAt } from '../../../../strings/words/cast';
import { BACKS, CLAIMS, type Claim } from '../../rules/cards';
import type { Seat } from '../../rules/game';
import type { SnapBackView } from '../../table/view';
import type { Reading } from '../../words/table/said';
import type { SnapBackTableModel, TableCommand } from './tableModel';

type Keyed = Pick<SnapBackTableModel, 'view' | 'input' | 'uncovered'>;

const READS = { readScore: 'dice', readTime: 'time', readColumn: 'asked' } as const satisfies Partial<Record<KeyName, Reading>>;
const GO_ON: TableCommand = { kind: 'act', act: { kind: 'goOn' } };

/** What somebody is offered to show: anyone who has called always loses with a fist, so only the others are offered one. */
export function claimsFor(seat: Seat, { callers }: Pick<SnapBackView, 'callers'>): readonly Claim[] {
  return callers.includes(seat) ? BACKS : CLAIMS;
}

/** For each seat its own key; null for computers, where one person plays alone, and where single keys do nothing. */
export function callKeys({ view, input }: Pick<Keyed, 'view' | 'input'>): (string | null)[] {
  return input.singleKeys ? callKeysOf(view.seats) : view.seats.map(() => null);
}

/** Whose numbers and answers the keys of all are: the only person's, or whose turn it is. */
const whoActs = (view: SnapBackView): Seat | null => aloneAt(view) ?? view.chooser;
const isCovered = ({ view, uncovered }: Keyed): boolean => aloneAt(view) === null && uncovered !== view.chooser;

function calls({ phase, seats }: SnapBackView, seat: Seat, at: number): TableCommand | null {
  if (phase === 'asked') return seats[seat]?.chosen ? null : answers(seat, true);
  return { kind: 'act', act: { kind: 'call', seat, at } };
}

function answers(seat: Seat, call: boolean): TableCommand {
  return { kind: 'act', act: { kind: 'answer', seat, calls: call } };
}

/** @param at when it was pressed, in the page's milliseconds @returns null where the key is nobody's, or the focused button's own */
export function snapBackKey(key: string, focus: FocusedOn, model: Keyed, at: number): TableCommand | null {
  if (key === ' ' || key === 'Enter') return focus === 'button' ? null : pressKey(key, focus, model, at);
  return model.input.singleKeys ? letterKey(foldedKey(key), model, at) : null;
}

/** A burst that has the focus is pressed when the key goes down, as one is by a finger. */
function pressKey(key: ' ' | 'Enter', focus: FocusedOn, model: Keyed, at: number): TableCommand | null {
  const { view } = model;
  const who = whoActs(view);
  const burst = typeof focus === 'object' ? focus.seat : null;
  switch (view.phase) {
    case 'ready': case 'revealed': case 'again': return GO_ON;
    case 'over': return null;
    case 'choosing': return isCovered(model) && who !== null ? { kind: 'uncover', seat: who } : null;
    case 'asked':
      if (burst !== null) return calls(view, burst, at);
      return who === null ? null : answers(who, key === ' ');
    case 'dealing': {
      if (view.untimed && !view.mayCall) return GO_ON;
      const caller = burst ?? (key === ' ' ? aloneAt(view) : null);
      return caller === null ? null : calls(view, caller, at);
    }
  }
}

function letterKey(key: string, model: Keyed, at: number): TableCommand | null {
  const { view, input } = model;
  const { phase } = view;
  const [me, who] = [aloneAt(view), whoActs(view)];
  const claim = phase === 'choosing' && who !== null && !isCovered(model)
    ? claimsFor(who, view).find((one) => String(one) === key) : undefined;
  if (claim !== undefined) return { kind: 'act', act: { kind: 'choose', seat: who!, claim } };
  const own = callKeys(model);
  const caller = own.indexOf(key);
  // The letters of these people do nothing else.
  if (caller >= 0) return phase === 'dealing' || phase === 'asked' ? calls(view, caller, at) : null;
  const is = (name: KeyName): boolean => singlesOf(name, { ...input, taken: own.filter((one) => one !== null) }).includes(key);
  if (is('call') && me !== null) return calls(view, me, at);
  if (is('pass') && phase === 'asked' && who !== null) return answers(who, false);
  if (is('menu') || is('pass')) return { kind: 'overTable', over: 'menu', at };
  const read = (Object.keys(READS) as (keyof typeof READS)[]).find(is);
  return read === undefined ? null : { kind: 'readTable', what: READS[read], at };
}
