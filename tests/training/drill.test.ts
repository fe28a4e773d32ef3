/** A session from its first question to its end, what is kept of it in between, and what is kept of somebody's training. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drillAfter, keptDrill, questionNow, startDrill, type DrillEvent, type DrillState } from '../../src/training/drill';
import { openDrill } from '../../src/training/kept';
import { newDrill, openKeptDrill, questionsFor } from '../../src/training/plan';
import { NO_TRAINING, type KeptSlip } from '../../src/training/progress';
import { progressAfter } from '../../src/training/progressAfter';
import type { Question, SafeQuestion, Said } from '../../src/training/question';
import { SKILLS, isSkill } from '../../src/training/skills';
import { verdictOf } from '../../src/training/verdict';
import { runs } from '../long/amount';
import { character, session } from './learners';
import { safeQuestion, someGames, somePositions } from './someGames';

const NOW = Date.UTC(2026, 10, 22, 12);
const library = { games: someGames(6), shipped: somePositions(12), positions: Array.from({ length: 12 }, (_, i) => safeQuestion(i)) };
const drills = ['flash', 'gone', 'safe'] as const;

/** Something that somebody may say of a question, right or not, or nothing that fits it. */
const said: fc.Arbitrary<Said> = fc.constantFrom<Said>('call', 'pass', 'gone', 'come', 44, 55, 13);
const event: fc.Arbitrary<DrillEvent> = fc.oneof(
  fc.constant<DrillEvent>({ type: 'watched' }), fc.constant<DrillEvent>({ type: 'next' }),
  fc.record({ type: fc.constant('answered' as const), answer: fc.record({ said, ms: fc.option(fc.nat(6000)) }) }),
);

describe('a session', () => {
  test.each(drills)('of %s has ten questions, and ends when all are answered and told', (name) => {
    const { drill, state } = session(name, library, NO_TRAINING, character('henrik'), 'whole', NOW);
    expect(drill.given).toHaveLength(10);
    expect(questionNow(drill)).toBeNull();
    expect(keptDrill(drill)).toBeNull();
    expect(state.sessions[name]).toHaveLength(1);
    expect(state.sessions[name][0]!.answers).toHaveLength(10);
    expect(Object.keys(state.cards).every(isSkill)).toBe(true);
  });
  test('shows a stretch once, before the first of its questions', () => {
    let on = newDrill('gone', library, NO_TRAINING, 'once', NOW)!;
    expect(on.phase).toBe('stretch');
    expect(drillAfter(on, { type: 'answered', answer: { said: 'gone', ms: 1 } })).toBe(on);
    on = drillAfter(on, { type: 'watched' });
    on = drillAfter(drillAfter(on, { type: 'answered', answer: { said: 'gone', ms: 1 } }), { type: 'next' });
    expect(on.phase).toBe('asking');
  });
  test('comes back from what is kept of it to the same question, whatever happened before', () => {
    fc.assert(fc.property(fc.constantFrom(...drills), fc.array(event, { maxLength: 40 }), (name, events) => {
      let on: DrillState = newDrill(name, library, NO_TRAINING, 'reload', NOW)!;
      for (const one of events) {
        on = drillAfter(on, one);
        const kept = keptDrill(on);
        if (kept === null) continue;
        const back = openKeptDrill(openDrill(JSON.parse(JSON.stringify(kept)))!, library);
        // What was told is not told again: the next question is asked.
        expect(back).toEqual(on.phase === 'told' ? drillAfter(on, { type: 'next' }) : on);
      }
    }), runs(8, 100));
  });
  test('of one whose game is gone is not opened, nor one with an answer that does not fit', () => {
    const kept = keptDrill(newDrill('flash', library, NO_TRAINING, 'lost', NOW)!)!;
    expect(openKeptDrill(kept, { ...library, games: [] })).toBeNull();
    expect(openKeptDrill({ ...kept, answers: [{ said: 'gone', ms: 5 }] }, library)).toBeNull();
    expect(openKeptDrill({ ...kept, answers: kept.refs.map(() => ({ said: 'call', ms: 5 })) }, library)).toBeNull();
    expect(questionsFor([{ drill: 'safe', skill: 'safe:four', position: 'nowhere' }], library)).toBeNull();
  });
  test('is none without games or positions, and none without questions', () => {
    for (const name of drills) expect(newDrill(name, { games: [], shipped: [], positions: [] }, NO_TRAINING, 'x', NOW)).toBeNull();
    expect(() => startDrill('slips', 'x', [])).toThrow(RangeError);
  });
  test('with two memory slips of other games shows the stretch of each', () => {
    const [a, b] = [newDrill('gone', library, NO_TRAINING, 'a', NOW)!, newDrill('gone', library, NO_TRAINING, 'b', NOW)!];
    const [flash] = newDrill('flash', library, NO_TRAINING, 'c', NOW)!.questions;
    const questions: Question[] = [a.questions[0]!, a.questions[1]!, flash!, a.questions[2]!, b.questions[0]!];
    let on = startDrill('slips', 's', questions);
    const phases: string[] = [];
    while (on.phase !== 'over') {
      phases.push(on.phase);
      const question = questionNow(on)!;
      on = drillAfter(on, on.phase === 'stretch' ? { type: 'watched' } : on.phase === 'told' ? { type: 'next' }
        : { type: 'answered', answer: { said: question.drill === 'flash' ? 'pass' : 'gone', ms: 10 } });
    }
    expect(phases.filter((phase) => phase !== 'told').join(' ')).toBe('stretch asking asking asking stretch asking stretch asking');
    expect(progressAfter(NO_TRAINING, { type: 'ended', drill: on, now: NOW })).toEqual(NO_TRAINING);
  });
});

