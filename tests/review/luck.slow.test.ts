/** Luck and play add up to the result, whatever an adviser answers, in games under all house rules. */
import { expect, test } from 'vitest';
import { isDrawDue } from '../../src/ai/judge/claims';
import { validateQuestion } from '../../src/ai/validateQuestion';
import { toldOf } from '../../src/review/findings/luck';
import { planOf } from '../../src/review/ledger/plan';
import { review } from '../../src/review/reviewer';
import { randomGame } from '../helpers/randomGame';
import { randomAdviser, reviewed } from '../helpers/reviews';
import { amount } from '../long/amount';

const GAMES = amount(5, 1000);

test(`in ${GAMES} random games the parts of luck add up to the result exactly`, async () => {
  for (let game = 0; game < GAMES; game += 1) {
    const { record } = randomGame(`luck ${game}`);
    const seat = game % record.seats.length;
    const { accounts: { luck, eye, choice, memory }, curve } = await review(reviewed(record), seat, randomAdviser(`luck ${game}`), {});
    expect(luck).not.toBeNull();
    const { start, draws, slips, tiles, back, gained, result, told } = luck!;
    // In whole millionths of win chance nothing is lost to rounding.
    const units = [start, draws, slips, tiles, back, gained, result].map((points) => Math.round(points * 10_000));
    const [from, drawn, given, rest, lost, brought, end] = units;
    expect(from! + drawn! + given! + rest! - lost! + brought!).toBe(end);
    expect(told!.start + told!.draws + told!.others - told!.back + told!.gained).toBe(told!.result);
    // What is told of choice, memory and eye is what was given back, and the runs and calls that are listed are all there is of the eye.
    expect(choice.points + (memory?.points ?? 0) + (eye?.points ?? 0)).toBeCloseTo(back, 2);
    const listed = [...eye?.own ?? [], ...eye?.others ?? [], ...eye?.falseCalls ?? []].map(({ points }) => points!);
    expect(listed.filter((points) => points > 0).reduce((sum, points) => sum + points, 0)).toBeCloseTo(eye?.points ?? 0, 6);
    expect(listed.filter((points) => points < 0).reduce((sum, points) => sum - points, 0)).toBeCloseTo(gained, 6);
    expect(Math.min(slips, back, gained)).toBeGreaterThanOrEqual(0);
    expect(told!.slips + told!.tiles).toBe(told!.others);
    for (const part of Object.values(told!)) expect(Math.abs(part % 5)).toBe(0);
    expect(curve).toHaveLength(record.events.length + 1);
    expect(100 * curve.at(-1)!.chance).toBeCloseTo(result, 8);
    expect(eye === null).toBe(record.rules.calls === 'automatic');
  }
});

test('every question is about a table that can be, and none is asked twice', () => {
  for (let game = 0; game < 8; game += 1) {
    const { record } = randomGame(`questions ${game}`);
    const { asked } = planOf(reviewed(record), game % record.seats.length);
    for (const { kind, view } of asked.second) {
      expect(validateQuestion({ view, level: 'ada', seed: 'review' }, kind === 'judge'), JSON.stringify(record.rules)).toBeNull();
      expect(view.placed).toBeNull();
      // A seat is asked for no tile before it has drawn.
      expect(view.mover === view.seat && !isDrawDue(view)).toBe(kind === 'judge');
    }
    const keys = asked.second.map(({ key }) => key);
    expect(keys).toHaveLength(new Set(keys).size);
    expect(keys).toEqual(expect.arrayContaining(asked.first.map(({ key }) => key)));
  }
});

test('parts are rounded to steps of 5 that still add up', () => {
  expect(toldOf({ start: 33.1, draws: 10.4, slips: 4, tiles: -40, back: 7.5, gained: 0, result: 0 }))
    .toEqual({ start: 35, draws: 10, others: -35, slips: 5, tiles: -40, back: 10, gained: 0, result: 0 });
  expect(toldOf({ start: 25, draws: 3, slips: 0, tiles: 6.3, back: 1, gained: 0, result: 100 / 3 }).result).toBe(35);
  // What slips brought stands apart from what they cost.
  expect(toldOf({ start: 50, draws: 20, slips: 5, tiles: 21, back: 11, gained: 15, result: 100 }))
    .toEqual({ start: 50, draws: 20, others: 25, slips: 5, tiles: 20, back: 10, gained: 15, result: 100 });
});
