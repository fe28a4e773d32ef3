/** In what order presses count: properties that hold for any presses, handled in any order. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Intent } from '../../src/table/intents';
import { TIE_MS, fromTheLeft, instants, type TimeUp } from '../../src/race/order';

/** All of some intents in the order in which they count, when nobody places between them. */
const inOrder = <T extends Intent | TimeUp>(intents: readonly T[], maker: number, seats: number): T[] =>
  instants(intents).flatMap((instant) => fromTheLeft(instant, maker, seats));

const seats = 4;
const seat = fc.nat(seats - 1);
const at = fc.oneof(fc.nat(60), fc.nat(2000));
const call = fc.record({ kind: fc.constant('call' as const), seat, at });
const intent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 3, arbitrary: call },
  fc.record({ kind: fc.constant('draw' as const), seat, at }),
  fc.record({ kind: fc.constant('place' as const), seat, at, tile: fc.constantFrom(34, 97) }),
);
const timeUp: fc.Arbitrary<TimeUp> = fc.record({ kind: fc.constant('timeUp' as const), at, tile: fc.constantFrom(34, null) });
const presses = fc.array(fc.oneof({ weight: 6, arbitrary: intent }, timeUp), { maxLength: 12 });

describe('presses in order', () => {
  test('are the same presses', () => {
    fc.assert(fc.property(presses, seat, (given, maker) => {
      const ordered = inOrder(given, maker, seats);
      expect(ordered).toHaveLength(given.length);
      expect(new Set(ordered)).toEqual(new Set(given));
    }));
  });
  test('stand by time, but for calls at the same instant', () => {
    fc.assert(fc.property(presses, seat, (given, maker) => {
      const ordered = inOrder(given, maker, seats);
      for (const [i, later] of ordered.entries()) {
        for (const earlier of ordered.slice(0, i)) {
          if (earlier.at <= later.at) continue;
          expect([earlier.kind, later.kind]).toEqual(['call', 'call']);
          expect(earlier.at - later.at).toBeLessThan(TIE_MS);
        }
      }
    }));
  });
  test('do not depend on the order in which they were handled', () => {
    // No two presses of one moment: in which order a hand pressed two keys at once is nobody's concern.
    const distinct = fc.uniqueArray(fc.oneof(intent, timeUp), { maxLength: 10, selector: ({ at: moment }) => moment });
    fc.assert(fc.property(distinct.chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length }))), seat,
      ([given, shuffled], maker) => { expect(inOrder(shuffled, maker, seats)).toEqual(inOrder(given, maker, seats)); }));
  });
  test('put two calls of the same instant in the order in which they sit from the maker leftward', () => {
    fc.assert(fc.property(seat, seat, seat, fc.nat(TIE_MS - 1), (maker, one, two, apart) => {
      fc.pre(one !== two);
      const left = (who: number): number => (who - maker + seats) % seats;
      const [nearer, farther] = left(one) < left(two) ? [one, two] : [two, one];
      const first = { kind: 'call', seat: farther, at: 100 } as const;
      const second = { kind: 'call', seat: nearer, at: 100 + apart } as const;
      expect(inOrder([first, second], maker, seats)).toEqual([second, first]);
    }));
  });
  test('let a call stand before the clock that runs out at the same moment', () => {
    fc.assert(fc.property(call, seat, (pressed, maker) => {
      const end: TimeUp = { kind: 'timeUp', at: pressed.at, tile: 34 };
      expect(inOrder([end, pressed], maker, seats)).toEqual([pressed, end]);
      expect(inOrder([pressed, end], maker, seats)).toEqual([pressed, end]);
    }));
  });
  test('leave what they were given as it was', () => {
    const given = Object.freeze([{ kind: 'call', seat: 1, at: 5 }, { kind: 'call', seat: 0, at: 1 }] as const);
    expect(inOrder(given, 3, seats).map(({ seat: who }) => who)).toEqual([0, 1]);
    expect(inOrder([], 0, seats)).toEqual([]);
  });
});
