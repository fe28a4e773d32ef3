/** What a key means at the table, by what has the focus and how the keys are set. */
import { describe, expect, test } from 'vitest';
import { USUAL_INPUT } from '../../../src/setup/inputSettings';
import { shortcutsOf } from '../../../src/ui/browser/shortcuts';
import { anywhereAct, keyAct, type KeyTable } from '../../../src/ui/table/input/keys';

const TABLE: KeyTable = {
  rack: [34, 5, 60, 97], mayPlace: true, callKeys: [null, null], asks: false, replayed: false, practised: false, keys: USUAL_INPUT,
};

describe('Space and Enter', () => {
  test('on a square of the board place that square\'s own tile, and do nothing else', () => {
    for (const key of [' ', 'Enter']) {
      expect(keyAct(key, { square: 5 }, TABLE)).toEqual({ kind: 'place', tile: 5 });
      expect(keyAct(key, { square: 6 }, TABLE)).toEqual({ kind: 'square', tile: 6 });
      expect(keyAct(key, { square: 5 }, { ...TABLE, mayPlace: false })).toEqual({ kind: 'square', tile: 5 });
    }
  });
  test('call and draw wherever nothing takes them, call on the burst, and are any other button\'s own', () => {
    expect(keyAct(' ', 'page', TABLE)).toEqual({ kind: 'call' });
    expect(keyAct('Enter', 'page', TABLE)).toEqual({ kind: 'draw' });
    for (const key of [' ', 'Enter']) {
      expect(keyAct(key, 'burst', TABLE)).toEqual({ kind: 'call' });
      expect(keyAct(key, 'button', TABLE)).toBeNull();
      expect(keyAct(key, 'page', { ...TABLE, asks: true })).toBeNull();
    }
  });
});

describe('single characters', () => {
  test('play, call, draw, look and open the menu', () => {
    expect([...'14sdlmpx'].map((key) => keyAct(key, 'page', TABLE))).toEqual([
      { kind: 'place', tile: 34 }, { kind: 'place', tile: 97 }, { kind: 'call' }, { kind: 'draw' }, { kind: 'look' }, { kind: 'menu' },
      null, null,
    ]);
    expect(keyAct('4', 'page', { ...TABLE, rack: [34] })).toBeNull();
  });
  test('answer where somebody is asked', () => {
    expect([...'spd1m'].map((key) => keyAct(key, 'page', { ...TABLE, asks: true }))).toEqual([
      { kind: 'answer', snag: true }, { kind: 'answer', snag: false }, null, null, { kind: 'menu' },
    ]);
  });
  test('put sound on or off at the table, when somebody is asked, in a replay, and on every other screen', () => {
    const mute = { kind: 'mute' };
    for (const table of [TABLE, { ...TABLE, asks: true }, { ...TABLE, replayed: true }]) expect(keyAct('v', 'page', table)).toEqual(mute);
    expect([anywhereAct('v', USUAL_INPUT), anywhereAct('V', USUAL_INPUT), anywhereAct('s', USUAL_INPUT)]).toEqual([mute, mute, null]);
    expect(anywhereAct('v', { singleKeys: false, letters: {} })).toBeNull();
  });
  test('call for whose key it is', () => {
    const table = { ...TABLE, callKeys: ['q', 'p'] };
    expect([...'QPs'].map((key) => keyAct(key, 'page', table)))
      .toEqual([{ kind: 'call', seat: 0 }, { kind: 'call', seat: 1 }, { kind: 'call' }]);
  });
  test('do nothing where they are switched off, and Escape still opens the menu', () => {
    const table = { ...TABLE, callKeys: ['q', 'p'], keys: { singleKeys: false, letters: {} } };
    for (const key of 'sidelm1234qp') expect(keyAct(key, 'page', table)).toBeNull();
    for (const key of 'spm') expect(keyAct(key, 'page', { ...table, asks: true })).toBeNull();
    expect(keyAct('Escape', 'page', table)).toEqual({ kind: 'escape' });
    expect([shortcutsOf('call', table.keys), shortcutsOf('look', table.keys), shortcutsOf('place', table.keys, 1)])
      .toEqual(['Space', null, null]);
  });
  test('read aloud, whoever is asked, in a replay too; but a player\'s own key calls', () => {
    const read = (what: string) => ({ kind: 'read', what });
    const all = ['row', 'column', 'diagonals', 'board', 'score'].map(read);
    for (const table of [TABLE, { ...TABLE, asks: true }, { ...TABLE, replayed: true }]) {
      for (const focus of ['page', { square: 34 }, 'button'] as const) {
        expect([...'RcgbW'].map((key) => keyAct(key, focus, table))).toEqual(all);
      }
    }
    const called = { ...TABLE, callKeys: ['r', null] };
    expect([...'rc'].map((key) => keyAct(key, 'page', called))).toEqual([{ kind: 'call', seat: 0 }, read('column')]);
    for (const key of ['r', 'w']) expect(keyAct(key, 'page', { ...TABLE, keys: { singleKeys: false, letters: {} } })).toBeNull();
  });
  test('do no more than read where a game is looked at again', () => {
    const table = { ...TABLE, replayed: true };
    for (const key of ['1', 's', 'd', 'l', 'm', ' ', 'Enter', 'Escape']) expect(keyAct(key, { square: 34 }, table)).toBeNull();
  });
  test('are told as they are set', () => {
    const keys = { singleKeys: true, letters: { call: 'k' } };
    expect([shortcutsOf('call', keys), shortcutsOf('call', keys, 0), shortcutsOf('place', keys, 1)]).toEqual(['K Space', 'K', '2']);
    expect(shortcutsOf('menu', USUAL_INPUT)).toBe('M Escape');
  });
});
