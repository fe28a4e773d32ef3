/** A game that is over, looked at again: which step of it is shown, whether it plays on by itself, and the review beside it. */
import type { Clock } from '../bots/clock';
import type { Replay } from '../history/pastView';
import { replayOf } from '../history/replay';
import type { OpenedGame } from '../session/savedGame';
import type { TableHappening, Update } from '../session/viewState';
import { TIME_FACTOR } from '../setup/pace';
import type { Pace } from '../setup/setup';
import type { ReplayModel } from '../ui/history/replayControls';
import { createReplay, openedReplay } from '../ui/parts/replay/replayState';
import type { Answering, ReviewWanted } from './next';
import type { Reviewer } from './review/reviewer';
import { reviewAfter, reviewModel, reviewOpened, type ReviewChange, type ReviewState } from './review/reviewState';

/** How long a replay that plays on shows a step, in milliseconds at normal pace: a call is looked at longer than a draw. */
const STEP_MS = { placed: 1100, snagged: 2000, falseCall: 1700, other: 650 };
/** The least, so that pages can follow at any pace. */
const LEAST_MS = 40;

export interface ReplayPorts {
  readonly clock: Clock;
  readonly show: (screen: ReplayModel, happenings: readonly TableHappening[]) => void;
  readonly pace: () => Pace;
  /** Whether a replay is what is shown now. */
  readonly isShown: () => boolean;
  /** Makes the review of a seat, and tells each time that more of it is there. Answers with what stops it. */
  readonly review: Reviewer;
  /** Leads back to where it was opened. */
  readonly back: (overTable: boolean) => Promise<void> | void;
}

export interface ReplayController extends Answering<'reviewSeat' | 'toStep' | 'playOn' | 'setSpeed' | 'endReplay'> {
  /** Opens a game that is over, at a step; with a review beside it, where one is wanted and a person played. */
  open(game: OpenedGame, step: number, review: ReviewWanted | null): void;
  /** Whether it is open over the table at which the game was played. */
  isOverTable(): boolean;
  /** Stops whatever plays. */
  close(): void;
}

/** How long the step that is shown stays, while the replay plays on. */
export function stayOf({ steps, step, pace, speed }: Pick<ReplayModel, 'steps' | 'step' | 'pace' | 'speed'>): number {
  const kinds = steps[step]!.happenings.map(({ type }) => type);
  const kind = (['snagged', 'falseCall', 'placed'] as const).find((one) => kinds.includes(one)) ?? 'other';
  return Math.max(LEAST_MS, (STEP_MS[kind] * TIME_FACTOR[pace]) / speed);
}

/** A game that is looked at again, with the review that is wanted of it. */
interface Opened {
  readonly game: OpenedGame;
  /** As it was played, without the marks of a review. */
  readonly replay: Replay;
  readonly review: ReviewState | null;
}

/** The screen with the review as far as it is made, and with what it marks on the board of the step. */
function screenOf({ replay, review }: Opened, model: ReplayModel, pace: Pace): ReplayModel {
  const shown = review && reviewModel(review, model.step);
  const marks = shown?.marks;
  const marked = (update: Update, i: number): Update =>
    (marks && i === model.step ? { ...update, state: { ...update.state, marks } } : update);
  return { ...model, steps: replay.steps.map(marked), pace, review: shown };
}

/** What happened from one step to another: nothing is told of what is leapt over. */
function happenedBetween(before: ReplayModel | null, { step, steps }: ReplayModel): readonly TableHappening[] {
  return before?.step === step - 1 ? steps[step]!.happenings : [];
}

/** No replay yet. */
export function createReplayController({ clock, show, pace, isShown, review, back }: ReplayPorts): ReplayController {
  let opened: Opened | null = null;
  let stopReviewing: (() => void) | null = null;
  const replay = createReplay<ReplayModel>({
    clock, stay: (model) => stayOf({ ...model, pace: pace() }),
    show(model, before) { if (opened) show(screenOf(opened, model, pace()), happenedBetween(before, model)); },
  });

  /** More of the review is there, or another one is wanted. Whoever has left the replay hears no more of it. */
  function happen(change: ReviewChange): void {
    const model = replay.model();
    if (!opened?.review || !model) return;
    if (!isShown()) return stopReviewing?.();
    opened = { ...opened, review: reviewAfter(opened.review, change) };
    show(screenOf(opened, model, pace()), []);
  }

  /** Makes one review at a time. */
  function makeReview(): void {
    stopReviewing?.();
    const wanted = opened?.review;
    stopReviewing = opened && wanted ? review(opened.game, wanted.seat, (report) => happen({ type: 'reported', report })) : null;
  }

  const isOverTable = (): boolean => opened?.review?.overTable === true;

  function close(): void {
    replay.close();
    stopReviewing?.();
    opened = null;
  }

  return {
    open(game, step, wanted) {
      const again = replayOf(game);
      if (!again) return;
      opened = { game, replay: again, review: wanted && reviewOpened(game, wanted) };
      replay.open({ ...again, ...openedReplay(again.steps, step), pace: pace(), review: null });
      makeReview();
    },
    reviewSeat({ seat }) {
      happen({ type: 'seat', seat });
      makeReview();
    },
    isOverTable,
    toStep: ({ step }) => replay.ask({ kind: 'toStep', step }),
    playOn: ({ playing }) => replay.ask({ kind: 'playOn', playing }),
    setSpeed: ({ speed }) => replay.ask({ kind: 'setSpeed', speed }),
    endReplay() {
      const overTable = isOverTable();
      close();
      return back(overTable);
    },
    close,
  };
}
