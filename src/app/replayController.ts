/** A game that is over, looked at again: which step of it is shown, and whether it plays on by itself. */
import type { Clock } from '../bots/clock';
import type { Replay } from '../history/pastView';
import { replayOf } from '../history/replay';
import type { TableHappening, Update } from '../session/viewState';
import { TIME_FACTOR } from '../setup/pace';
import type { OpenedGame } from '../session/savedGame';
import type { Seat } from '../rules/position';
import type { Pace } from '../setup/setup';
import type { ReplayModel } from '../ui/history/replayControls';
import type { ReviewWanted } from './next';
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
}

export interface ReplayController {
  /** Opens a game that is over, at a step; with a review beside it, where one is wanted and a person played. */
  open(game: OpenedGame, step: number, review: ReviewWanted | null): void;
  /** Goes on with the review of another person of the game. */
  reviewSeat(seat: Seat): void;
  /** Whether it is open over the table at which the game was played. */
  isOverTable(): boolean;
  /** Shows the table after so many events; those beyond the ends mean the ends. */
  toStep(step: number): void;
  playOn(playing: boolean): void;
  /** Stops whatever plays. */
  close(): void;
}

/** How long the step that is shown stays, while the replay plays on. */
function stayOf({ replay, step, pace }: ReplayModel): number {
  const kinds = replay.steps[step]!.happenings.map(({ type }) => type);
  const kind = (['snagged', 'falseCall', 'placed'] as const).find((one) => kinds.includes(one)) ?? 'other';
  return Math.max(LEAST_MS, STEP_MS[kind] * TIME_FACTOR[pace]);
}

/** A replay that is open. */
interface Opened {
  readonly game: OpenedGame;
  /** As it was played, without the marks of a review. */
  readonly replay: Replay;
  readonly screen: ReplayModel;
  readonly review: ReviewState | null;
}

/** A game that is over, opened at a step; null where it is still on. */
function openedAt(game: OpenedGame, step: number, wanted: ReviewWanted | null, pace: Pace): Opened | null {
  const replay = replayOf(game);
  const screen = replay && ({ kind: 'replay', replay, step, playing: false, pace, review: null } as const);
  return screen && { game, replay: screen.replay, screen, review: wanted && reviewOpened(game, wanted) };
}

/** The screen with the review as far as it is made, and with what it marks on the board of the step. */
function reviewedScreen({ replay, screen, review }: Opened): ReplayModel {
  const { step } = screen;
  const shown = review && reviewModel(review, step);
  const marks = shown?.marks;
  const marked = (update: Update, i: number): Update => (marks && i === step ? { ...update, state: { ...update.state, marks } } : update);
  return { ...screen, replay: { ...replay, steps: replay.steps.map(marked) }, review: shown };
}

/** The same replay at another step; a step beyond its ends means the end. */
function steppedTo(before: Opened, wanted: number, how: Pick<ReplayModel, 'playing' | 'pace'>): Opened {
  const step = Math.max(0, Math.min(before.screen.replay.steps.length - 1, wanted));
  return { ...before, screen: { ...before.screen, ...how, step } };
}

/** From the end it begins anew. */
function stepToPlayFrom({ step, replay }: ReplayModel): number {
  return step === replay.steps.length - 1 ? 0 : step;
}

/** Makes one review at a time. */
function createReviewing(review: ReplayPorts['review']) {
  let running: (() => void) | null = null;
  return {
    begin({ game, review: wanted }: Opened, tell: (change: ReviewChange) => void): void {
      running?.();
      running = wanted && review(game, wanted.seat, (report) => tell({ type: 'reported', report }));
    },
    stop(): void { running?.(); },
  };
}

/** No replay yet. */
export function createReplayController({ clock, show, pace, isShown, review }: ReplayPorts): ReplayController {
  let state: Opened | null = null;
  let timer: unknown = null;
  const reviewing = createReviewing(review);

  /** Shows a step; going on by one, with what happened in it. */
  function goTo(before: Opened, wanted: number, playing: boolean): void {
    clock.clearTimeout(timer);
    const next = steppedTo(before, wanted, { playing, pace: pace() });
    const { step, replay } = next.screen;
    become(next, step === before.screen.step + 1 ? replay.steps[step]!.happenings : []);
  }

  function become(next: Opened, happenings: readonly TableHappening[] = []): void {
    state = { ...next, screen: reviewedScreen(next) };
    show(state.screen, happenings);
  }

  /** More of the review is there, or another one is wanted. Whoever has left the replay hears no more of it. */
  function happen(change: ReviewChange): void {
    if (!state?.review) return;
    if (!isShown()) return reviewing.stop();
    become({ ...state, review: reviewAfter(state.review, change) });
  }

  function playNext(): void {
    if (!state?.screen.playing) return;
    timer = clock.setTimeout(() => {
      if (!state) return;
      const { step, replay } = state.screen;
      goTo(state, step + 1, step + 2 < replay.steps.length);
      playNext();
    }, stayOf(state.screen));
  }

  return {
    open(game, at, wanted) {
      const opened = openedAt(game, at, wanted, pace());
      if (opened) goTo(opened, at, false);
      if (opened) reviewing.begin(opened, happen);
    },
    reviewSeat(seat) {
      happen({ type: 'seat', seat });
      if (state) reviewing.begin(state, happen);
    },
    isOverTable: () => state?.review?.overTable === true,
    toStep(wanted) { if (state) goTo(state, wanted, false); },
    playOn(playing) {
      if (!state) return;
      goTo(state, playing ? stepToPlayFrom(state.screen) : state.screen.step, playing);
      playNext();
    },
    close() {
      clock.clearTimeout(timer);
      reviewing.stop();
      state = null;
    },
  };
}
