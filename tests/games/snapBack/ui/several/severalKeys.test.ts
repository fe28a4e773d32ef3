// The keys of several people at one screen: whose press it is, and that a number is heard only from whoever's turn it is.
import { describe, expect, it } from 'vitest';
import { openedTable, tableAfter, type SnapBackTableModel } from '../../../../../src/games/snapBack/ui/table/tableModel';
import { snapBackKey } from '../../../../../src/games/snapBack/ui/table/tableKeys';
import type { SnapBackView } from '../../../../../src/games/snapBack/table/view';
import { snapBackView } from '../../../../helpers/snapBack/view';

function tableOf(view: Partial<SnapBackView>, singleKeys = true): SnapBackTableModel {
  const seats = [
    { name: 'Ann', kind: 'local', shape: 'circle' }, { name: 'Viola', kind: 'bot', level: 'viola', shape: 'square' },
    { name: 'Bo', kind: 'local', shape: 'triangle', callKey: 'm' },
  ].map((seat) => ({ ...seat, die: 3, chosen: false })) as unknown as SnapBackView['seats'];
  return openedTable(snapBackView({ seats, shown: 8, open: null, ...view }), {
    input: { singleKeys, letters: {} }, mirrored: false, spoken: 'off', sitting: 'beside', fingers: null, bests: [], spans: [],
  });
}

describe('while cards are dealt', () => {
  it('each calls by their own key, with the time of the press', () => {
    expect(snapBackKey('Q', 'page', tableOf({}), 17)).toEqual({ kind: 'act', act: { kind: 'call', seat: 0, at: 17 } });
    expect(snapBackKey('m', 'button', tableOf({}), 18)).toEqual({ kind: 'act', act: { kind: 'call', seat: 2, at: 18 } });
    expect(snapBackKey('s', 'page', tableOf({}), 17), 'the letter of whoever plays alone').toBeNull();
  });

  it('a burst that has the focus calls for whose it is, and Space is nobody\'s elsewhere', () => {
    expect(snapBackKey(' ', { seat: 2, call: 0 }, tableOf({}), 5)).toEqual({ kind: 'act', act: { kind: 'call', seat: 2, at: 5 } });
    expect(snapBackKey(' ', 'page', tableOf({}), 5)).toBeNull();
  });

  it('no letter calls where single keys are switched off', () => {
    expect(snapBackKey('q', 'page', tableOf({}, false), 1)).toBeNull();
  });

  it('the letter of a player does nothing else at the table', () => {
    expect(snapBackKey('m', 'page', tableOf({ phase: 'revealed' }), 1)).toBeNull();
    expect(snapBackKey('p', 'page', tableOf({ phase: 'revealed' }), 1)).toEqual({ kind: 'overTable', over: 'menu', at: 1 });
  });
});

describe('while numbers are chosen in turn', () => {
  const covered = tableOf({ phase: 'choosing', chooser: 2 });
  const open = tableAfter(covered, { type: 'uncovered', seat: 2 });

  it('the cover comes off first: until then no digit is heard', () => {
    expect(snapBackKey('3', 'page', covered, 1)).toBeNull();
    expect(snapBackKey(' ', 'page', covered, 1)).toEqual({ kind: 'uncover', seat: 2 });
    expect(snapBackKey('3', 'page', open, 1)).toEqual({ kind: 'act', act: { kind: 'choose', seat: 2, claim: 3 } });
    expect(snapBackKey('7', 'page', open, 1)).toBeNull();
  });

  it('0 is a fist, and is not heard from whoever has called', () => {
    const called = (callers: number[]) => snapBackKey('0', 'page', { ...open, view: { ...open.view, callers } }, 1);
    expect(called([0])).toEqual({ kind: 'act', act: { kind: 'choose', seat: 2, claim: 0 } });
    expect(called([0, 2])).toBeNull();
  });

  it('nobody takes it off for somebody else, and it is back for the next, in a pause and under the menu', () => {
    expect(tableAfter(covered, { type: 'uncovered', seat: 0 }).uncovered).toBeNull();
    const told = (view: Partial<SnapBackView>): number | null =>
      tableAfter(open, { type: 'told', view: { ...open.view, ...view }, happenings: [], now: 0 }).uncovered;
    expect(told({})).toBe(2);
    expect(told({ chooser: 0 })).toBeNull();
    expect(told({ paused: true })).toBeNull();
    expect(tableAfter(open, { type: 'over', over: 'menu' }).uncovered).toBeNull();
  });

  it('keys choose nothing while all show their fingers', () => {
    expect(snapBackKey('3', 'page', tableOf({ phase: 'choosing', chooser: null }), 1)).toBeNull();
  });
});

describe('where everybody is asked', () => {
  const asked = tableOf({ phase: 'asked', chooser: 0, untimed: true, mayCall: false });

  it('an own key calls, and the keys of all answer for whoever is asked next', () => {
    expect(snapBackKey('m', 'page', asked, 1)).toEqual({ kind: 'act', act: { kind: 'answer', seat: 2, calls: true } });
    expect(snapBackKey('Enter', 'page', asked, 1)).toEqual({ kind: 'act', act: { kind: 'answer', seat: 0, calls: false } });
    expect(snapBackKey('p', 'page', asked, 1)).toEqual({ kind: 'act', act: { kind: 'answer', seat: 0, calls: false } });
    expect(snapBackKey(' ', 'page', asked, 1)).toEqual({ kind: 'act', act: { kind: 'answer', seat: 0, calls: true } });
  });

  it('nobody answers twice', () => {
    const seats = asked.view.seats.map((seat, i) => ({ ...seat, chosen: i === 2 }));
    expect(snapBackKey('m', 'page', { ...asked, view: { ...asked.view, seats } }, 1)).toBeNull();
  });
});
