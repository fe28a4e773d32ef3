/** The stretches and squares of *Gone?*, the curve of recall, and whose memory the answers are like. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVEL_NAMES } from '../../src/ai/levelNames';
import { stepsOf } from '../../src/rules/steps';
import { characterRecall, guessing, recallCurve, remembersLike } from '../../src/training/gone/curve';
import { goneAt, goneQuestions, planGone } from '../../src/training/gone/gone';
import { FEWEST_PLIES, MOST_PLIES } from '../../src/training/gone/stretches';
import { NO_TRAINING, type DoneAnswer } from '../../src/training/progress';
import { cardAfter } from '../../src/training/schedule/cardAfter';
import { BANDS, GONE_SKILLS, bandOf, type GoneSkillName } from '../../src/training/skills';
import { runs } from '../long/amount';
import { someGames } from './someGames';

const NOW = Date.UTC(2026, 10, 22, 12);
const games = someGames(12);

/** When each tile of a game was placed and taken, counted by hand from the steps: the number of tiles placed by then. */
function fates(number: number): { placed: Map<number, number>; taken: Map<number, number>; plyOf: number[] } {
  const [placed, taken, plyOf]: [Map<number, number>, Map<number, number>, number[]] = [new Map(), new Map(), []];
  let ply = 0;
  for (const { event: [kind, , tile], happenings } of stepsOf(games[number]!.record)) {
    plyOf.push(ply);
    if (kind === 'place') placed.set(tile!, ply += 1);
    for (const one of happenings) if (one.type === 'snagged') for (const gone of one.tiles) taken.set(gone, ply);
  }
  return { placed, taken, plyOf: [...plyOf, ply] };
}

describe('a session', () => {
  test('asks ten squares, five taken and five to come, after a stretch of a real game that tells of each of them', () => {
    fc.assert(fc.property(fc.string({ minLength: 1, maxLength: 8 }), (seed) => {
      const questions = planGone({ games }, NO_TRAINING, seed, NOW);
      expect(questions).toHaveLength(10);
      const { stretch, ref: first } = questions[0]!;
      const { placed, taken, plyOf } = fates(Number(first.source.game));
      const [from, to] = [plyOf[first.from]!, plyOf[first.to]!];
      expect(to - from).toBe(stretch.plies.length);
      expect(stretch.plies.length).toBeGreaterThanOrEqual(FEWEST_PLIES);
      expect(stretch.plies.length).toBeLessThanOrEqual(MOST_PLIES);
      // Nothing was taken before it, so that nobody has to know what they were not shown.
      expect(stretch.gone).toEqual([]);
      expect(Math.min(...taken.values())).toBeGreaterThan(from);
      expect(new Set(questions.map(({ square }) => square)).size).toBe(10);
      for (const question of questions) {
        const { square, ref } = question;
        expect(question.stretch).toBe(stretch);
        expect(ref).toMatchObject({ source: first.source, from: first.from, to: first.to, square });
        const at = taken.get(square) ?? Infinity;
        if (question.plies === null) expect(placed.get(square)).toBeGreaterThan(to);
        else expect(question.plies).toBe(Math.max(1, to - at));
        expect(ref.skill.startsWith('gone')).toBe(question.plies !== null);
      }
      expect(questions.filter(({ plies }) => plies !== null)).toHaveLength(5);
      expect(goneQuestions(questions.map(({ ref }) => ref), { games })).toEqual(questions);
      expect(planGone({ games }, NO_TRAINING, seed, NOW)).toEqual(questions);
    }), runs(4, 100));
  });
  test('spreads the distances, and asks for every band', () => {
    const seeds = Array.from({ length: 12 }, (_, i) => planGone({ games }, NO_TRAINING, `spread ${i}`, NOW));
    const bands = seeds.map((questions) => new Set(questions.flatMap(({ plies }) => (plies === null ? [] : [bandOf(plies)]))));
    expect(Math.min(...bands.map(({ size }) => size))).toBeGreaterThanOrEqual(2);
    expect(new Set(bands.flatMap((some) => [...some])).size).toBe(BANDS.length);
  });
  test('asks for what is due before anything else', () => {
    for (const band of ['gone:3', 'gone:20'] as const) {
      const cards = Object.fromEntries(GONE_SKILLS.map(({ name }) => [name, cardAfter(null, name === band ? 'again' : 'easy', NOW)]));
      const asked = planGone({ games }, { ...NO_TRAINING, cards }, 'due', NOW + 120_000).map(({ ref }) => ref.skill);
      expect(asked).toContain(band);
    }
  });
  test('is none without games, and references that fit no game are no questions', () => {
    expect(planGone({ games: [] }, NO_TRAINING, 'x', NOW)).toEqual([]);
    const { ref, stretch } = planGone({ games }, NO_TRAINING, 'x', NOW)[0]!;
    expect(goneQuestions([ref], { games: [] })).toBeNull();
    expect(goneQuestions([{ ...ref, from: ref.from + 1 }], { games })).toBeNull();
    expect(goneQuestions([{ ...ref, to: ref.from }], { games })).toBeNull();
    expect(goneQuestions([{ ...ref, square: stretch.after[0]! }], { games })).toBeNull();
    expect(goneQuestions([{ ...ref, skill: 'gone:31' }], { games })).toBeNull();
  });
});

