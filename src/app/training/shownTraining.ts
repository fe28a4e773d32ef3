/** What is kept of somebody's training, as the room and the end of a drill show it: curves, figures, what is due. Pure. */
import type { Curve, CurvePoint, EndFigure, EndMeaning, Figure } from '../../strings/trainingShown';
import { drillOf, type DrillState } from '../../training/drill';
import { dueSkills, dueSlips, nextDue } from '../../training/due';
import { flashFigures } from '../../training/flash/figures';
import { characterRecall, recallCurve, remembersLike, type RecallPoint } from '../../training/gone/curve';
import type { DoneAnswer, DoneSession, TrainingState } from '../../training/progress';
import { doneSession } from '../../training/progressAfter';
import { DRILLS, type DrillName } from '../../training/skills';
import type { DrillCard, DrillEnd, SlipsCard, TrainingModel } from '../../ui/training/trainingModel';
import { eyeOf } from './shownEye';

/** Figures are those of so many latest rounds: they follow whoever gets better, and do not jump with each round. */
const LATEST = 5;
/** A line of recall needs so many points. */
const FEWEST_POINTS = 3;
/** So much of what is due is told with its reason. */
const MOST_DUE = 3;

/** What of a training is shown in the room. @param now milliseconds since 1970 */
export function roomOf(state: TrainingState, now: number): Pick<TrainingModel, 'cards' | 'slips' | 'due'> {
  return {
    cards: DRILLS.map((drill) => cardOf(drill, state, now)), slips: slipsOf(state, now),
    due: dueSkills(state, now).slice(0, MOST_DUE).map(({ skill, why }) => ({ skill, why })),
  };
}

function cardOf(drill: DrillName, state: TrainingState, now: number): DrillCard {
  const sessions = state.sessions[drill];
  return {
    drill, curve: curveOf(drill, sessions), figure: sessions.length === 0 ? null : figureOf(drill, latest(sessions)),
    eye: drill === 'flash' ? eyeOf(latest(sessions)) : null, due: dueSkills(state, now, drill).length,
  };
}

function slipsOf(state: TrainingState, now: number): SlipsCard {
  return {
    waiting: state.slips.length, due: dueSlips(state, now).length, games: new Set(state.slips.map(({ game }) => game)).size,
  };
}

const latest = (sessions: readonly DoneSession[]): readonly DoneAnswer[] => sessions.slice(-LATEST).flatMap(({ answers }) => answers);
const shareOf = (answers: readonly DoneAnswer[]): number =>
  (answers.length === 0 ? 0 : answers.filter(({ right }) => right).length / answers.length);

/** The curve of a drill over time; that of memory by distance, as soon as it has points enough. Null before the first round. */
export function curveOf(drill: DrillName, sessions: readonly DoneSession[]): Curve | null {
  if (sessions.length === 0) return null;
  // The same answers as the figure beneath it: both name one character.
  const lines = drill === 'gone' ? recallLines(latest(sessions)) : null;
  return lines ?? { kind: 'bars', values: sessions.map(({ answers }) => shareOf(answers)) };
}

/** Somebody's recall beside that of the character that they remember like. */
function recallLines(answers: readonly DoneAnswer[]): Curve | null {
  const like = remembersLike(answers)?.like ?? null;
  const points = recallCurve(answers).toSorted((a, b) => a.plies - b.plies);
  if (like === null || points.length < FEWEST_POINTS) return null;
  const [from, to] = [points[0]!.plies, points.at(-1)!.plies];
  const at = (plies: number, y: number): CurvePoint => ({ x: to === from ? 0 : (plies - from) / (to - from), y });
  return {
    kind: 'lines', like, own: points.map(({ plies, recalled }: RecallPoint) => at(plies, recalled)),
    theirs: points.map(({ plies }) => at(plies, characterRecall(like, plies))),
  };
}

function figureOf(drill: DrillName, answers: readonly DoneAnswer[]): Figure {
  const right = shareOf(answers);
  switch (drill) {
    case 'flash': return { kind: 'flash', milliseconds: flashFigures(answers).median, right };
    case 'gone': return { kind: 'gone', like: remembersLike(answers)?.like ?? null, right };
    case 'safe': return { kind: 'safe', right };
  }
}

/** What a session came to. @param state the training with it @param now milliseconds since 1970 */
export function endOf(drill: DrillState, state: TrainingState, now: number): DrillEnd {
  const name = drillOf(drill.session);
  const { answers } = doneSession(drill, now);
  const next = nextDue(state, now);
  return {
    figures: figuresOf(name, answers), mean: meaningOf(name, answers, state),
    curve: name === null || state.sessions[name].length < 2 ? null : curveOf(name, state.sessions[name]),
    due: dueSkills(state, now).length + dueSlips(state, now).length, next: next === null ? null : next - now,
  };
}

function figuresOf(drill: DrillName | null, answers: readonly DoneAnswer[]): readonly EndFigure[] {
  const right: EndFigure = { kind: 'right', count: answers.filter((one) => one.right).length, of: answers.length };
  if (drill === 'flash') {
    const { runs, hits, falseCalls, none, median } = flashFigures(answers);
    return [
      { kind: 'calls', count: hits, of: runs }, { kind: 'false', count: falseCalls, of: none },
      ...(median === null ? [] : [{ kind: 'median', milliseconds: median } as const]),
    ];
  }
  if (drill !== 'safe') return [right];
  return [right, { kind: 'lost', points: answers.reduce((sum, { lost = 0 }) => sum + lost * 100, 0) / Math.max(1, answers.length) }];
}

/** Nine of ten are good. */
const GOOD = 0.9;

function meaningOf(drill: DrillName | null, answers: readonly DoneAnswer[], state: TrainingState): EndMeaning {
  const right = shareOf(answers);
  switch (drill) {
    case 'flash': {
      const { runs, hits, falseCalls } = flashFigures(answers);
      if (falseCalls > runs - hits) return { kind: 'flash-false' };
      return { kind: right >= GOOD ? 'flash-good' : 'flash-missed' };
    }
    case 'gone': {
      const like = remembersLike(latest(state.sessions.gone))?.like ?? null;
      return like !== null ? { kind: 'gone-like', like } : { kind: right >= GOOD ? 'gone-good' : 'gone-work' };
    }
    case 'safe': return { kind: right >= GOOD ? 'safe-good' : 'safe-work' };
    case null: return { kind: 'slips' };
  }
}
