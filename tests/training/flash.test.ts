/** The landings of *Flash*: what makes a run, what only looks like one, and what a session is made of. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allRuns, runsThrough, type Tile } from '../../src/rules/board';
import { replay } from '../../src/rules/record';
import { flashAt, flashQuestion, planFlash } from '../../src/training/flash/flash';
import { flashFigures, flashParts } from '../../src/training/flash/figures';
import { landingOn } from '../../src/training/flash/landings';
import { NO_TRAINING, type DoneAnswer } from '../../src/training/progress';
import { cardAfter } from '../../src/training/schedule/cardAfter';
import { FLASH_SKILLS, skillOf } from '../../src/training/skills';
import { runs } from '../long/amount';
import { someGames } from './someGames';

const NOW = Date.UTC(2026, 10, 22, 12);
const landing = (tile: Tile, board: Tile[], taken: Tile[] = []) => landingOn(0, tile, board, new Set(taken));

describe('a landing', () => {
  test.each([
    [[4, 5, 6], 7, ['flash:across:end:run']],
    [[61, 72, 94], 83, ['flash:falling:inside:run']],
    [[94, 95, 96, 88, 79, 70], 97, ['flash:across:end:crossing', 'flash:rising:end:crossing']],
    [[24, 44, 54, 23, 45, 56, 67], 34, ['flash:down:inside:crossing', 'flash:falling:inside:crossing']],
    [[22, 33], 44, ['flash:falling:end:near']],
    [[31, 32, 34], 35, ['flash:across:end:near']],
    [[38, 39, 41], 40, ['flash:across:end:near']],
    [[13, 60], 97, ['flash:quiet']],
  ])('on %j of %i asks for %j', (board, tile, skills) => {
    expect(landing(tile, board).skills.toSorted()).toEqual(skills.toSorted());
  });
  test.each([
    [[51, 52], 53, [], { squares: [51, 52, 53], direction: 'across', missing: 54, kind: 'edge' }],
    [[52, 53], 54, [], { squares: [52, 53, 54], direction: 'across', missing: 55, kind: 'three' }],
    [[51, 52], 54, [], { squares: [51, 52, 54], direction: 'across', missing: 53, kind: 'gap' }],
    [[51, 52], 54, [53], { squares: [51, 52, 54], direction: 'across', missing: 53, kind: 'taken' }],
    [[4, 13], 22, [], { squares: [22, 13, 4], direction: 'rising', missing: 31, kind: 'edge' }],
    [[38, 39], 41, [], undefined],
    [[5, 14], 23, [], { squares: [23, 14, 5], direction: 'rising', missing: 32, kind: 'edge' }],
  ] as const)('on %j of %i, %j gone, is near %j', (board, tile, taken, near) => {
    expect([...landing(tile, [...board], [...taken]).near.values()].at(-1)).toEqual(near);
  });
});

describe('a session', () => {
  const games = someGames(12);
  test('has ten landings of real games, exactly half with a run, one a crossing, most of the others near one', () => {
    fc.assert(fc.property(fc.string({ minLength: 1, maxLength: 8 }), (seed) => {
      const questions = planFlash({ games }, NO_TRAINING, seed, NOW);
      expect(questions).toHaveLength(10);
      expect(questions.filter((question) => question.runs.length > 0)).toHaveLength(5);
      expect(questions.filter((question) => question.runs.length > 1)).toHaveLength(1);
      expect(questions.filter(({ near }) => near !== null)).toHaveLength(4);
      expect(new Set(questions.map(({ ref }) => `${ref.source.game}:${ref.event}`)).size).toBe(10);
      for (const question of questions) {
        const { ref, board, tile } = question;
        const { record } = games[Number(ref.source.game)]!;
        // The table itself, played so far, has the same tiles and lets the same tile land.
        const before = replay({ ...record, events: record.events.slice(0, ref.event) });
        expect(before.ok && before.position.board).toEqual(board);
        expect(record.events[ref.event]).toEqual(['place', expect.any(Number), tile]);
        expect(runsThrough(new Set([...board, tile]), tile)).toEqual(question.runs);
        expect(allRuns(new Set(board))).toEqual([]);
        expect(skillOf(ref.skill)).toMatchObject({ kind: question.runs.length > 1 ? 'crossing' : question.runs.length === 1 ? 'run'
          : question.near === null ? 'quiet' : 'near' });
        expect(flashQuestion(ref, { games })).toEqual(question);
      }
      expect(planFlash({ games }, NO_TRAINING, seed, NOW)).toEqual(questions);
    }), runs(4, 150));
  });
  test('asks for what is due before anything else', () => {
    const slipped = ['flash:rising:inside:run', 'flash:down:end:near'] as const;
    const cards = Object.fromEntries(FLASH_SKILLS.map(({ name }) =>
      [name, cardAfter(null, slipped.some((one) => one === name) ? 'again' : 'easy', NOW)]));
    const asked = planFlash({ games }, { ...NO_TRAINING, cards }, 'due', NOW + 120_000).map(({ ref }) => ref.skill);
    for (const skill of slipped) expect(asked).toContain(skill);
  });
  test('is none without games, and another with another seed', () => {
    expect(planFlash({ games: [] }, NO_TRAINING, 'x', NOW)).toEqual([]);
    expect(planFlash({ games }, NO_TRAINING, 'x', NOW)).not.toEqual(planFlash({ games }, NO_TRAINING, 'y', NOW));
  });
  test('a reference to no landing is no question', () => {
    const [question] = planFlash({ games }, NO_TRAINING, 'x', NOW);
    const { ref } = question!;
    expect(flashQuestion({ ...ref, event: ref.event + 1 }, { games })).toBeNull();
    expect(flashQuestion({ ...ref, source: { kind: 'own', game: 'none' } }, { games })).toBeNull();
    expect(flashQuestion({ ...ref, skill: 'flash:quiet' }, { games: games.slice(0, 1) })).toBeNull();
    const { record } = games[Number(ref.source.game)]!;
    expect(flashAt(record, ref.source, ref.event)?.tile).toBe(question!.tile);
    expect(flashAt(record, ref.source, ref.event + 1)).toBeNull();
  });
});

describe('the figures', () => {
  const answers = (skill: DoneAnswer['skill'], right: number, wrong: number, ms: number | null = 1000): DoneAnswer[] =>
    Array.from({ length: right + wrong }, (_, i) => ({ skill, right: i < right, ms }));
  // d′ by hand: z((h + ½) / (n + 1)) − z((f + ½) / (m + 1)).
  test.each([
    [5, 0, 5, 0, 2.766], [0, 5, 5, 0, 0], [5, 0, 0, 5, 0], [3, 2, 4, 1, 0.885],
  ])('of %i hits, %i misses, %i passes and %i false calls have a d′ of %f', (hits, misses, passes, falseCalls, dPrime) => {
    const all = [...answers('flash:down:end:run', hits, misses), ...answers('flash:down:end:near', passes, falseCalls)];
    const counted = { runs: hits + misses, hits, none: passes + falseCalls, falseCalls, right: (hits + passes) / 10 };
    expect(flashFigures(all)).toMatchObject(counted);
    expect(flashFigures(all).dPrime).toBeCloseTo(dPrime, 2);
  });
  test('take times from the right calls alone, and keep sorts apart', () => {
    const all = [
      ...answers('flash:down:end:run', 2, 1, 900), ...answers('flash:across:inside:crossing', 1, 0, 1500),
      ...answers('flash:down:end:near', 1, 1, 4000), ...answers('flash:quiet', 1, 0, null), ...answers('gone:1', 1, 0, 10),
    ];
    expect(flashFigures(all).median).toBe(900);
    const parts = flashParts(all);
    expect(parts.byDirection.down).toEqual({ asked: 3, right: 2, median: 900 });
    expect(parts.byDirection.rising).toEqual({ asked: 0, right: 0, median: null });
    expect(parts.byPlace).toEqual({ end: { asked: 3, right: 2, median: 900 }, inside: { asked: 1, right: 1, median: 1500 } });
    expect(parts.byKind).toEqual({
      run: { asked: 3, right: 2, median: 900 }, crossing: { asked: 1, right: 1, median: 1500 },
      near: { asked: 2, right: 1, median: 4000 }, quiet: { asked: 1, right: 1, median: null },
    });
    expect(flashFigures([])).toMatchObject({ dPrime: 0, median: null, right: 0 });
  });
});
