/** The one list of the table's keys, and what people can change of it. */
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { USUAL_INPUT, inputSchema } from '../../src/setup/inputSettings';
import { KEY_NAMES, keyNamed, keyProblem, keysOf, rowOf, type KeySettings } from '../../src/setup/tableKeys';
import { keyDoes } from '../../src/strings/words/table/keys';


const OFF: KeySettings = { singleKeys: false, letters: {} };

describe('the keys of the table', () => {
  test('no character does two things at once, and each is told in the rules', () => {
    for (const heard of ['table', 'asked'] as const) {
      const singles = KEY_NAMES.filter((name) => [heard, 'always', 'practice', 'anywhere'].includes(rowOf(name).heard))
        .flatMap((name) => rowOf(name).single);
      expect(new Set(singles).size).toBe(singles.length);
    }
    expect(new Set(KEY_NAMES.map(keyDoes)).size).toBe(KEY_NAMES.length);
  });
  test('are switched off, all but those with names', () => {
    expect(keysOf('call', USUAL_INPUT)).toEqual(['s', 'Space']);
    expect(keysOf('call', OFF)).toEqual(['Space']);
    expect(keysOf('place', OFF)).toEqual([]);
    for (const key of 'sidelm1234') expect(keyNamed(key, OFF, false)).toBeNull();
  });
  test('are changed, and the letter of before does nothing any more', () => {
    const changed = { singleKeys: true, letters: { call: 'k' } };
    expect(keyNamed('K', changed, false)).toEqual({ name: 'call', nth: 0 });
    expect(keyNamed('s', changed, false)).toBeNull();
    expect(keyNamed('3', changed, false)).toEqual({ name: 'place', nth: 2 });
  });
  test('of practice are heard there alone, and give way to a letter that somebody chose before there were any', () => {
    expect([keyNamed('h', USUAL_INPUT, false), keyNamed('z', USUAL_INPUT, false)]).toEqual([null, null]);
    expect(keyNamed('h', USUAL_INPUT, false, true)).toEqual({ name: 'hint', nth: 0 });
    const kept = v.parse(inputSchema, { letters: { menu: 'h' } });
    expect(kept.letters).toEqual({ menu: 'h' });
    expect(keyNamed('h', kept, false, true)).toEqual({ name: 'menu', nth: 0 });
    expect(keysOf('hint', kept)).toEqual([]);
    // Who chooses now is told that it does something already.
    expect(keyProblem('menu', 'h', USUAL_INPUT)).toBe('taken');
  });
  test('that put sound on and off are heard whoever is asked, and give way likewise', () => {
    for (const asked of [false, true]) expect(keyNamed('V', USUAL_INPUT, asked)).toEqual({ name: 'mute', nth: 0 });
    expect(keyNamed('v', { singleKeys: true, letters: { menu: 'v' } }, false)).toEqual({ name: 'menu', nth: 0 });
    expect(keyNamed('v', { ...USUAL_INPUT, taken: ['v'] }, false)).toBeNull();
    expect(keyNamed('u', { singleKeys: true, letters: { mute: 'u' } }, false)).toEqual({ name: 'mute', nth: 0 });
    expect(keyNamed('v', OFF, false)).toBeNull();
  });
  test('do nothing else where a player calls with one, and are not told to', () => {
    const called = { ...USUAL_INPUT, taken: ['r', 'k'] };
    expect([keysOf('readRow', called), keysOf('readColumn', called)]).toEqual([[], ['c']]);
    expect(keysOf('draw', { ...called, letters: { draw: 'k' } })).toEqual(['Enter']);
    expect(keyNamed('r', called, false)).toBeNull();
  });
  test('cannot be what does something else, or what is no letter', () => {
    expect(keyProblem('call', 'd', USUAL_INPUT)).toBe('taken');
    expect(keyProblem('call', '1', USUAL_INPUT)).toBe('taken');
    expect(keyProblem('call', 'q', USUAL_INPUT, ['q', 'p'])).toBe('taken');
    for (const key of ['', 'ab', ' ', '?']) expect(keyProblem('call', key, USUAL_INPUT)).toBe('no-key');
    expect(keyProblem('call', 's', USUAL_INPUT)).toBeNull();
    expect(keyProblem('call', 'k', USUAL_INPUT)).toBeNull();
  });
});

describe('what is kept of hand and key', () => {
  const open = (value: unknown): unknown => v.parse(inputSchema, value);
  test('comes back', () => {
    const kept = { singleKeys: false, letters: { call: 'k', look: 'ä' }, takeBack: 'always' };
    expect(open(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });
  test('gives way to what is usual where it is not sound', () => {
    for (const value of [undefined, null, 'off', { takeBack: 'sometimes' }, { singleKeys: 1 }]) expect(open(value)).toEqual(USUAL_INPUT);
    for (const letters of [{ call: 'd' }, { call: 'k', draw: 'k' }, { call: 'long' }]) expect(open({ letters })).toEqual(USUAL_INPUT);
    expect(open({ letters: { fly: 'f', call: 'k' } })).toEqual({ ...USUAL_INPUT, letters: { call: 'k' } });
  });
});
