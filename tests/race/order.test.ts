/** In what order presses count: properties that hold for any presses of any game, handled in any order. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TIE_MS, fromTheLeft, inOrder, instants, type Timed } from '../../src/race/order';

const seats = 4;
const seat = fc.nat(seats - 1);
const at = fc.oneof(fc.nat(60), fc.nat(2000));
const call = fc.record({ kind: fc.constant('call'), seat, at });
const timeUp = fc.record({ kind: fc.constant('timeUp'), at });
const press: fc.Arbitrary<Timed> = fc.oneof(
  { weight: 4, arbitrary: call },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('place', 'draw', 'throw'), seat, at }) },
  { weight: 1, arbitrary: timeUp },
);
const presses = fc.array(press, { maxLength: 12 });

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
    // No two presses of one moment: which of two keys went down first at one millisecond cannot be known.
    const distinct = fc.uniqueArray(press, { maxLength: 10, selector: ({ at: moment }) => moment });
    const shuffled = distinct.chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })));
    fc.assert(fc.property(shuffled, seat, ([given, other], maker) => {
      expect(inOrder(other, maker, seats)).toEqual(inOrder(given, maker, seats));
    }));
  });
  test('make up instants of one call and those less than TIE_MS after it; all else stands alone', () => {
    fc.assert(fc.property(presses, (given) => {
      const groups = instants(given);
      expect(groups.flat()).toHaveLength(given.length);
      for (const [i, group] of groups.entries()) {
        const [first] = group;
        expect(first).toBeDefined();
        if (group.length > 1) expect(group.every(({ kind, at: moment }) => kind === 'call' && moment - first!.at < TIE_MS)).toBe(true);
        const next = groups[i + 1]?.[0];
        if (first?.kind === 'call' && next?.kind === 'call') expect(next.at - first.at).toBeGreaterThanOrEqual(TIE_MS);
      }
    }));
  });
  test('put two calls of the same instant in the order in which they sit, from the maker leftward', () => {
    fc.assert(fc.property(seat, seat, seat, fc.nat(TIE_MS - 1), (maker, one, two, apart) => {
      fc.pre(one !== two);
      const left = (who: number): number => (who - maker + seats) % seats;
      const [nearer, farther] = left(one) < left(two) ? [one, two] : [two, one];
      const first = { kind: 'call', seat: farther, at: 100 };
      const second = { kind: 'call', seat: nearer, at: 100 + apart };
      expect(inOrder([first, second], maker, seats)).toEqual([second, first]);
    }));
  });
  test('give a maker who calls with the others the first place', () => {
    fc.assert(fc.property(fc.uniqueArray(seat, { minLength: 2, maxLength: seats }), fc.nat(3), (callers, which) => {
      const maker = callers[which % callers.length]!;
      const calls = callers.map((who) => ({ kind: 'call', seat: who, at: 5 }));
      const order = fromTheLeft(calls, maker, seats).map((one) => (one.seat - maker + seats) % seats);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(order[0]).toBe(0);
    }));
  });
  test('let a press stand before the clock that runs out at the same moment', () => {
    fc.assert(fc.property(call, seat, (pressed, maker) => {
      const end = { kind: 'timeUp', at: pressed.at };
      expect(inOrder<Timed>([end, pressed], maker, seats)).toEqual([pressed, end]);
      expect(inOrder<Timed>([pressed, end], maker, seats)).toEqual([pressed, end]);
    }));
  });
  test('leave what they were given as it was', () => {
    const given = Object.freeze([{ kind: 'call', seat: 1, at: 5 }, { kind: 'call', seat: 0, at: 1 }] as const);
    expect(inOrder(given, 3, seats).map(({ seat: who }) => who)).toEqual([0, 1]);
    expect(inOrder([], 0, seats)).toEqual([]);
  });
});
