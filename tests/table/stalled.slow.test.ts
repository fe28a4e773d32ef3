/** Races on a page whose main thread stands still: pairs of presses, and always whoever pressed first wins. */
import { expect, test } from 'vitest';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { randomFrom, scramble } from '../../src/chance/chance';
import type { Position } from '../../src/rules/position';
import { TIE_MS } from '../../src/race/order';
import { arranged, events, play } from '../helpers/arranged';
import { simulatedTable } from '../helpers/simulatedTable';
import { amount } from '../long/amount';

const SEATS = 4;
const SETTLE = 30;
const PAIRS = amount(2000, 10_000);
/** Seat 3 has just placed 34, which makes 31 32 33 34: anybody may call it. */
const PLAYED = '0:31- 1:32- 2:33- 3:34';
const made: Position = play(arranged([[31], [32], [33], [34]], { rules: { calls: 'race' } }), PLAYED).position;
const sofar = { picks: [], seated: true, position: made, events: events(PLAYED) };

interface Press { readonly seat: number; readonly at: number }

/**
 * Who takes the run, if these presses go down and the page stands still from one moment to another: what came due meanwhile is handled
 * then, in any order.
 */
function winner(presses: readonly Press[], stall: readonly [from: number, to: number], random: RandomGenerator): number {
  const table = simulatedTable(SEATS, [31, 32, 33, 34], { rules: { calls: 'race' }, seatingTime: 0, sofar });
  const send = ({ seat, at }: Press): void => table.press({ kind: 'call', seat, at });
  const [from, to] = stall;
  const late = presses.filter(({ at }) => at >= from && at < to);
  const taker = (): number => table.position().won.findIndex(({ length }) => length > 0);
  while (table.now() < 1000 && taker() === -1) {
    // The page stands still: the clock goes on, and nothing is handled.
    if (table.now() === from && to > from) {
      // Timers that came due first or presses first: browsers do either. A timer that runs first judges what was pressed before it.
      const timersFirst = uniformInt(random, 0, 1) === 0;
      table.stall(to - from, () => { for (const press of scramble(late, random)) send(press); }, timersFirst);
    } else {
      for (const press of presses) if (press.at === table.now() && !late.includes(press)) send(press);
      table.pass(1);
    }
  }
  return taker();
}

test(`${PAIRS} pairs of presses at least 10 ms apart, the page stalled for up to 300 ms`, () => {
  const random = randomFrom('stalled races');
  for (let i = 0; i < PAIRS; i += 1) {
    const [first, second] = scramble([0, 1, 2, 3], random) as [number, number];
    const at = uniformInt(random, 1, 200);
    const apart = uniformInt(random, TIE_MS, 250);
    const presses = [{ seat: first, at }, { seat: second, at: at + apart }];
    const from = uniformInt(random, 0, 400);
    const stall = [from, from + uniformInt(random, 0, 300)] as const;
    const won = winner(presses, stall, random);
    if (won !== first) expect({ presses, stall, won }).toBe(`seat ${first}`);
  }
}, 120_000);

test('nearer than 10 ms it is a tie, which the one nearer to the maker\'s left wins', () => {
  const random = randomFrom('ties');
  for (let i = 0; i < 1000; i += 1) {
    const [first, second] = scramble([0, 1, 2], random) as [number, number];
    const at = uniformInt(random, 1, 200);
    const presses = [{ seat: first, at }, { seat: second, at: at + uniformInt(random, 0, TIE_MS - 1) }];
    const from = uniformInt(random, 0, 190);
    const to = from + uniformInt(random, 0, 300);
    // A timer that is not late at all does not tell of the stall; browsers read presses before such a one.
    const onTime = to - at - SETTLE;
    // Seat 3 has made it: 0 sits at its left.
    expect(winner(presses, [from, onTime === 0 || onTime === 1 ? to + 2 : to], random)).toBe(Math.min(first, second));
  }
}, 60_000);
