/** What is typed or spoken at the table does nothing; what is pressed counts from when it went down. */
import { describe, expect, test } from 'vitest';
import { USUAL_INPUT } from '../../../src/setup/inputSettings';
import { keyAct, type KeyTable } from '../../../src/ui/table/input/keys';
import { NOT_TYPING, TYPING_MS, afterStroke, type Stroke } from '../../../src/ui/table/input/typing';

const TABLE: KeyTable = {
  rack: [34, 5, 60, 97], mayPlace: true, callKeys: [null, null], asks: false, replayed: false, practised: false, keys: USUAL_INPUT,
};
const SHARED = { ...TABLE, callKeys: ['q', 'p', 'x'] };

/** What is done when these keys go down one after the other, so many milliseconds apart, and then no more. */
function done(keys: string, apart: number, table = TABLE): string[] {
  const strokes = [...keys].map((key, i): Stroke =>
    ({ type: key === ' ' ? 'space' : 'character', act: keyAct(key, 'page', table), at: 1000 + i * apart }));
  let state = NOT_TYPING;
  const told: string[] = [];
  for (const stroke of [...strokes, { type: 'elsewhere' } as const]) {
    const next = afterStroke(state, stroke);
    state = next.state;
    for (const { act, at } of next.now) told.push(`${act.kind}${'seat' in act ? act.seat : ''} ${at}`);
  }
  return told;
}

describe('characters', () => {
  test('do what they ask for, with the time at which they went down, where nothing is near', () => {
    expect(done('s', 0)).toEqual(['call 1000']);
    expect(done('1sd', TYPING_MS)).toEqual(['place 1000', 'call 1060', 'draw 1120']);
  });
  test('within a moment of each other are typed, and none of them does anything', () => {
    for (const word of ['side', 'ds', 'sd', '12', 'mild', 'es', 'se', 'side by side', 'slide']) {
      for (const apart of [0, 5, TYPING_MS - 1]) expect(done(word, apart)).toEqual([]);
    }
  });
  test('are not undone by what came long before', () => {
    const first = afterStroke(NOT_TYPING, { type: 'character', act: null, at: 0 });
    const later = afterStroke(first.state, { type: 'character', act: { kind: 'call' }, at: TYPING_MS });
    expect(later.state.waiting).toEqual({ act: { kind: 'call' }, at: TYPING_MS });
  });
  test('wait no longer when something else is pressed', () => {
    const waiting = afterStroke(NOT_TYPING, { type: 'character', act: { kind: 'call' }, at: 7 });
    expect(waiting.now).toEqual([]);
    expect(afterStroke(waiting.state, { type: 'elsewhere' }).now).toEqual([{ act: { kind: 'call' }, at: 7 }]);
    const menu = afterStroke(waiting.state, { type: 'named', act: { kind: 'menu' }, at: 9 });
    expect(menu.now.map(({ act }) => act.kind)).toEqual(['call', 'menu']);
  });
});

describe('a chord of players\' own keys', () => {
  test('is no word: each call counts', () => {
    expect(done('qp', 5, SHARED)).toEqual(['call0 1000', 'call1 1005']);
    expect(done('qpx', 5, SHARED)).toEqual(['call0 1000', 'call1 1005', 'call2 1010']);
    expect(done('q ', 5, SHARED)).toEqual(['call0 1000', 'call 1005']);
  });
  test('is one for players\' keys alone', () => {
    expect(done('qd', 5, SHARED)).toEqual([]);
    expect(done('qq', 5, SHARED)).toEqual([]);
    expect(done('s ', 5)).toEqual([]);
  });
});

test('Space and Enter are done at once, and are typed where a character is near', () => {
  expect(done(' ', 0)).toEqual(['call 1000']);
  expect(done('e ', 20)).toEqual([]);
  expect(done('e ', TYPING_MS)).toEqual(['call 1060']);
});
