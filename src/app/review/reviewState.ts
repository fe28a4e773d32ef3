/** The review that stands beside a replay, and what becomes of it with whatever happens. Pure. */
import { moveAt } from '../../review/findings/atStep';
import type { Report } from '../../review/report';
import type { Seat } from '../../rules/position';
import { seatedPlayers, type OpenedGame } from '../../session/savedGame';
import { peopleAt } from '../../session/sittersOf';
import type { BoardMarks } from '../../session/viewState';
import type { ReviewModel } from '../../ui/review/reviewModel';
import type { ReviewWanted } from '../next';

export type ReviewState = Omit<ReviewModel, 'marks'>;

/** What happens to it. */
export type ReviewChange =
  /** Somebody wants to see another person's. */
  | { readonly type: 'seat'; readonly seat: Seat }
  /** More of it is made. */
  | { readonly type: 'reported'; readonly report: Report };

/** The people of a game, in order of play: computers have no review of their own. */
export function peopleOf(game: OpenedGame): Seat[] {
  return peopleAt(game).flatMap((person, seat) => (person === null ? [] : [seat]));
}

/**
 * The review that is wanted of a game, with nothing judged yet: of the seat that is asked for if a person sat there, else of the player of
 * this device, else of the first person. Null where only computers played.
 */
export function reviewOpened(game: OpenedGame, { seat, overTable }: ReviewWanted): ReviewState | null {
  const people = peopleOf(game);
  const persons = peopleAt(game);
  const whose = people.find((one) => one === seat) ?? people.find((one) => persons[one]?.me === true) ?? people[0];
  if (whose === undefined) return null;
  // Where somebody took over, the table shows who played at its step: a review is of one of them.
  const names = game.saved.held && seatedPlayers(game.saved.setup, game.picks).map(({ name }, one) => persons[one]?.name ?? name);
  return { seat: whose, people, report: null, overTable, ...(names ? { names } : {}) };
}

/** The review after a change. What is told late of another seat, or of another game, is passed over. */
export function reviewAfter(state: ReviewState, change: ReviewChange): ReviewState {
  switch (change.type) {
    case 'seat': return state.people.includes(change.seat) && change.seat !== state.seat
      ? { ...state, seat: change.seat, report: null } : state;
    case 'reported': return change.report.seat === state.seat ? { ...state, report: change.report } : state;
  }
}

/** What is marked at a step: of a slip the tile, the better one, and the squares of the danger. */
export function marksAt(report: Report, step: number): BoardMarks | null {
  const verdict = moveAt(report, step)?.verdict;
  if (!verdict || verdict.band === null) return null;
  return { played: verdict.tile, better: verdict.better === verdict.tile ? null : verdict.better, danger: verdict.dangers };
}

/** The review as it is shown at a step. */
export function reviewModel(state: ReviewState, step: number): ReviewModel {
  return { ...state, marks: state.report && marksAt(state.report, step) };
}
