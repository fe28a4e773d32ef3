/** Two values are alike where JSON says the same of them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAlike } from '../../src/outside/alike';
import { SEED } from '../long/amount';

/** What JSON says of a value, with fields in order. */
const said = (value: unknown): string | undefined => JSON.stringify(value, (_, part: unknown) =>
  (typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted()) : part));

// Few values, so that many are alike.
const data = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, fc.constantFrom(null, true, 0, 1, '', 'a'), fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { noNullPrototype: true })),
})).value;

test('values are alike where JSON says the same of them', () => {
  fc.assert(fc.property(data, data, (one, other) => {
    expect(isAlike(one, other)).toBe(said(one) === said(other));
    expect(isAlike(one, structuredClone(one))).toBe(true);
  }), { seed: SEED, numRuns: 2000 });
});

test('fields may stand in any order, and may be left out where they are undefined', () => {
  expect(isAlike({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1, d: undefined })).toBe(true);
  expect(isAlike({ a: 1 }, { a: 1, b: 0 })).toBe(false);
  expect(isAlike({ a: 1, b: 0 }, { a: 1 })).toBe(false);
  expect([isAlike([], {}), isAlike([1], [1, 2]), isAlike(null, {}), isAlike('1', 1)]).toEqual([false, false, false, false]);
});
