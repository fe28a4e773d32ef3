/**
 * The judge where two lay cards at once: of people who are equally quick each covers half of what both want, wherever they sit, and how
 * little a lie brings. The long program `laying-lines` plays many games over each line and prints them.
 */
import { median } from 'simple-statistics';
import { afterAll, describe, expect, test } from 'vitest';
import { amount, LONG, SEED } from '../../long/amount';
import type { Lie, Line } from './device';
import { playLays } from './lays';
import { BY_200, HERE, LINES, WHEN_IT_PAYS } from './settings';

/** Each of sixty cards. */
const GAMES = amount(6, 400);
/** By how much less or more than half the second of the two may cover: of few cards chance decides more. */
const OFF = amount(12, 3);
/** A lie brings no more than this share of what both want. */
const LIED = amount(66, 57);
const APART_MS = 25;
const SAMPLED = LINES.filter((_, i) => LONG || i === 2);

const told: string[] = [];

/** Games of two who swap their seats after each. @returns what the second covers of what both want, and how often the quicker does, in % */
function against(line: Line, lie?: Lie) {
  const what = `${HERE.name} v ${line.name}, ${lie?.name ?? 'honest'}`;
  const sums = {
    raced: 0, all: 0, allSecond: 0, unmeant: 0,
    second: 0, apart: 0, right: 0, wrong: [0, 0] as [number, number], turns: [[], []] as [number[], number[]],
  };
  for (let i = 0; i < GAMES; i += 1) {
    const second = i % 2 === 0 ? 1 : 0;
    const people = [{ line: HERE }, { line, lie }] as const;
    const { lays, wrong, turns } = playLays(second === 1 ? people : [people[1], people[0]], `${SEED} ${what} ${i}`);
    for (const { reaction: [one, other], meant, winner } of lays) {
      if (one === undefined || other === undefined || winner === null) continue;
      sums.all += 1;
      sums.allSecond += Number(winner === second);
      if (!meant.has(winner)) {
        sums.unmeant += 1;
        continue;
      }
      const isApart = Math.abs(one - other) > APART_MS;
      sums.raced += 1;
      sums.second += Number(winner === second);
      sums.apart += Number(isApart);
      sums.right += Number(isApart && winner === (one < other ? 0 : 1));
    }
    sums.wrong[0] += wrong[1 - second]!;
    sums.wrong[1] += wrong[second]!;
    for (const [at, seat] of [1 - second, second].entries()) sums.turns[at as 0 | 1].push(...turns[seat as 0 | 1]);
  }
  const share = {
    all: 100 * sums.allSecond / sums.all, second: 100 * sums.second / sums.raced, right: 100 * sums.right / sums.apart, wrong: sums.wrong,
  };
  told.push(`${what.padEnd(34)}${String(sums.raced).padStart(7)} cards: the second covers ${share.second.toFixed(1)} %, the quicker ${
    share.right.toFixed(1)} % where they were more than ${APART_MS} ms apart; wrong ${sums.wrong.join('/')}; ${
    sums.unmeant} more were covered by a hand that meant the card beneath, and of all the second covers ${
    share.all.toFixed(1)} %; a card turns after ${
    sums.turns.map((all) => Math.round(all.length === 0 ? 0 : median(all))).join('/')} ms (medians, first and second)`);
  return share;
}

afterAll(() => { if (LONG) process.stdout.write(`\n${told.join('\n')}\n`); });

describe.each(SAMPLED.map((line) => [line.name, line] as const))('of somebody here and somebody over a line of %s', (_, line) => {
  test('each covers half of what both want, and nobody is locked', () => {
    const { all, second, wrong } = against(line);
    for (const share of [second, all]) expect(Math.abs(share - 50)).toBeLessThanOrEqual(OFF);
    expect(wrong).toEqual([0, 0]);
  });

  test.each([BY_200, WHEN_IT_PAYS])('whoever $name gains little', (lie) => {
    const { all, second } = against(line, lie);
    // A lie brings little with cards that a late hand covered, too.
    expect(Math.max(all, second)).toBeLessThanOrEqual(LIED);
  });
});
