/** What the keys of Snap Back's table ask for. They are SNAG's where they mean the same. Pure. */
import { foldedKey, singlesOf, type KeySettings } from '../../../../setup/tableKeys';
import type { Claim } from '../../rules/cards';
import type { SnapBackView } from '../../table/view';
import { aloneAt } from '../../words/table/prompts';
import type { Reading } from '../../words/table/said';
import { claimsFor } from './claimsFor';

export type TableKey =
  | { readonly kind: 'call' | 'pass' | 'goOn' | 'menu' }
  | { readonly kind: 'choose'; readonly claim: Claim }
  | { readonly kind: 'read'; readonly what: Reading };

/** What can be done with what has the focus: it takes Space and Enter itself, or all keys, or none. */
export type FocusedOn = 'page' | 'burst' | 'button' | 'typed';

/** The keys that call, as `aria-keyshortcuts` has them. */
export function callShortcuts(keys: KeySettings): string {
  return [...singlesOf('call', keys).map((key) => key.toUpperCase()), 'Space'].join(' ');
}

/** @returns null where the key is nobody's, or the focused button's own */
export function tableKey(
  key: string, focus: FocusedOn, view: Pick<SnapBackView, 'phase' | 'seats' | 'untimed' | 'mayCall' | 'callers'>, keys: KeySettings,
): TableKey | null {
  if (focus === 'typed') return null;
  if (key === 'Escape') return { kind: 'menu' };
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
      return { kind: key === ' ' || focus === 'burst' ? 'call' : 'pass' };
    case 'dealing':
      if (untimed && !mayCall) return { kind: 'goOn' };
      return key === ' ' || focus === 'burst' ? { kind: 'call' } : null;
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
