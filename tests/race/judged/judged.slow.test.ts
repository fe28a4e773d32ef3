/** The judge's own code on simulated lines and clocks: that the quicker of two wins wherever they sit, and how little a lie brings. */
import { afterAll, describe, expect, test } from 'vitest';
import { amount, LONG, SEED } from '../../long/amount';
import type { Lie, Line } from './device';
import { BY_200, HERE, LATE_PONGS, LINES, ROUGH, WHEN_IT_PAYS } from './settings';
import { tally, type Tally } from './tally';

/** Each of fifteen races. */
const GAMES = amount(80, 4000);
/** By how much less or more than half of them the second of the two may win: of few races chance decides more. */
const OFF = amount(4, 1.5);
/** Over which lines people lie: those at both ends and one of the others stand for all. */
const LIED_OVER = LINES.filter((_, i) => LONG || i % 2 === 0);

const told: string[] = [];

/** Somebody here against somebody over a line. @param quiet how many tiles without a run are placed and drawn after each with one */
function against(line: Line, lie?: Lie, quiet = 0, here = HERE): Tally {
  const what = `${here.name} v ${line.name}, ${lie?.name ?? 'honest'}${quiet > 0 ? `, ${quiet} more tiles a race` : ''}`;
  const tallied = tally([{ line: here }, { line, lie }], GAMES, `${SEED} ${what}`, quiet);
  told.push(rowOf(what, tallied));
  return tallied;
}

const HEAD = 'setting                                          races  right  >25 ms  second   first come: right second'
  + '   fines   wait: half  95 %';

function rowOf(what: string, { races, right, rightApart, second, rightByArrival, secondByArrival, fines, wait }: Tally): string {
  const per = (number: number): string => number.toFixed(1).padStart(7);
  return [
    what.padEnd(46), String(races).padStart(7), per(right), per(rightApart), per(second), '            ', per(rightByArrival),
    per(secondByArrival), fines.join('/').padStart(8), '     ', ...wait.map((ms) => String(Math.round(ms)).padStart(6)),
  ].join('');
}

afterAll(() => { if (LONG) process.stdout.write(`\n${[HEAD, ...told].join('\n')}\n`); });

describe.each(LINES.map((line) => [line.name, line] as const))('of somebody here and somebody over a line of %s', (_, line) => {
  test('the quicker wins, as often the one as the other, and nobody is fined', () => {
    const honest = against(line);
    expect(honest.races).toBe(15 * GAMES);
    expect(Math.abs(honest.second - 50)).toBeLessThanOrEqual(OFF);
    expect(honest.rightApart).toBeGreaterThanOrEqual(99);
    expect(honest.fines).toEqual([0, 0]);
  });
});

describe.each(LIED_OVER.map((line) => [line.name, line] as const))('of somebody here and somebody over a line of %s', (_, line) => {
  test.each([BY_200, WHEN_IT_PAYS])('whoever $name wins little by it', (lie) => {
    const { second, fines } = against(line, lie);
    expect(second).toBeLessThanOrEqual(57);
    // Who is judged beside them isn't fined.
    expect(fines[0]).toBe(0);
  });
});

test('whoever lies and places and draws as often as people do wins no more by it', () => {
  expect(against(LINES[2]!, BY_200, 2).second).toBeLessThanOrEqual(57);
});

describe('nobody is fined who calls for what their screen still shows, where others place and draw in a hurry,', () => {
  test.each(LINES.map((line) => [line.name, line] as const))('over a line of %s', (_, line) => {
    for (const hurries of [200, 350]) {
      const { fines } = tally([{ line: HERE, hurries }, { line, hurries }], amount(20, 1000), `${SEED} hurry ${hurries}`, 1);
      expect(fines).toEqual([0, 0]);
    }
  });
});

// Told, and not promised.
if (LONG) {
  describe('how it goes', () => {
    test.each(LINES)('for whoever answers late when their line of $name is measured, and lies', (line) => {
      expect(against(line, LATE_PONGS).races).toBeGreaterThan(0);
    });
    test('between far lines, and over one that is very rough', () => {
      const [, home, far, mobile, farthest] = LINES;
      for (const [one, other] of [[home!, far!], [far!, far!], [far!, mobile!], [mobile!, mobile!], [far!, farthest!]] as const) {
        expect(against(other, undefined, 0, one).races).toBeGreaterThan(0);
      }
      expect(against(ROUGH).races).toBeGreaterThan(0);
    });
  });
}
