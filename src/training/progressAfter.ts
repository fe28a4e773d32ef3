/** What is kept of somebody's training, after something happened in it. */
import { gradeOf } from './schedule/grade';
import { MOST_SESSIONS, MOST_SLIPS, type DoneAnswer, type DoneSession, type KeptSlip, type TrainingState } from './progress';
import { cardAfter } from './schedule/cardAfter';
import { drillOf, type DrillState, type Given } from './drill';
import type { Question } from './question';

/** What happens to somebody's training. Moments are milliseconds since 1970. */
export type TrainingEvent =
  /** A question was answered: its card is turned at once, so that a session that is never ended counts as far as it went. */
  | { readonly type: 'answered'; readonly question: Question; readonly given: Given; readonly slip?: string; readonly now: number }
  /** A session was played to its end. */
  | { readonly type: 'ended'; readonly drill: DrillState; readonly now: number }
  | { readonly type: 'slips'; readonly slips: readonly KeptSlip[] }
  /** An own slip was put away, or its game deleted. */
  | { readonly type: 'slipsGone'; readonly ids: readonly string[] };

export function progressAfter(state: TrainingState, event: TrainingEvent): TrainingState {
  switch (event.type) {
    case 'answered': return answered(state, event);
    case 'ended': return ended(state, event.drill, event.now);
    case 'slips': {
      const known = new Set(state.slips.map(({ id }) => id));
      const fresh = event.slips.filter(({ id }, i) => !known.has(id) && event.slips.findIndex((slip) => slip.id === id) === i);
      return fresh.length === 0 ? state : { ...state, slips: [...state.slips, ...fresh].slice(-MOST_SLIPS) };
    }
    case 'slipsGone': return { ...state, slips: state.slips.filter(({ id }) => !event.ids.includes(id)) };
  }
}

/** Of an own slip the slip's card is turned, else the skill's. */
function answered(
  state: TrainingState, { question, given, slip, now }: Extract<TrainingEvent, { type: 'answered' }>,
): TrainingState {
  const grade = gradeOf(state, question, given.answer, given.verdict);
  if (slip !== undefined) {
    return { ...state, slips: state.slips.map((one) => (one.id === slip ? { ...one, card: cardAfter(one.card, grade, now) } : one)) };
  }
  const { skill } = question.ref;
  return { ...state, cards: { ...state.cards, [skill]: cardAfter(state.cards[skill] ?? null, grade, now) } };
}

function ended(state: TrainingState, drill: DrillState, now: number): TrainingState {
  const name = drillOf(drill.session);
  if (name === null) return state;
  const sessions = [...state.sessions[name], doneSession(drill, now)].slice(-MOST_SESSIONS);
  return { ...state, sessions: { ...state.sessions, [name]: sessions } };
}

/** A session as its figures need it. */
export function doneSession({ questions, given }: Pick<DrillState, 'questions' | 'given'>, at: number): DoneSession {
  return { at, answers: given.map((one, i) => doneAnswer(questions[i]!, one)) };
}

function doneAnswer(question: Question, { answer, verdict }: Given): DoneAnswer {
  return {
    skill: question.ref.skill, right: verdict.right, ms: answer.ms,
    ...(question.drill === 'gone' && question.plies !== null ? { plies: question.plies } : {}),
    ...(verdict.lost > 0 ? { lost: verdict.lost } : {}),
  };
}
