/** *Safe tile*'s first rounds are plain, and harder questions come with skill: which stage somebody is at, and what is asked there. */
import { describe, expect, test } from 'vitest';
import { drillText } from '../../../src/strings/words/training/drill';
import { NO_TRAINING, type DoneSession, type TrainingState } from '../../../src/training/progress';
import { progressAfter } from '../../../src/training/progressAfter';
import { drillAfter, keptDrill, questionNow } from '../../../src/training/drill';
import { newDrill, openKeptDrill } from '../../../src/training/plan';
import { shippedPositions } from '../../../src/training/positions/shippedPositions';
import type { SafeQuestion } from '../../../src/training/question';
import { planSafe } from '../../../src/training/safe/safe';
import { kindsAt, stageOf } from '../../../src/training/safe/stage';
import type { SafeSkillName } from '../../../src/training/skills';

const NOW = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;
const shipped = await shippedPositions();
const library = { games: [], shipped, positions: [] };

/** A session of ten answers to questions of a skill, so many of them right. */
const session = (skill: SafeSkillName, right: number): DoneSession =>
  ({ at: NOW, answers: Array.from({ length: 10 }, (_, i) => ({ skill, right: i < right, ms: 3000 })) });

/** A session played to its end by somebody who is right in the first so many questions. */
function played(
  state: TrainingState, right: number, now: number,
): { readonly state: TrainingState; readonly asked: readonly SafeQuestion[] } {
  let drill = newDrill('safe', library, state, `${now}`, now)!;
  const asked = drill.questions as readonly SafeQuestion[];
  let after = state;
  for (let question = questionNow(drill); question?.drill === 'safe'; question = questionNow(drill)) {
    const falling = question.choices.toSorted((a, b) => b.chance - a.chance);
    const said = falling[drill.given.length < right ? 0 : 1]!.tile;
    drill = drillAfter(drill, { type: 'answered', answer: { said, ms: 3000 } });
    after = progressAfter(after, { type: 'answered', question, given: drill.given.at(-1)!, now });
    drill = drillAfter(drill, { type: 'next' });
  }
  return { state: progressAfter(after, { type: 'ended', drill, now }), asked };
}

describe('the stage', () => {
  test('is plain for whoever begins, and goes on with skill alone', () => {
    expect(stageOf([])).toBe('plain');
    expect(stageOf([session('safe:plain', 7)])).toBe('plain');
    expect(stageOf([session('safe:plain', 8)])).toBe('open');
    expect(stageOf([session('safe:plain', 8), session('safe:several', 6)])).toBe('open');
    expect(stageOf([session('safe:plain', 8), session('safe:several', 7)])).toBe('expert');
    // The latest ten say how well somebody does.
    expect(stageOf([session('safe:plain', 10), session('safe:plain', 5)])).toBe('plain');
  });
  test('is not taken from whoever showed what is harder before there was a plain one', () => {
    expect(stageOf([session('safe:gone', 5)])).toBe('expert');
    expect(stageOf([session('safe:four', 7)])).toBe('expert');
    expect(stageOf([session('safe:gone', 4)])).toBe('plain');
  });
  test('asks no harder kinds before their time', () => {
    expect([kindsAt('plain'), kindsAt('open')]).toEqual([['plain'], ['plain', 'four', 'long', 'several']]);
    expect(kindsAt('expert')).toEqual(expect.arrayContaining(['keeps', 'gone', 'four']));
  });
});

describe('the first round', () => {
  const questions = planSafe(shipped, NO_TRAINING, 'first', NOW);

  test('asks ten times which tile opens nothing: one does not, it is the best, and each of the others opens something', () => {
    expect(questions).toHaveLength(10);
    for (const question of questions) {
      expect(drillText({ kind: 'asked', question })).toEqual(['Which tile sets up nothing?']);
      const nothing = question.choices.filter(({ reasons }) => reasons.opens.length === 0);
      expect(nothing).toEqual([question.choices.reduce((most, one) => (one.chance > most.chance ? one : most))]);
    }
  });
  test('tells after a wrong tile what it opened, without per cents', () => {
    const [question] = questions as [SafeQuestion];
    const said = question.choices.toSorted((a, b) => b.chance - a.chance)[1]!.tile;
    const given = { answer: { said, ms: 900 }, verdict: { right: false, truth: 0, lost: 0.2 } };
    const told = drillText({ kind: 'told', question, given, late: false }).join(' ');
    expect(told).toContain(`${said} set up`);
    expect(told).not.toContain('%');
  });
  test('is come back to as it was', () => {
    const drill = newDrill('safe', library, NO_TRAINING, 'first', NOW)!;
    expect(openKeptDrill(keptDrill(drill)!, library)!.questions).toEqual(drill.questions);
  });
});

test('harder questions come round after round, and no position twice in one', () => {
  let state = NO_TRAINING;
  const kinds: string[][] = [];
  for (let round = 0; round < 6; round += 1) {
    const { state: next, asked } = played(state, round === 0 ? 5 : 10, NOW + round * DAY);
    expect(new Set(asked.map(({ ref }) => ref.position)).size).toBe(10);
    kinds.push([...new Set(asked.map(({ ref }) => ref.skill.slice('safe:'.length)))].toSorted());
    state = next;
  }
  // Five of ten right is not enough: it stays plain. Then the danger is one that can be seen, and in the end all of it.
  expect(kinds.slice(0, 2)).toEqual([['plain'], ['plain']]);
  expect(['keeps', 'gone'].some((kind) => kinds[2]!.includes(kind))).toBe(false);
  expect(kinds[2]).toEqual(expect.arrayContaining(['four', 'several']));
  expect(kinds.slice(3).flat()).toEqual(expect.arrayContaining(['keeps', 'gone']));
});
