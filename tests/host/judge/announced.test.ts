/**
 * The judge alone, where a page was busy over the end of a time in which people act: what it announced it had heard is waited for, and
 * counts from when the key went down; what it didn't announce, or announced too late, isn't.
 */
import { describe, expect, test } from 'vitest';
import type { GameTypes, TableOf } from '../../../src/contract/contract';
import { expect as announce, hear } from '../../../src/host/judge/judge';
import { startRound, type Judged, type Round } from '../../../src/host/judge/round';
import { dueAt, tick } from '../../../src/host/judge/ticking';
import { EXPECT_MS, SETTLE_MS } from '../../../src/host/judge/waits';

/** A table at which whoever presses within a second has pressed in time. */
interface InTime extends GameTypes {
  readonly Table: { readonly isOver: boolean };
  readonly Intent: { readonly kind: 'press' };
  readonly Happening: { readonly type: 'pressed'; readonly at: number } | { readonly type: 'over' };
}

const END = 1000;
const rules: TableOf<InTime> = {
  races: ['press'],
  start: () => ({ isOver: false }),
  order: ({ isOver }) => (isOver ? null : 'tie'),
  act: (_, [first]) => ({ table: { isOver: true }, happenings: [{ type: 'pressed', at: first!.at }] }),
  due: ({ isOver }) => (isOver ? null : END),
  hurries: () => true,
  tick: () => ({ table: { isOver: true }, happenings: [{ type: 'over' }] }),
  written: () => ({ events: [] }),
  end: () => null,
};
/** When the page answers again. */
const BACK = END + 250;

const press = (round: Round<InTime>, at: number, now: number): Round<InTime> =>
  hear(rules, round, { place: 0, intent: { kind: 'press' }, at }, now).round;

/** The round once the page answers again, and its timer for the end of the time has run. */
function late(): Round<InTime> {
  const { round, happenings } = tick(rules, startRound<InTime>({ isOver: false }), BACK);
  expect([happenings, dueAt(rules, round)]).toEqual([[], BACK + SETTLE_MS]);
  return round;
}

/** All that time does from now on, each thing when it's due. */
function runOut(round: Round<InTime>): Judged<InTime>['happenings'] {
  const at = dueAt(rules, round);
  if (at === null) return [];
  const judged = tick(rules, round, at);
  return [...judged.happenings, ...runOut(judged.round)];
}

describe('a press announced by a page that was busy while the time ran out', () => {
  test('is waited for, and counts from when the key went down', () => {
    const announced = announce(late(), 70, BACK + 10);
    const { round, happenings } = tick(rules, announced, BACK + 79);
    expect([happenings, dueAt(rules, round)]).toEqual([[], BACK + 80]);
    expect(runOut(press(round, END - 200, BACK + 79))).toEqual([{ type: 'pressed', at: END - 200 }]);
  });

  test('is waited for no longer than was announced, and never for long', () => {
    expect(dueAt(rules, announce(late(), 70, BACK + 10))).toBe(BACK + 80);
    expect(runOut(announce(late(), 70, BACK + 10))).toEqual([{ type: 'over' }]);
    const again = [10, 20, 25].reduce((round, after) => announce(round, 60_000, BACK + after), late());
    expect(dueAt(rules, again)).toBeLessThanOrEqual(BACK + SETTLE_MS + EXPECT_MS);
  });

  test('needs no announcement where it is heard at once', () => {
    expect(runOut(press(late(), END - 200, BACK + 5))).toEqual([{ type: 'pressed', at: END - 200 }]);
  });
});

test('where nothing is announced, the time is over once a page that was busy has had its moment', () => {
  expect(runOut(late())).toEqual([{ type: 'over' }]);
});
