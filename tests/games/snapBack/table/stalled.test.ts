/** Races on a page whose main thread stands still: the earliest press calls, and it calls the card that was painted before it. */
import { expect, test } from 'vitest';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { randomFrom, scramble } from '../../../../src/chance/chance';
import { TIE_MS } from '../../../../src/race/order';
import { ANN, BO, setupOf, tableOf } from '../../../helpers/snapBack/tables';

const RACES = 200;
const PACE = 1500;

test('200 pairs of presses around the painting of a card, handled in any order', () => {
  const seen = { alone: 0, takenBack: 0, new: 0 };
  for (let i = 0; i < RACES; i += 1) {
    const random = randomFrom(`stalled ${i}`);
    const below = (count: number): number => uniformInt(random, 0, count - 1);
    const table = tableOf(setupOf([ANN, BO], { pace: PACE }), `${i}`);
    table.act({ kind: 'goOn' });
    const eighth = table.card(8);
    // The page stands still for up to half a second, around the moment when the next card is due or not.
    const from = eighth + PACE - 200 + below(400);
    const to = from + below(500);
    const presses = [0, 1].map((seat) => ({ seat, at: from + below(Math.max(1, to - from)) }));
    table.pass(from - table.now());
    table.leap(to - from);
    // A timer that came due meanwhile runs first, or the presses are handled first: browsers do either.
    if (below(2) === 0) table.waits();
    for (const { seat, at } of scramble(presses, random)) table.call(seat, at);
    table.until(({ phase }) => phase === 'choosing');
    const first = Math.min(...presses.map(({ at }) => at));
    const callers = presses.filter(({ at }) => at - first < TIE_MS).map(({ seat }) => seat);
    const painted = table.paintedAt(9);
    const card = painted !== null && first >= painted ? 9 : 8;
    expect(table.view(), `stalled ${i}`).toMatchObject({ callers, shown: card });
    seen[painted === null ? 'alone' : card === 8 ? 'takenBack' : 'new'] += 1;
  }
  // Each of the ways in which it can go was gone often.
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(10);
});

test('a number that was pressed while the page stood still counts, though the count ran out first', () => {
  const table = tableOf(setupOf([ANN]), 'count');
  table.act({ kind: 'goOn' });
  table.card(8);
  table.pass(500);
  table.call(0);
  table.pass(2900);
  table.leap(400);
  table.waits();
  expect(table.view().phase).toBe('choosing');
  table.act({ kind: 'choose', seat: 0, claim: 4 });
  table.pass(31);
  expect(table.view()).toMatchObject({ phase: 'revealed', revealed: { reveal: { seats: [{ claim: 4 }] } } });
});

test('a card that is painted late, on a page that stood still, counts from then: a press before is for the card before', () => {
  const table = tableOf(setupOf([ANN]), 'late', { frame: null });
  table.act({ kind: 'goOn' });
  table.card(8);
  table.until(({ shown, open }) => shown === 9 && open !== null);
  const laid = table.now();
  table.leap(600);
  // The timer that does without a painting runs before the frame, and both before the press is handled.
  table.pass(0);
  table.paint(9);
  table.call(0, laid + 300);
  table.pass(200);
  expect(table.view()).toMatchObject({ phase: 'choosing', callers: [0], shown: 8 });
});
