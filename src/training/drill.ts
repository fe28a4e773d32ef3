/**
 * A session: ten questions, one after another, as one value with a pure function from what happened to the next one. What is kept of it is
 * short (`keptDrill`), and brings back the same question after a reload.
 */
import type { DrillName } from './skills';
import type { Answer, Question, QuestionRef } from './question';
import { verdictOf, type Verdict } from './verdict';

/** How many questions a session has; one of own slips may have fewer. */
export const SESSION_LENGTH = 10;

/** A session is one of a drill, or one of own slips, in which questions of all drills may stand. */
export const SESSIONS = ['flash', 'gone', 'safe', 'slips'] as const;
export type SessionName = (typeof SESSIONS)[number];

/** An answer that was given, with what it is worth. */
export interface Given { readonly answer: Answer; readonly verdict: Verdict }

export interface DrillState {
  readonly session: SessionName;
  readonly seed: string;
  /** At least one. */
  readonly questions: readonly Question[];
  /** One for each question that was answered, in order. */
  readonly given: readonly Given[];
  /**
   * `stretch`: a stretch of a game plays, before the first question of it; `asking`: a question waits for its answer; `told`: it was
   * answered, and the verdict is shown; `over`: all are answered and told.
   */
  readonly phase: 'stretch' | 'asking' | 'told' | 'over';
}

/** What happens in a drill: a stretch was shown to its end; the question was answered; the verdict was seen. */
export type DrillEvent =
  | { readonly type: 'watched' }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'next' };

/** What is kept of a session that is on: enough to come back to the same question. */
export interface KeptDrill {
  readonly session: SessionName;
  readonly seed: string;
  readonly refs: readonly QuestionRef[];
  readonly answers: readonly Answer[];
  /** Whether the stretch of the question that comes next was shown to its end. */
  readonly watched: boolean;
}

/** A session begins. @param questions at least one @throws RangeError without any */
export function startDrill(session: SessionName, seed: string, questions: readonly Question[]): DrillState {
  if (questions.length === 0) throw new RangeError('a session without questions');
  return { session, seed, questions, given: [], phase: phaseBefore(questions, 0) };
}

/** The question that is asked, shown before, or told about; null once the session is over. */
export function questionNow({ questions, given, phase }: DrillState): Question | null {
  return phase === 'over' ? null : questions[phase === 'told' ? given.length - 1 : given.length] ?? null;
}

/** The session after something happened. What does not fit its phase, such as a second press, changes nothing. */
export function drillAfter(state: DrillState, event: DrillEvent): DrillState {
  const { questions, given, phase } = state;
  if (event.type === 'watched') return phase === 'stretch' ? { ...state, phase: 'asking' } : state;
  if (event.type === 'next') {
    if (phase !== 'told') return state;
    return { ...state, phase: given.length === questions.length ? 'over' : phaseBefore(questions, given.length) };
  }
  const question = questionNow(state);
  const verdict = phase === 'asking' && question !== null ? verdictOf(question, event.answer) : null;
  return verdict === null ? state : { ...state, phase: 'told', given: [...given, { answer: event.answer, verdict }] };
}

/** What is kept of it; null once it is over. */
export function keptDrill({ session, seed, questions, given, phase }: DrillState): KeptDrill | null {
  if (phase === 'over' || (phase === 'told' && given.length === questions.length)) return null;
  return {
    session, seed, refs: questions.map(({ ref }) => ref), answers: given.map(({ answer }) => answer), watched: phase === 'asking',
  };
}

/**
 * The session as it was kept: an answered question is not told again, the next one is asked.
 * @param questions made again from its references
 * @returns null where an answer does not fit its question: another version kept it, or something that is no session
 */
export function reopenDrill({ session, seed, answers, watched }: KeptDrill, questions: readonly Question[]): DrillState | null {
  if (answers.length >= questions.length) return null;
  const given: Given[] = [];
  for (const [i, answer] of answers.entries()) {
    const verdict = verdictOf(questions[i]!, answer);
    if (verdict === null) return null;
    given.push({ answer, verdict });
  }
  return { session, seed, questions, given, phase: watched ? 'asking' : phaseBefore(questions, given.length) };
}

/** A stretch is shown before the first question of it; the other questions of it follow at once. */
function phaseBefore(questions: readonly Question[], next: number): DrillState['phase'] {
  const [question, before] = [questions[next], questions[next - 1]];
  if (question?.drill !== 'gone') return 'asking';
  return before?.drill === 'gone' && before.stretch === question.stretch ? 'asking' : 'stretch';
}

/** The drill whose curve a session belongs to; null for one of own slips, which are easy or hard as they come. */
export function drillOf(session: SessionName): DrillName | null {
  return session === 'slips' ? null : session;
}
