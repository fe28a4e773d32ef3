/** What a game turned on: the turn whose change lasted longest, found in curves of every kind, and in any game with any answers. */
import { describe, expect, test } from 'vitest';
import { plyOf } from '../../src/rules/seatView';
import { turningOf } from '../../src/review/findings/turning';
import { planOf, type ReviewPlan } from '../../src/review/ledger/plan';
import type { ReviewPass } from '../../src/review/report';
import { review } from '../../src/review/reviewer';
import { randomGame } from '../helpers/randomGame';
import { randomAdviser, reviewed } from '../helpers/reviews';

/** Random games of two by name, until one ends so for the first seat. */
function planThat(ends: 'won' | 'lost' | 'tied'): ReviewPlan {
  for (let i = 0; ; i += 1) {
    const { record, position } = randomGame(`turning ${i}`);
    const [mine, other, third] = position.won.map(({ length }) => length);
    if (mine === undefined || other === undefined || third !== undefined || mine + other < 1) continue;
    if ((mine > other ? 'won' : mine < other ? 'lost' : 'tied') === ends) return planOf(reviewed(record), 0);
  }
}

const PLANS = { won: planThat('won'), lost: planThat('lost'), tied: planThat('tied') };
/** The steps at which the chance of the first seat is known. */
const known = (plan: ReviewPlan): number[] => [...new Set(plan.ledgers[0]!.anchors.map(({ step }) => step))];

/** What is found where the curve goes so. @param chance at a step */
function found(plan: ReviewPlan, chance: (step: number) => number, pass: ReviewPass = 2, unjudged = false) {
  const curve = Array.from({ length: plan.steps.length + 1 }, (_, step) => ({ step, chance: chance(step), judged: true }));
  return turningOf(plan, { moves: [], others: [], curve, pass, unjudged });
}

describe('a game', () => {
  const steps = known(PLANS.won);
  const at = steps[Math.floor(steps.length / 2)]!;

  test('that was won by one turn turned on that one, and a higher peak that did not last is none', () => {
    const peak = steps[4]!;
    const won = found(PLANS.won, (step) => (step === peak ? 0.95 : step < at ? 0.5 : 1))!;
    expect(won).toMatchObject({ result: 'won', decided: { kind: 'turned' } });
    const { step, turn } = (won.decided as { at: { step: number; turn: number } }).at;
    const before = steps[steps.indexOf(at) - 1]!;
    expect(step).toBeGreaterThanOrEqual(before);
    expect(step).toBeLessThanOrEqual(at);
    expect(turn).toBe(step === 0 ? 0 : plyOf(PLANS.won.steps[step - 1]!.position));
  });
  test('that was lost turned on what was never made good', () => {
    const lost = known(PLANS.lost);
    const fell = lost[lost.length - 9]!;
    const rose = lost[6]!;
    const turning = found(PLANS.lost, (step) => (step < rose ? 0.5 : step < lost[9]! ? 0.1 : step < fell ? 0.6 : 0));
    expect(turning).toMatchObject({ result: 'lost', decided: { kind: 'turned' } });
    expect((turning!.decided as { at: { step: number } }).at.step).toBeGreaterThan(lost[9]!);
  });
  test('that was won or lost bit by bit names the turn since which it was so; one that never was in doubt none', () => {
    const last = PLANS.won.steps.length;
    const ramp = found(PLANS.won, (step) => 0.3 + (0.7 * step) / last)!.decided;
    expect(ramp).toMatchObject({ kind: 'slowly' });
    const { turn } = (ramp as { at: { turn: number } }).at;
    expect(turn).toBeGreaterThan(5);
    expect(found(PLANS.won, (step) => 0.55 + (0.45 * step) / last)!.decided).toEqual({ kind: 'always' });
    expect(found(PLANS.lost, (step) => 0.45 - (0.45 * step) / PLANS.lost.steps.length)!.decided).toEqual({ kind: 'always' });
  });
  test('that was as good as over is not said to have been decided then', () => {
    const last = PLANS.won.steps.length;
    const late = steps.at(-4)!;
    expect(found(PLANS.won, (step) => (step < late ? 0.5 + (0.38 * step) / last : 1))!.decided).not.toMatchObject({ kind: 'turned' });
  });
  test('that was tied is level since the last run of those who tied', () => {
    const { tiles, tiedWith, decided } = found(PLANS.tied, () => 0.5)!;
    expect(tiedWith).toEqual([1]);
    expect(tiles).toBe(PLANS.tied.steps.at(-1)!.position.won[0]!.length);
    const { step } = (decided as { at: { step: number } }).at;
    const won = (after: number): string => PLANS.tied.steps[after]!.position.won.map(({ length }) => length).join();
    expect(won(Math.min(step + 1, PLANS.tied.steps.length - 1))).toBe(won(PLANS.tied.steps.length - 1));
  });
  test('says nothing of a turn before the second look is done, or where not all could be judged', () => {
    for (const pass of [0, 1] as const) expect(found(PLANS.won, () => 1, pass)).toMatchObject({ result: 'won', decided: null });
    expect(found(PLANS.won, () => 1, 2, true)).toMatchObject({ result: 'won', decided: null });
  });
  test('that was cut short turned on nothing', () => {
    const { record } = PLANS.won.game;
    expect(found(planOf(reviewed({ ...record, events: record.events.slice(0, 60) }), 0), () => 0.5)).toBeNull();
  });
});

test('in any game, with any answers, what is said to have happened did happen in that turn', async () => {
  const kinds = new Set<string>();
  for (let i = 0; i < 24; i += 1) {
    const { record, position } = randomGame(`turned ${i}`);
    const report = await review(reviewed(record), 0, randomAdviser(`turned ${i}`), {});
    const { turning, curve } = report;
    const won = position.won.map(({ length }) => length);
    const most = Math.max(...won);
    const result = won[0] !== most ? 'lost' : won.filter((tiles) => tiles === most).length > 1 ? 'tied' : 'won';
    expect(turning).toMatchObject({ result, tiles: won[0] });
    const decided = turning!.decided;
    kinds.add(`${result} ${decided?.kind}`);
    if (decided === null || decided.kind === 'always') continue;
    const { step, turn } = decided.at;
    const steps = planOf(reviewed(record), 0).steps;
    expect(turn).toBe(step === 0 ? 0 : plyOf(steps[step - 1]!.position));
    if (decided.kind === 'slowly') {
      const even = 1 / won.length;
      for (const { chance } of curve.slice(step)) expect(Math.sign(chance - even)).toBe(result === 'won' ? 1 : -1);
      continue;
    }
    const { cause } = decided;
    const here = [steps[step - 1], steps[step]].flatMap((one) => one?.happenings ?? []);
    if (cause?.kind === 'took') {
      expect(here).toContainEqual(expect.objectContaining({ type: 'snagged', seat: cause.seat, tiles: cause.tiles }));
    }
    if (cause?.kind === 'falseCall') expect(here).toContainEqual(expect.objectContaining({ type: 'falseCall', seat: cause.seat }));
    if (cause?.kind === 'played' || cause?.kind === 'chose') expect(steps[step - 1]!.event).toEqual(['place', cause.seat, cause.tile]);
    if (cause?.kind === 'drew') expect(steps[step - 1]!.position.racks[cause.seat]).toContain(cause.tile);
    if (cause?.kind === 'setUp') expect(cause.tiles).toContain(steps[step - 1]!.event[2]);
  }
  expect(kinds.has('won turned') && kinds.has('lost turned')).toBe(true);
});
