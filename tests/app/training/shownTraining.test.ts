/** What the room and the end of a drill tell of somebody's training: figures, curves, what it means, what is due. */
import { describe, expect, test } from 'vitest';
import { curveOf, endOf, roomOf } from '../../../src/app/training/shownTraining';
import { drillAfter, startDrill, type DrillState } from '../../../src/training/drill';
import { NO_TRAINING, type DoneAnswer, type TrainingState } from '../../../src/training/progress';
import { progressAfter } from '../../../src/training/progressAfter';
import type { FlashQuestion } from '../../../src/training/question';
import { bandOf } from '../../../src/training/skills';

const NOW = Date.UTC(2026, 10, 22);

const flash = (run: boolean, event: number): FlashQuestion => ({
  drill: 'flash', ref: { drill: 'flash', skill: run ? 'flash:down:end:run' : 'flash:quiet', source: { kind: 'shipped', game: 0 }, event },
  board: [34, 54, 64], tile: run ? 44 : 97, near: null, runs: run ? [{ direction: 'down', squares: [34, 44, 54, 64] }] : [],
});

/** A round of Flash: for each question whether it holds a run, and whether it was called; each call took so many milliseconds. */
function round(asked: readonly (readonly [run: boolean, called: boolean])[], ms = 800): DrillState {
  const start = startDrill('flash', 'seed', asked.map(([run], i) => flash(run, i)));
  return asked.reduce((state, [, called]) => drillAfter(drillAfter(state, {
    type: 'answered', answer: { said: called ? 'call' : 'pass', ms: called ? ms : null },
  }), { type: 'next' }), start);
}

const trained = (rounds: readonly DrillState[], from: TrainingState = NO_TRAINING): TrainingState =>
  rounds.reduce((state, drill, i) => progressAfter(state, { type: 'ended', drill, now: i }), from);

const [HIT, MISS, VAIN, CALM] = [[true, true], [true, false], [false, true], [false, false]] as const;

describe('Flash', () => {
  test('tells calls, false calls and the usual time, and what they mean', () => {
    const missed = round([HIT, HIT, MISS, MISS, VAIN, CALM]);
    expect(endOf(missed, trained([missed]), 0)).toMatchObject({
      figures: [{ kind: 'calls', count: 2, of: 4 }, { kind: 'false', count: 1, of: 2 }, { kind: 'median', milliseconds: 800 }],
      mean: { kind: 'flash-missed' }, curve: null,
    });
    const vain = round([HIT, HIT, VAIN, VAIN]);
    expect(endOf(vain, trained([vain]), 0).mean).toEqual({ kind: 'flash-false' });
    const good = round([HIT, HIT, CALM, CALM]);
    expect(endOf(good, trained([good]), 0).mean).toEqual({ kind: 'flash-good' });
  });

  test('its curve has a bar for each round, and its figure is that of the latest ones', () => {
    const rounds = [round([MISS, VAIN]), ...Array.from({ length: 5 }, () => round([HIT, CALM]))];
    const state = trained(rounds);
    expect(curveOf('flash', state.sessions.flash)).toEqual({ kind: 'bars', values: [0, 1, 1, 1, 1, 1] });
    expect(roomOf(state, 0).cards[0]).toMatchObject({ drill: 'flash', figure: { kind: 'flash', milliseconds: 800, right: 1 } });
  });

  test('what was answered wrong is due again soon, with its reason', () => {
    const drill = round([MISS]);
    const [given] = drill.given;
    const state = progressAfter(NO_TRAINING, { type: 'answered', question: drill.questions[0]!, given: given!, now: NOW });
    expect(roomOf(state, NOW + 3_600_000)).toMatchObject({ due: [{ skill: 'flash:down:end:run', why: 'slipped' }] });
    expect(roomOf(state, NOW + 3_600_000).cards.map(({ due }) => due)).toEqual([1, 0, 0]);
  });
});

test('Gone?: memory is laid over the character that it is like, once there are answers enough', () => {
  const taken = (plies: number, right: boolean): DoneAnswer => ({ skill: `gone:${bandOf(plies)}`, right, ms: 900, plies });
  const answers = [1, 12, 25].flatMap((plies) => Array.from({ length: 10 }, (_, i) => taken(plies, plies < 20 || i < 3)));
  const coming = Array.from({ length: 10 }, (): DoneAnswer => ({ skill: 'come:far', right: true, ms: 900 }));
  const played = [{ at: 0, answers: [...answers, ...coming] }];
  const state: TrainingState = { ...NO_TRAINING, sessions: { ...NO_TRAINING.sessions, gone: played } };
  const [, gone] = roomOf(state, 0).cards;
  expect(gone!.figure).toMatchObject({ kind: 'gone' });
  const { figure, curve } = gone!;
  if (figure?.kind !== 'gone' || curve?.kind !== 'lines') throw new Error('no curve of recall');
  expect(figure.like).toBe(curve.like);
  expect(curve.own.map(({ x }) => x)).toEqual([0, expect.closeTo(11 / 24, 5), 1]);
  // What was taken longest ago is remembered least, by anybody.
  expect(curve.own.at(-1)!.y).toBeLessThan(curve.own[0]!.y);
  expect(curve.theirs.at(-1)!.y).toBeLessThanOrEqual(curve.theirs[0]!.y);
});

test('nobody who has not trained is told anything', () => {
  const { cards, slips, due } = roomOf(NO_TRAINING, 0);
  expect(cards.map(({ figure, curve, due: kinds }) => [figure, curve, kinds])).toEqual([[null, null, 0], [null, null, 0], [null, null, 0]]);
  expect([slips, due]).toEqual([{ waiting: 0, due: 0, games: 0 }, []]);
});
