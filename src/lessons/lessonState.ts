/** Where somebody is in a step of a lesson, and where they are after whatever happened. Pure. */
import type { Tile } from '../rules/board';
import { lessonOf } from './course/course';
import type { Answer, Step, Task } from './lesson';
import type { Hint, LessonName, Said, SayKey } from './says';

export interface LessonState {
  readonly lesson: LessonName;
  /** Both counted from 0. */
  readonly step: number;
  readonly task: number;
  readonly phase:
    /** Something is done at the table before the task is set. */
    | 'opening'
    /** The learner is asked for an act. */
    | 'asked'
    /** A wrong act was answered, and is about to be taken back. */
    | 'answered'
    /** It was right, and something comes of it. */
    | 'following'
    /** All tasks of the step are done. */
    | 'finished';
  /** What Pip says, and how often something was said: the same again is news, too. */
  readonly said: Said;
  readonly times: number;
  /** Squares to look at. */
  readonly look: readonly Tile[];
  readonly hint: Hint | null;
}

export type LessonChange =
  /** What had to be done before the task is done. */
  | { readonly type: 'opened' }
  | { readonly type: 'done' }
  /** What came of it has happened. */
  | { readonly type: 'followed' }
  /** `changed`: whether it changed the table, so that it has to be taken back. */
  | { readonly type: 'answered'; readonly answer: Answer; readonly tile: Tile | null; readonly changed: boolean }
  /** `opening`: it came before the task was set, which is begun again. */
  | { readonly type: 'takenBack'; readonly opening: boolean }
  | { readonly type: 'hinted'; readonly hint: Hint };

/** The step that a learner is in. */
export function stepOf({ lesson, step }: Pick<LessonState, 'lesson' | 'step'>): Step {
  const found = lessonOf(lesson).steps[step];
  if (!found) throw new Error(`lesson ${lesson} has no step ${step}`);
  return found;
}

/** The task that is set. */
export function taskOf(state: Pick<LessonState, 'lesson' | 'step' | 'task'>): Task {
  const found = stepOf(state).tasks[state.task];
  if (!found) throw new Error(`step ${state.step} of lesson ${state.lesson} has no task ${state.task}`);
  return found;
}

/** Whether all that comes after the task is that the learner calls what they have just made. */
export function isToCallNext(state: Pick<LessonState, 'lesson' | 'step' | 'task'>): boolean {
  const next = stepOf(state).tasks[state.task + 1];
  return taskOf(state).after === undefined && next?.want.kind === 'call' && next.opens === undefined;
}

/** Whether this is the last step of its lesson. */
export function isLastStep({ lesson, step }: Pick<LessonState, 'lesson' | 'step'>): boolean {
  return step === lessonOf(lesson).steps.length - 1;
}

/** What "Show me" points at; null while no act is asked for. @param rack the learner's tiles */
export function hintIn(state: LessonState, rack: readonly Tile[]): Hint | null {
  const { want } = taskOf(state);
  if (state.phase !== 'asked') return null;
  if (want.kind !== 'place') return { kind: want.kind };
  const [tile] = want.tiles === 'any' ? rack : want.tiles;
  return tile === undefined ? null : { kind: 'place', tile };
}

/** A step at its beginning. */
export function beginStep(lesson: LessonName, step: number): LessonState {
  return beginTask({ lesson, step }, 0);
}

/** The state after a change. */
export function lessonAfter(state: LessonState, change: LessonChange): LessonState {
  const next = changed(state, change);
  return next.said === state.said ? next : { ...next, times: state.times + 1 };
}

function changed(state: LessonState, change: LessonChange): LessonState {
  const task = taskOf(state);
  switch (change.type) {
    case 'opened': return { ...state, phase: 'asked', said: say(task.says), look: task.look ?? [], hint: null };
    case 'done': return { ...state, phase: 'following', said: task.afterSays ? say(task.afterSays) : state.said, look: [], hint: null };
    case 'followed': {
      const { tasks, done } = stepOf(state);
      if (state.task + 1 < tasks.length) return beginTask(state, state.task + 1);
      return { ...state, phase: 'finished', said: say(done), look: [], hint: null };
    }
    case 'answered': {
      const { answer, tile, changed: other } = change;
      const said = { key: answer.says, tile };
      return { ...state, phase: other ? 'answered' : state.phase, said, look: answer.look ?? state.look, hint: null };
    }
    // What was answered stays until the next act: it tells what to do instead.
    case 'takenBack': return { ...state, phase: change.opening ? 'opening' : 'asked' };
    case 'hinted': {
      const { hint } = change;
      const said: Said = { key: `hint-${hint.kind}`, tile: hint.kind === 'place' ? hint.tile : null };
      return { ...state, said, look: hint.kind === 'place' ? [hint.tile] : [], hint };
    }
  }
}

function beginTask(at: Pick<LessonState, 'lesson' | 'step'>, task: number): LessonState {
  const { lesson, step } = at;
  const { says, look = [], opens, watch = says } = taskOf({ ...at, task });
  const opening = opens !== undefined;
  return {
    lesson, step, task, phase: opening ? 'opening' : 'asked',
    times: 1, said: say(opening ? watch : says), look: opening ? [] : look, hint: null,
  };
}

function say(key: SayKey): Said {
  return { key, tile: null };
}
