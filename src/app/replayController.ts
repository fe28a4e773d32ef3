/** A game that is over, looked at again: which step of it is shown, and whether it plays on by itself. */
import type { Clock } from '../bots/clock';
import type { Replay } from '../history/pastView';
import { replayOf } from '../history/replay';
import type { TableHappening, Update } from '../session/viewState';
import { TIME_FACTOR } from '../setup/pace';
import type { Seat } from '../rules/position';
import type { OpenedGame } from '../session/savedGame';
import type { Pace } from '../setup/setup';
import type { ReplayModel } from '../ui/history/replayControls';
import type { ReplaySpeed } from '../ui/history/replaySpeed';
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

export interface ReplayController extends Answering<'reviewSeat' | 'toStep' | 'playOn' | 'replaySpeed' | 'endReplay'> {
  /** Opens a game that is over, at a step; with a review beside it, where one is wanted and a person played. */
  open(game: OpenedGame, step: number, review: ReviewWanted | null): void;
  /** Whether it is open over the table at which the game was played. */
  isOverTable(): boolean;
  /** Stops whatever plays. */
  close(): void;
}

/** How long the step that is shown stays, while the replay plays on. */
export function stayOf({ replay, step, pace, speed }: Pick<ReplayModel, 'replay' | 'step' | 'pace' | 'speed'>): number {
  const kinds = replay.steps[step]!.happenings.map(({ type }) => type);
  const kind = (['snagged', 'falseCall', 'placed'] as const).find((one) => kinds.includes(one)) ?? 'other';
  return Math.max(LEAST_MS, (STEP_MS[kind] * TIME_FACTOR[pace]) / speed);
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
  const screen = replay && ({ kind: 'replay', replay, step, playing: false, speed: 1, pace, review: null } as const);
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

/** What happened from one step to another: nothing is told of what is leapt over. */
function happenedBetween({ screen: { step: before } }: Opened, { screen: { step, replay } }: Opened): readonly TableHappening[] {
  return step === before + 1 ? replay.steps[step]!.happenings : [];
}

/** From the end it begins anew. */
function stepToPlayFrom({ step, replay }: ReplayModel): number {
  return step === replay.steps.length - 1 ? 0 : step;
}

/** Waits until a step has stayed long enough: for one at a time. */
function createStay(clock: Clock) {
  let timer: unknown = null;
  const end = (): void => clock.clearTimeout(timer);
  return {
    begin(milliseconds: number, over: () => void): void {
      end();
      timer = clock.setTimeout(over, milliseconds);
    },
    end,
  };
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
export function createReplayController(ports: ReplayPorts): ReplayController {
  return new Looking(ports);
}

class Looking implements ReplayController {
  readonly #ports: ReplayPorts;
  #opened: Opened | null = null;
  readonly #stay;
  readonly #reviewing;

  constructor(ports: ReplayPorts) {
    this.#ports = ports;
    this.#stay = createStay(ports.clock);
    this.#reviewing = createReviewing(ports.review);
  }

  open(game: OpenedGame, at: number, wanted: ReviewWanted | null): void {
    const opened = openedAt(game, at, wanted, this.#ports.pace());
    if (!opened) return;
    this.#goTo(opened, at, false);
    this.#reviewing.begin(opened, (change) => this.#happen(change));
  }

  reviewSeat({ seat }: { readonly seat: Seat }): void {
    this.#happen({ type: 'seat', seat });
    if (this.#opened) this.#reviewing.begin(this.#opened, (change) => this.#happen(change));
  }

  isOverTable(): boolean { return this.#opened?.review?.overTable === true; }

  toStep({ step }: { readonly step: number }): void { if (this.#opened) this.#goTo(this.#opened, step, false); }

  playOn({ playing }: { readonly playing: boolean }): void {
    const opened = this.#opened;
    if (opened) this.#goTo(opened, playing ? stepToPlayFrom(opened.screen) : opened.screen.step, playing);
    this.#playNext();
  }

  replaySpeed({ speed }: { readonly speed: ReplaySpeed }): void {
    if (this.#opened) this.#become({ ...this.#opened, screen: { ...this.#opened.screen, speed } });
    this.#playNext();
  }

  endReplay(): Promise<void> | void {
    const overTable = this.isOverTable();
    this.close();
    return this.#ports.back(overTable);
  }

  close(): void {
    this.#stay.end();
    this.#reviewing.stop();
    this.#opened = null;
  }

  /** Shows a step; going on by one, with what happened in it. */
  #goTo(before: Opened, wanted: number, playing: boolean): void {
    const next = steppedTo(before, wanted, { playing, pace: this.#ports.pace() });
    this.#stay.end();
    this.#become(next, happenedBetween(before, next));
  }

  #become(next: Opened, happenings: readonly TableHappening[] = []): void {
    this.#opened = { ...next, screen: reviewedScreen(next) };
    this.#ports.show(this.#opened.screen, happenings);
  }

  /** More of the review is there, or another one is wanted. Whoever has left the replay hears no more of it. */
  #happen(change: ReviewChange): void {
    const opened = this.#opened;
    if (opened?.review && !this.#ports.isShown()) this.#reviewing.stop();
    else if (opened?.review) this.#become({ ...opened, review: reviewAfter(opened.review, change) });
  }

  #playNext(): void {
    if (!this.#opened?.screen.playing) return;
    this.#stay.begin(stayOf(this.#opened.screen), () => {
      if (!this.#opened) return;
      const next = this.#opened.screen.step + 1;
      this.#goTo(this.#opened, next, next + 1 < this.#opened.replay.steps.length);
      this.#playNext();
    });
  }
}
