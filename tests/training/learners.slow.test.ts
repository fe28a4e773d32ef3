/**
 * The drills tell learners apart, and bring back what was answered wrong. The learners are the characters themselves, from seeds; of the
 * hundred of the long program `learners` a sample is played here.
 */
import { mean } from 'simple-statistics';
import { expect, test } from 'vitest';
import type { LevelName } from '../../src/ai/levelNames';
import { flashFigures, type FlashFigures } from '../../src/training/flash/figures';
import { logLikelihood, remembersLike } from '../../src/training/gone/curve';
import { NO_TRAINING, type DoneAnswer, type TrainingState } from '../../src/training/progress';
import { isDue } from '../../src/training/schedule/cardAfter';
import { DRILLS, SKILLS, type DrillName, type SkillName } from '../../src/training/skills';
import { LONG, amount } from '../long/amount';
import { character, session, type Learner } from './learners';
import { someGames, somePositions } from './someGames';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const LEARNERS = amount(5, 100);
/** Of so many learners at least this many are told apart. */
const ENOUGH = Math.ceil(LEARNERS * 0.95);
const library = { games: someGames(amount(20, 60)), shipped: [], positions: [] };

/** The training of a learner after some sessions of a drill, two minutes apart. */
function trained(drill: DrillName, learner: Learner, sessions: number, seed: string): TrainingState {
  let state = NO_TRAINING;
  for (let i = 0; i < sessions; i += 1) {
    state = session(drill, library, state, learner, `${seed}:${i}`, NOW + i * 120_000).state;
  }
  return state;
}

const answersOf = (state: TrainingState, drill: DrillName): DoneAnswer[] => state.sessions[drill].flatMap(({ answers }) => [...answers]);

test('Gone? tells Viola from Otto after 40 questions', () => {
  const learners = Array.from({ length: LEARNERS }, (_, n) => n);
  /** How many learners of a character are told to be like it and not like the other, and how many are called by its name. */
  const known = (level: LevelName, other: LevelName): readonly [told: number, named: number] => {
    const all = learners.map((n) => answersOf(trained('gone', character(level), 4, `${level} ${n}`), 'gone'));
    const told = all.filter((answers) =>
      logLikelihood(level, answers) > logLikelihood(other, answers) && remembersLike(answers)?.alike.includes(other) === false);
    return [told.length, all.filter((answers) => remembersLike(answers)?.alike.includes(level)).length];
  };
  const [[viola, asViola], [otto, asOtto]] = [known('viola', 'otto'), known('otto', 'viola')];
  if (LONG) {
    process.stdout.write(`Gone?, 40 questions, of ${LEARNERS}: Viola told from Otto ${viola}, Otto from Viola ${otto}; `
      + `Viola among those alike ${asViola}, Otto ${asOtto}\n`);
  }
  expect(viola).toBeGreaterThanOrEqual(ENOUGH);
  expect(otto).toBeGreaterThanOrEqual(ENOUGH);
});

test('Flash tells Pip from Ada after 30 questions, by d′ and by time', () => {
  const figuresOf = (level: LevelName, n: number): FlashFigures =>
    flashFigures(answersOf(trained('flash', character(level), 3, `${level} ${n}`), 'flash'));
  const pairs = Array.from({ length: LEARNERS }, (_, n) => ({ pip: figuresOf('pip', n), ada: figuresOf('ada', n) }));
  const sharper = pairs.filter(({ pip, ada }) => ada.dPrime > pip.dPrime).length;
  const quicker = pairs.filter(({ pip, ada }) => (ada.median ?? Infinity) < (pip.median ?? Infinity)).length;
  if (LONG) {
    const means = (['pip', 'ada'] as const).map((who) => {
      const all = pairs.map((pair) => pair[who]);
      return `${who} d′ ${mean(all.map(({ dPrime }) => dPrime)).toFixed(2)}, ${mean(all.map(({ median }) => median ?? 0)).toFixed(0)} ms`;
    });
    process.stdout.write(`Flash, 30 questions, of ${LEARNERS}: Ada sharper ${sharper}, quicker ${quicker}; ${means.join('; ')}\n`);
  }
  expect(sharper).toBeGreaterThanOrEqual(ENOUGH);
  expect(quicker).toBeGreaterThanOrEqual(ENOUGH);
});

/** Answers everything right, or everything wrong. */
const always = (right: boolean): Learner => (question) => {
  switch (question.drill) {
    case 'flash': return (question.runs.length > 0) === right ? { said: 'call', ms: 900 } : { said: 'pass', ms: null };
    case 'gone': return { said: (question.plies === null) === right ? 'come' : 'gone', ms: 900 };
    case 'safe': {
      const rising = question.choices.toSorted((a, b) => a.chance - b.chance);
      return { said: rising.at(right ? -1 : 0)!.tile, ms: 900 };
    }
  }
};

const MEETS_ALL = 'whoever is always %s meets every skill of their stage within 60 days, and none waits longer than a year';

test.each([false, true])(MEETS_ALL, (right) => {
  const all = { games: someGames(60), shipped: somePositions(400), positions: [] };
  // Whoever always takes the wrong tile is never asked what only experts see.
  const theirs = SKILLS.filter(({ drill, name }) => right || drill !== 'safe' || name === 'safe:plain');
  let state = NO_TRAINING;
  let day = 0;
  // A day has a session of each drill; whoever is right may have met them all before.
  for (; day < 60; day += 1) {
    for (const drill of DRILLS) state = session(drill, all, state, always(right), `${day}`, NOW + day * DAY).state;
    for (const { due, last } of Object.values(state.cards)) expect(due - last).toBeLessThanOrEqual(365 * DAY);
    if (Object.keys(state.cards).length === theirs.length) break;
  }
  if (LONG) process.stdout.write(`always ${right ? 'right' : 'wrong'}: all ${theirs.length} skills were met by day ${day + 1}\n`);
  expect(Object.keys(state.cards).toSorted()).toEqual(theirs.map(({ name }) => name).toSorted());
});

test('what was answered wrong is due again sooner than what was answered right, and comes back', () => {
  const blindFor: SkillName = 'flash:falling:inside:run';
  const learner: Learner = (question) => {
    const sees = question.drill === 'flash' && question.runs.length > 0 && question.ref.skill !== blindFor;
    return { said: sees ? 'call' : 'pass', ms: sees ? 1000 : null };
  };
  for (let n = 0; n < amount(2, 20); n += 1) {
    let state = NO_TRAINING;
    let [met, missed] = [0, 0];
    const days = 12;
    for (let day = 0; day < days; day += 1) {
      const now = NOW + day * DAY;
      const due = state.cards[blindFor];
      const { state: next, drill } = session('flash', library, state, learner, `blind ${n}:${day}`, now);
      const asked = drill.questions.map(({ ref }) => ref.skill);
      if (due !== undefined && isDue(due, now)) {
        met += 1;
        if (!asked.includes(blindFor)) missed += 1;
      }
      const soonest = Math.min(...drill.questions.filter((_, i) => drill.given[i]!.verdict.right)
        .map(({ ref }) => next.cards[ref.skill]!.due));
      if (asked.includes(blindFor)) expect(next.cards[blindFor]!.due).toBeLessThan(soonest);
      state = next;
    }
    // From the day after it was first met it is due on every day, and asked on every one.
    expect(met).toBeGreaterThanOrEqual(days / 2);
    expect(missed).toBe(0);
  }
});
