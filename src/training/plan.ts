/** Sessions: what the next one of a drill asks, and how one that was on is opened again. */
import { reopenDrill, SESSION_LENGTH, startDrill, type DrillState, type KeptDrill, type SessionName } from './drill';
import { dueSlips } from './due';
import { flashQuestion, planFlash } from './flash/flash';
import { goneQuestions, planGone } from './gone/gone';
import type { Library } from './library';
import type { TrainingState } from './progress';
import type { GoneRef, Question, QuestionRef } from './question';
import { planSafe, safeQuestion } from './safe/safe';
import type { DrillName } from './skills';

/**
 * A new session of a drill: the same for the same library, training, seed and moment.
 * @param now milliseconds since 1970
 * @returns null where the library has too little for it
 */
export function newDrill(drill: DrillName, library: Library, state: TrainingState, seed: string, now: number): DrillState | null {
  const questions = planned(drill, library, state, seed, now);
  return questions.length === 0 ? null : startDrill(drill, seed, questions);
}

/**
 * A new session of a drill, or of own slips that are due.
 * @param now milliseconds since 1970
 * @returns null where there is too little for it
 */
export function newSession(session: SessionName, library: Library, state: TrainingState, seed: string, now: number): DrillState | null {
  if (session !== 'slips') return newDrill(session, library, state, seed, now);
  // A slip whose game is gone is passed over, and leaves its place to the next one.
  const questions = dueSlips(state, now).flatMap(({ ref }) => questionsFor([ref], withSlips(library, state)) ?? []);
  return questions.length === 0 ? null : startDrill('slips', seed, questions.slice(0, SESSION_LENGTH));
}

/** A library that has the positions of own slips, too, which are kept with these. */
export function withSlips(library: Library, { slips }: TrainingState): Library {
  return { ...library, positions: [...library.positions, ...slips.flatMap(({ position }) => position ?? [])] };
}

function planned(drill: DrillName, library: Library, state: TrainingState, seed: string, now: number): readonly Question[] {
  if (drill === 'flash') return planFlash(library, state, seed, now);
  return drill === 'gone' ? planGone(library, state, seed, now) : planSafe(library.shipped, state, seed, now);
}

/**
 * The questions that references stand for, in their order.
 * @returns null where one of them stands for none: its game is gone
 */
export function questionsFor(refs: readonly QuestionRef[], library: Library): Question[] | null {
  const gone = goneQuestions(refs.filter((ref): ref is GoneRef => ref.drill === 'gone'), library);
  if (gone === null) return null;
  const left = [...gone];
  const questions = refs.map((ref): Question | null => {
    if (ref.drill === 'gone') return left.shift() ?? null;
    if (ref.drill === 'flash') return flashQuestion(ref, library);
    return safeQuestion(ref, library);
  });
  return questions.every((question) => question !== null) ? questions : null;
}

/** The session that was on, at the same question; null where it cannot be opened any more. */
export function openKeptDrill(kept: KeptDrill, library: Library): DrillState | null {
  const questions = questionsFor(kept.refs, library);
  return questions === null ? null : reopenDrill(kept, questions);
}
