/** What is told after a game in which two laid cards at once. */
import { expect, test } from 'vitest';
import { toldAfter } from '../../../../src/games/laying/words/after';

const seat = (quickest: { readonly ms: number; readonly event: number } | null) =>
  ({ laid: 1, all: 1, backs: 0, won: false, whole: true, quickest, callTime: quickest?.ms ?? null });

test('times in moments are told with what they are counted in', () => {
  const { moments } = toldAfter({
    saved: { played: 9000 }, whose: 0,
    report: {
      end: null, backs: [], lays: [{ event: 1, seat: 0, on: '9h', ms: 4321, nth: 1 }], seats: [seat({ ms: 4321, event: 1 }), seat(null)],
    },
  }, { names: ['Ann', 'Bo'], you: 0 });
  expect(moments?.map(({ line }) => line)).toEqual([
    'It took 4.3 s until somebody saw that the 9 of hearts could be covered.',
    'You laid the 9 of hearts after 4.32 s: your quickest.',
  ]);
});