describe('a slip of an own game', () => {
  test('is asked after a stretch that shows the run taken, with what was gone before shown as gone', () => {
    const { taken, placed } = fates(0);
    for (const [square, at] of taken) {
      const question = goneAt(games[0]!.record, games[0]!.source, 70, square);
      if (at > 70) {
        expect(question).toBeNull();
        continue;
      }
      expect(question).toMatchObject({ drill: 'gone', square, plies: Math.max(1, Math.min(70 - at, MOST_PLIES - 4)) });
      expect(question!.stretch.gone.toSorted()).toEqual(
        [...taken].filter(([, ply]) => ply <= at - 4).map(([tile]) => tile).toSorted());
      expect(goneQuestions([question!.ref], { games })).toEqual([question]);
    }
    const coming = [...placed].find(([, ply]) => ply > 70)![0];
    expect(goneAt(games[0]!.record, games[0]!.source, 70, coming)).toBeNull();
  });
});

describe('the curve', () => {
  const gone = (plies: number, right: boolean): DoneAnswer => ({ skill: `gone:${bandOf(plies)}`, right, ms: 900, plies });
  const come = (right: boolean): DoneAnswer => ({ skill: 'come:far', right, ms: 900 });
  const some = (count: number, one: (i: number) => DoneAnswer): DoneAnswer[] => Array.from({ length: count }, (_, i) => one(i));

  test('takes out what guessing gets right', () => {
    // Nine of 19 squares to come are called gone: by the log-linear rule 9.5 of 20.
    const coming = some(19, (i) => come(i >= 9));
    expect(guessing(coming)).toBeCloseTo(0.475, 9);
    const [near, far] = recallCurve([...coming, ...some(20, () => gone(2, true)), ...some(20, (i) => gone(30, i < 10))]);
    expect(near).toEqual({ band: 1, plies: 2, asked: 20, recalled: 1 });
    expect(far).toMatchObject({ band: 25, plies: 30, asked: 20 });
    expect(far!.recalled).toBeCloseTo((0.5 - 0.475) / 0.525, 9);
    expect(recallCurve([])).toEqual([]);
  });
  test('has points of at least five squares: bands that were asked less are told together', () => {
    const counts = (...plies: readonly number[]): unknown => recallCurve(plies.map((one) => gone(one, true)))
      .map(({ band, plies: mean, asked }) => [band, mean, asked]);
    expect(counts(1, 1, 2, 2, 2, 3, 4, 6, 6, 7, 30, 30)).toEqual([[1, 1.6, 5], [3, 86 / 7, 7]]);
    expect(counts(1, 30)).toEqual([[1, 15.5, 2]]);
    expect(counts(1, 1, 1, 1, 1, 20, 20, 20, 20, 20, 35)).toEqual([[1, 1, 5], [20, 135 / 6, 6]]);
  });
  test('of a character falls with time, and is that of the game: ten seconds a ply', () => {
    // 1 / (1 + exp((threshold + ½ ln t) / 0.35)), by hand.
    expect(characterRecall('viola', 1)).toBeCloseTo(0.7828, 3);
    expect(characterRecall('viola', 10)).toBeCloseTo(0.1183, 3);
    expect(characterRecall('henrik', 36)).toBeCloseTo(0.8672, 3);
    for (const level of LEVEL_NAMES) expect(characterRecall(level, 20)).toBeLessThanOrEqual(characterRecall(level, 2));
  });
  test('is like nobody\'s before twenty answers, then like that of whoever forgets as much', () => {
    const of = (count: number, knows: (plies: number) => boolean): DoneAnswer[] => [
      ...some(count / 2, (i) => gone(1 + i % 30, knows(1 + i % 30))), ...some(count / 2, () => come(true)),
    ];
    expect(remembersLike(of(18, () => true))).toBeNull();
    expect(remembersLike(of(40, (plies) => plies <= 2))).toMatchObject({ like: 'viola', answers: 40 });
    expect(remembersLike(of(60, (plies) => plies <= 18))?.like).toBe('wanda');
    const perfect = remembersLike(of(60, () => true));
    expect(perfect?.alike).toEqual(expect.arrayContaining(['otto', 'ada']));
    expect(perfect?.alike[0]).toBe(perfect?.like);
  });
  test('answers of other drills do not count', () => {
    const other: DoneAnswer = { skill: 'flash:quiet', right: true, ms: 500 };
    expect(remembersLike(some(100, () => other))).toBeNull();
    expect(guessing([other])).toBe(0.5);
  });
  test('every band is a skill', () => {
    const names: readonly GoneSkillName[] = GONE_SKILLS.map(({ name }) => name);
    for (let plies = 0; plies < 80; plies += 1) expect(names).toContain(`gone:${bandOf(plies)}`);
  });
});
