/** The keys of Snap Back's table. */
import { describe, expect, test } from 'vitest';
import { snapBackKey } from '../../../../../src/games/snapBack/ui/table/tableKeys';
import type { SnapBackView } from '../../../../../src/games/snapBack/table/view';
import { snapBackTable, snapBackView } from '../../../../helpers/snapBack/view';

const KEYS = { singleKeys: true, letters: {} };
const AT = 17;
const on = (change: Partial<SnapBackView>, focus: Parameters<typeof snapBackKey>[1] = 'page') => (key: string, input = KEYS) =>
  snapBackKey(key, focus, snapBackTable(change, { input }), AT);
const act = <Act>(what: Act) => ({ kind: 'act', act: what });
const CALL = act({ kind: 'call', seat: 0, at: AT });
const GO_ON = act({ kind: 'goOn' });
const choose = (claim: number) => act({ kind: 'choose', seat: 0, claim });
const answer = (calls: boolean) => act({ kind: 'answer', seat: 0, calls });

describe('keys', () => {
  test('while cards go by: Space calls, and whatever letter was set for it', () => {
    const press = on({});
    expect(press(' ')).toEqual(CALL);
    expect(press('s')).toEqual(CALL);
    expect(press('k', { singleKeys: true, letters: { call: 'k' } } as typeof KEYS)).toEqual(CALL);
    expect(press('Enter')).toBeNull();
    expect(press('3')).toBeNull();
    expect(on({}, { seat: 0, call: 0 })('Enter')).toEqual(CALL);
    expect(on({}, 'button')(' ')).toBeNull();
  });
  test('after a call: 0 to 6 show', () => {
    const press = on({ phase: 'choosing' });
    for (const claim of [0, 1, 2, 3, 4, 5, 6] as const) expect(press(String(claim))).toEqual(choose(claim));
    expect(press('7')).toBeNull();
    expect(press(' ')).toBeNull();
    // A number is somebody's secret where several choose.
    const two = snapBackView().seats.map((seat) => ({ ...seat, kind: 'local' as const }));
    expect(on({ phase: 'choosing', seats: two })('3')).toBeNull();
  });
  test('anyone who has called shows 1 to 6: a fist always loses there', () => {
    const press = on({ phase: 'choosing', callers: [0, 1] });
    expect(press('0')).toBeNull();
    expect(press('1')).toEqual(choose(1));
    expect(on({ phase: 'choosing', callers: [1] })('0')).toEqual(choose(0));
  });
  test.each(['ready', 'revealed', 'again'] as const)('where something waits (%s) Space and Enter go on', (phase) => {
    for (const key of [' ', 'Enter']) expect(on({ phase })(key)).toEqual(GO_ON);
  });
  test('where nothing hurries: a card is called or let pass, and the first six wait for a press', () => {
    const asked = on({ phase: 'asked', untimed: true });
    expect(asked(' ')).toEqual(answer(true));
    expect(asked('Enter')).toEqual(answer(false));
    expect(asked('p')).toEqual(answer(false));
    expect(on({ untimed: true, mayCall: false })(' ')).toEqual(GO_ON);
  });
  test('the menu is a pause, and three keys read', () => {
    const press = on({});
    for (const key of ['m', 'p']) expect(press(key)).toEqual({ kind: 'overTable', over: 'menu', at: AT });
    expect(['w', 't', 'c'].map((key) => press(key)))
      .toEqual(['dice', 'time', 'asked'].map((what) => ({ kind: 'readTable', what, at: AT })));
  });
  test('without single keys only those with names do anything', () => {
    const press = (key: string) => on({ phase: 'choosing' })(key, { singleKeys: false, letters: {} });
    for (const key of ['3', 's', 'w', 'p']) expect(press(key)).toBeNull();
    expect(press('m')).toBeNull();
    expect(on({})(' ', { singleKeys: false, letters: {} })).toEqual(CALL);
  });
});
