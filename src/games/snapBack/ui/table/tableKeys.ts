/** What the keys of Snap Back's table ask for. They are SNAG's where they mean the same. Pure. */
import { foldedKey, singlesOf, type KeySettings } from '../../../../setup/tableKeys';
import type { Claim } from '../../rules/cards';
import type { SnapBackView } from '../../table/view';
import { aloneAt } from '../../../../strings/words/cast';
import type { Reading } from '../../words/table/said';
import type { FocusedOn } from '../../../../shell/table/tableKeys';
import { claimsFor } from './claimsFor';
import { keysBeside, severalKey } from './several/severalKeys';
import type { SnapBackTableModel, TableCommand } from './tableModel';

export type TableKey =
  | { readonly kind: 'call' | 'pass' | 'goOn' | 'menu' }
  | { readonly kind: 'choose'; readonly claim: Claim }
  | { readonly kind: 'read'; readonly what: Reading };

/** What a key asks for, of several people or of one. @param at when it was pressed, in the page's milliseconds */
export function snapBackKey(key: string, focus: FocusedOn, model: SnapBackTableModel, at: number): TableCommand | null {
  const { view, input } = model;
  const several = severalKey(key, typeof focus === 'object' ? focus.seat : focus, model, at);
  if (several) return several;
  const named = tableKey(key, focus, view, aloneAt(view) === null ? keysBeside(input, view.seats) : input);
  return named && asked(named, at, view);
}

/** What a key of somebody who plays alone asks for, or one that is for all. */
function asked(key: TableKey, at: number, view: SnapBackView): TableCommand | null {
  const seat = aloneAt(view);
  switch (key.kind) {
    case 'menu': return { kind: 'overTable', over: 'menu', at };
    case 'goOn': return { kind: 'act', act: { kind: 'goOn' } };
    case 'read': return { kind: 'readTable', what: key.what, at };
    case 'choose': return seat === null ? null : { kind: 'act', act: { kind: 'choose', seat, claim: key.claim } };
    case 'pass': return seat === null ? null : { kind: 'act', act: { kind: 'answer', seat, calls: false } };
    case 'call':
      if (seat === null) return null;
      return { kind: 'act', act: view.phase === 'asked' ? { kind: 'answer', seat, calls: true } : { kind: 'call', seat, at } };
  }
}

/** @returns null where the key is nobody's, or the focused button's own */
export function tableKey(
  key: string, focus: FocusedOn, view: Pick<SnapBackView, 'phase' | 'seats' | 'untimed' | 'mayCall' | 'callers'>, keys: KeySettings,
): TableKey | null {
  if (key === ' ' || key === 'Enter') return focus === 'button' ? null : pressKey(key, focus, view);
  return keys.singleKeys ? characterKey(foldedKey(key), view, keys) : null;
}

function pressKey(
  key: ' ' | 'Enter', focus: FocusedOn, { phase, seats, untimed, mayCall }: Parameters<typeof tableKey>[2],
): TableKey | null {
  switch (phase) {
    case 'ready': case 'revealed': case 'again': return { kind: 'goOn' };
    case 'choosing': case 'over': return null;
    case 'asked':
      if (aloneAt({ seats }) === null) return null;
      return { kind: key === ' ' || typeof focus === 'object' ? 'call' : 'pass' };
    case 'dealing':
      if (untimed && !mayCall) return { kind: 'goOn' };
      return key === ' ' || typeof focus === 'object' ? { kind: 'call' } : null;
  }
}

function characterKey(key: string, view: Parameters<typeof tableKey>[2], keys: KeySettings): TableKey | null {
  const { phase } = view;
  const me = aloneAt(view);
  const alone = me !== null;
  const claim = phase === 'choosing' && alone ? claimsFor(me, view).find((one) => String(one) === key) : undefined;
  if (claim !== undefined) return { kind: 'choose', claim };
  const is = (name: Parameters<typeof singlesOf>[0]): boolean => singlesOf(name, keys).includes(key);
  if (is('call') && alone) return { kind: 'call' };
  if (phase === 'asked' && alone && is('pass')) return { kind: 'pass' };
  if (is('menu') || is('pass')) return { kind: 'menu' };
  if (is('readScore')) return { kind: 'read', what: 'dice' };
  if (is('readTime')) return { kind: 'read', what: 'time' };
  return is('readColumn') ? { kind: 'read', what: 'asked' } : null;
}
