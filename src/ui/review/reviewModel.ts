/** What the review beside a replay is drawn from. */
import type { Report } from '../../review/report';
import type { Seat } from '../../rules/position';
import type { BoardMarks } from '../../session/viewState';

export interface ReviewModel {
  /** Whose moves are judged. */
  readonly seat: Seat;
  /** The people of the game, in order of play: whoever looks chooses between them. */
  readonly people: readonly Seat[];
  /** What those are called who are reviewed, by seat: where somebody took over; else as they sit there. */
  readonly names?: readonly string[];
  /** As far as it is made; null before anything is. */
  readonly report: Report | null;
  /** What is marked on the board at the step that is shown; null for nothing. */
  readonly marks: BoardMarks | null;
  /** Whether the game still lies at the table, where another can be begun. */
  readonly overTable: boolean;
}