describe('a verdict', () => {
  const safe: SafeQuestion = safeQuestion(0);
  test('of a tile is by the win chance that it loses', () => {
    const verdicts = safe.choices.map(({ tile }) => verdictOf(safe, { said: tile, ms: 10 })!);
    expect(verdicts.map(({ right, truth, lost }) => [right, truth, Math.round(lost * 1000)])).toEqual(
      [[true, 44, 0], [false, 44, 100], [true, 44, 10], [false, 44, 300]]);
    expect(verdictOf(safe, { said: 13, ms: 10 })).toBeNull();
  });
});

describe('training', () => {
  const [question] = newDrill('flash', library, NO_TRAINING, 'q', NOW)!.questions;
  const slip: KeptSlip = { id: 'g:3', game: 'g', added: NOW, ref: question!.ref, card: null };
  const answered = (right: boolean, ms: number | null) => {
    const truth = question!.drill === 'flash' && question!.runs.length > 0 ? 'call' as const : 'pass' as const;
    const wrong = truth === 'call' ? 'pass' as const : 'call' as const;
    const answer = { said: right ? truth : wrong, ms };
    return { type: 'answered' as const, question: question!, given: { answer, verdict: verdictOf(question!, answer)! }, now: NOW };
  };
  test('turns the card of the skill, or that of the own slip alone', () => {
    const after = progressAfter(NO_TRAINING, answered(true, 900));
    expect(Object.keys(after.cards)).toEqual([question!.ref.skill]);
    const slips = progressAfter(NO_TRAINING, { type: 'slips', slips: [slip, slip] });
    expect(slips.slips).toEqual([slip]);
    expect(progressAfter(slips, { type: 'slips', slips: [slip] })).toBe(slips);
    const turned = progressAfter(slips, { ...answered(false, 900), slip: slip.id });
    expect(turned.cards).toEqual({});
    expect(turned.slips[0]!.card).toMatchObject({ wrong: true, due: NOW + 60_000 });
    expect(progressAfter(turned, { type: 'slipsGone', ids: [slip.id] }).slips).toEqual([]);
  });
  test('grades by the act and its time beside the own median', () => {
    const { skill } = question!.ref;
    const times = [900, 1000, 1000, 1000, 1100].map((ms) => ({ skill, right: true, ms }));
    const paced = { ...NO_TRAINING, sessions: { ...NO_TRAINING.sessions, flash: [{ at: NOW, answers: times }] } };
    const due = (right: boolean, ms: number | null): number => progressAfter(paced, answered(right, ms)).cards[skill]!.due - NOW;
    const MINUTE = 60_000;
    // The first steps: again 1 minute, hard between, good 10 minutes, easy at once some days.
    expect(due(false, 500)).toBe(MINUTE);
    expect(due(true, 1501)).toBe(6 * MINUTE);
    expect(due(true, 1500)).toBe(10 * MINUTE);
    expect(due(true, null)).toBe(10 * MINUTE);
    expect(due(true, 667)).toBe(10 * MINUTE);
    expect(due(true, 666)).toBeGreaterThan(24 * 60 * MINUTE);
  });
  test('keeps the latest hundred sessions', () => {
    const { drill } = session('flash', library, NO_TRAINING, character('ada'), 'many', NOW);
    let state = NO_TRAINING;
    for (let i = 0; i < 103; i += 1) state = progressAfter(state, { type: 'ended', drill, now: NOW + i });
    expect(state.sessions.flash).toHaveLength(100);
    expect(state.sessions.flash[0]!.at).toBe(NOW + 3);
  });
});

test('there are some forty skills, each with a name of its own', () => {
  expect(SKILLS).toHaveLength(41);
  expect(new Set(SKILLS.map(({ name }) => name)).size).toBe(41);
});
