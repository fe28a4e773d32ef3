/** *Safe tile*: what a session asks, and what is told of an answer. */
import { describe, expect, test } from 'vitest';
import { newDrill, openKeptDrill } from '../../../src/training/plan';
import { drillAfter, keptDrill } from '../../../src/training/drill';
import { NO_TRAINING, type TrainingState } from '../../../src/training/progress';
import { progressAfter } from '../../../src/training/progressAfter';
import { questionOf, shippedPositions, type PackedPosition } from '../../../src/training/positions/shippedPositions';
import type { SafeQuestion } from '../../../src/training/question';
import { planSafe, safeQuestion, safeTold } from '../../../src/training/safe/safe';
import { verdictOf } from '../../../src/training/verdict';

const NOW = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;
const shipped = await shippedPositions();
/** Thirty positions of three kinds of danger: 15, 10 and 5. */
const some: readonly PackedPosition[] = Array.from({ length: 30 }, (_, i) => {
  const { plain: _plain, ...position } = shipped[i % shipped.length]!;
  return { ...position, id: `p${i}`, danger: i < 15 ? 'four' : i < 25 ? 'several' : 'shuts' };
});
const library = { games: [], shipped: some, positions: [] };
const ids = (questions: readonly SafeQuestion[]): string[] => questions.map(({ ref }) => ref.position);

/** The training after an answer. @param right whether it is the safe tile, or the worst one */
function answered(state: TrainingState, question: SafeQuestion, right: boolean, now: number): TrainingState {
  const worstFirst = question.choices.toSorted((a, b) => a.chance - b.chance).map(({ tile }) => tile);
  const answer = { said: worstFirst.at(right ? -1 : 0)!, ms: 3000 };
  return progressAfter(state, { type: 'answered', question, given: { answer, verdict: verdictOf(question, answer)! }, now });
}

describe('a session', () => {
  test('asks ten different positions, the same from the same seed', () => {
    const asked = planSafe(some, NO_TRAINING, 'a', NOW);
    expect(new Set(ids(asked)).size).toBe(10);
    expect(ids(planSafe(some, NO_TRAINING, 'a', NOW))).toEqual(ids(asked));
    expect(ids(planSafe(some, NO_TRAINING, 'b', NOW))).not.toEqual(ids(asked));
  });
  test('asks all of a kind before any of it again', () => {
    let state: TrainingState = NO_TRAINING;
    const asked: SafeQuestion[] = [];
    for (let session = 0; session < 6; session += 1) {
      const now = NOW + session * DAY;
      const questions = planSafe(some, state, `${session}`, now);
      for (const question of questions) state = answered(state, question, true, now);
      asked.push(...questions);
    }
    for (const danger of ['four', 'several', 'shuts'] as const) {
      const kind = some.filter((one) => one.danger === danger).length;
      const order = ids(asked.filter(({ ref }) => ref.skill === `safe:${danger}`));
      expect(order.length).toBeGreaterThan(kind);
      // The order of a session's questions is mixed: a position may come a session early or late.
      expect(new Set(order.slice(0, kind - 5)).size).toBe(kind - 5);
      expect(new Set(order).size).toBe(kind);
    }
  });
  test('asks again for what was answered wrong', () => {
    const state = answered(NO_TRAINING, questionOf(some.find(({ danger }) => danger === 'shuts')!), false, NOW);
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(planSafe(some, state, seed, NOW + DAY).map(({ ref }) => ref.skill)).toContain('safe:shuts');
    }
  });
  test('is as long as there are positions, and none without any', () => {
    expect(planSafe(some.slice(0, 4), NO_TRAINING, 'a', NOW)).toHaveLength(4);
    expect(newDrill('safe', { ...library, shipped: [] }, NO_TRAINING, 'a', NOW)).toBeNull();
  });
  test('comes back to the same question, and not where its position ships no more', () => {
    const drill = newDrill('safe', library, NO_TRAINING, 'a', NOW)!;
    const [first, second] = drill.questions as readonly SafeQuestion[];
    const said = drillAfter(drill, { type: 'answered', answer: { said: first!.choices[0]!.tile, ms: 900 } });
    const kept = keptDrill(drillAfter(said, { type: 'next' }))!;
    expect(openKeptDrill(kept, library)!.given).toHaveLength(1);
    expect(openKeptDrill(kept, library)!.questions).toEqual(drill.questions);
    expect(openKeptDrill(kept, { ...library, shipped: some.filter(({ id }) => id !== second!.ref.position) })).toBeNull();
  });
});

describe('a question', () => {
  const question = questionOf(shipped[0]!);
  const [best, second, , worst] = question.choices.toSorted((a, b) => b.chance - a.chance);

  test('is found again by its reference, an own one too', () => {
    const { ref } = question;
    expect(safeQuestion(ref, { shipped, positions: [] })).toEqual(question);
    const own = { ...question, ref: { ...ref, position: 'choice:7:x' } };
    expect(safeQuestion(own.ref, { shipped, positions: [own] })).toBe(own);
    expect(safeQuestion({ ...ref, position: 'nowhere' }, { shipped, positions: [own] })).toBeNull();
  });
  test('has one right answer, and any other gives away what it costs', () => {
    for (const { tile, chance } of question.choices) {
      const verdict = verdictOf(question, { said: tile, ms: null })!;
      expect(verdict).toEqual({ right: tile === best!.tile, truth: best!.tile, lost: best!.chance - chance });
    }
    expect(verdictOf(question, { said: 0, ms: null })).toBeNull();
  });
  test('is told of with the tile that was chosen, and after the safe one with what tempts most', () => {
    const wrong = safeTold(question, worst!.tile)!;
    expect(wrong).toMatchObject({ better: best!.tile, other: worst!.tile, points: 100 * (best!.chance - worst!.chance) });
    expect(wrong.dangers).toEqual(worst!.reasons.opens.map(({ tile }) => tile).toSorted((a, b) => a - b));
    const right = safeTold(question, best!.tile)!;
    expect(right).toMatchObject({ better: best!.tile, other: second!.tile });
    expect(right.reason).not.toBeNull();
    expect(safeTold(question, 0)).toBeNull();
  });
});
