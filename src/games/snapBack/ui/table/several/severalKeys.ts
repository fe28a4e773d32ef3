/**
 * What keys ask for where several people play at one screen: each has one to call with, and the digits are theirs whose turn it is to
 * choose. Pure.
 */
import { foldedKey, singlesOf, type KeySettings } from '../../../../../setup/tableKeys';
import { callKeysOf } from '../../../../../setup/players';
import type { Seat } from '../../../rules/game';
import { claimsFor } from '../claimsFor';
import type { SnapBackTableModel, TableCommand } from '../tableModel';

/** For each seat its own key; null for computers, where one person plays alone, and where single keys do nothing. */
export function callKeys({ view, input }: Pick<SnapBackTableModel, 'view' | 'input'>): (string | null)[] {
  return input.singleKeys ? callKeysOf(view.seats) : view.seats.map(() => null);
}

/** What the table's own keys are while these people play: their letters do nothing else. */
export function keysBeside(input: KeySettings, seats: SnapBackTableModel['view']['seats']): KeySettings {
  return { ...input, taken: callKeysOf(seats).filter((key) => key !== null) };
}

/**
 * @param focus what has the focus: nothing that takes Space and Enter itself, a button that does, or somebody's burst, by their seat
 * @param at when it was pressed, in the page's milliseconds
 * @returns null where the key is not for several people
 */
export function severalKey(key: string, focus: 'page' | 'button' | Seat, model: SnapBackTableModel, at: number): TableCommand | null {
  const { view, uncovered, input } = model;
  const { phase, chooser, seats } = view;
  if (seats.filter(({ kind }) => kind === 'local').length < 2) return null;
  const presses = key === ' ' || key === 'Enter';
  const press = presses && focus === 'page';
  if (phase === 'choosing') {
    if (chooser === null) return null;
    if (uncovered !== chooser) return press ? { kind: 'uncover', seat: chooser } : null;
    const claim = input.singleKeys ? claimsFor(chooser, view).find((one) => String(one) === key) : undefined;
    return claim === undefined ? null : { kind: 'act', act: { kind: 'choose', seat: chooser, claim } };
  }
  // A burst that has the focus is pressed when the key goes down, as one is by a finger.
  const seat = presses && typeof focus === 'number' ? focus : callKeys(model).indexOf(foldedKey(key));
  if (phase === 'dealing') return seat < 0 ? null : { kind: 'act', act: { kind: 'call', seat, at } };
  if (phase !== 'asked') return null;
  if (seat >= 0) return seats[seat]?.chosen ? null : { kind: 'act', act: { kind: 'answer', seat, calls: true } };
  // Whoever is asked next answers by the keys that somebody alone has.
  const passes = press ? key === 'Enter' : input.singleKeys && singlesOf('pass', keysBeside(input, seats)).includes(foldedKey(key));
  if (chooser === null || !(press || passes)) return null;
  return { kind: 'act', act: { kind: 'answer', seat: chooser, calls: !passes } };
}
