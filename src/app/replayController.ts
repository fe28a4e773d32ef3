/** A game that is over, looked at again: which step of it is shown, and whether it plays on by itself. */
import type { Picture } from '../layout/picture';
import type { LastScreen } from './lastScreen';
import type { Clock } from '../bots/clock';
import { replayOf } from '../history/replay';
import type { Replay } from '../history/pastView';
import { MOTION_SPEED, TIME_FACTOR } from '../setup/pace';
import type { OpenedGame } from '../session/savedGame';
import type { Pace } from '../setup/setup';
import type { Page } from '../ui/page';
import type { ReplayActions } from '../ui/history/replayControls';

/** How long a replay that plays on shows a step, in milliseconds at normal pace: a call is looked at longer than a draw. */
const STEP_MS = { placed: 1100, snagged: 2000, falseCall: 1700, other: 650 };
/** The least, so that pages can follow at any pace. */
const LEAST_MS = 40;

export interface ReplayPorts {
  readonly bookmark: LastScreen;
  readonly clock: Clock;
  readonly page: () => Page;
  readonly picture: () => Picture | null;
  /** Lays the table for the replay of a game of so many players. */
  readonly laidFor: (players: number) => void;
  readonly pace: () => Pace;
}

export interface ReplayController extends Omit<ReplayActions, 'endReplay'> {
  /** Opens a game at a step. */
  open(game: OpenedGame, step: number): void;
  /** Shows the replay that is on to a picture that has come only now. */
  attachPicture(picture: Picture): void;
  /** Stops whatever plays. */
  close(): void;
}

/** No replay yet. */
export function createReplayController({ bookmark, clock, page, picture, laidFor, pace }: ReplayPorts): ReplayController {
  let replay: Replay | null = null;
  let step = 0;
  let playing = false;
  let timer: unknown = null;

  function halt(): void {
    clock.clearTimeout(timer);
    playing = false;
  }

  /** Shows the table as it was after a step; going on by one, with what happened in it. */
  function show(wanted: number): void {
    if (!replay) return;
    const before = step;
    step = Math.max(0, Math.min(replay.steps.length - 1, wanted));
    const update = replay.steps[step]!;
    bookmark.put({ kind: 'replay', game: replay.id, step });
    picture()?.show(step === before + 1 ? update : { state: update.state, happenings: [] });
    page().showPast({ kind: 'replay', replay, step, playing });
  }

  function playNext(): void {
    if (!replay) return;
    const kinds = replay.steps[step]!.happenings.map(({ type }) => type);
    const kind = (['snagged', 'falseCall', 'placed'] as const).find((one) => kinds.includes(one)) ?? 'other';
    timer = clock.setTimeout(() => {
      if (!replay) return;
      playing = step + 1 < replay.steps.length - 1;
      show(step + 1);
      if (playing) playNext();
    }, Math.max(LEAST_MS, STEP_MS[kind] * TIME_FACTOR[pace()]));
  }

  return {
    open(game, at) {
      halt();
      replay = replayOf(game);
      step = at;
      laidFor(game.saved.setup.players.length);
      picture()?.setSpeed(MOTION_SPEED[pace()]);
      show(at);
    },
    toStep(wanted) {
      halt();
      show(wanted);
    },
    playOn(wanted) {
      halt();
      if (!replay) return;
      playing = wanted;
      // From the end it begins anew.
      show(wanted && step === replay.steps.length - 1 ? 0 : step);
      if (wanted) playNext();
    },
    attachPicture(late) {
      const update = replay?.steps[step];
      if (!update) return;
      late.setSpeed(MOTION_SPEED[pace()]);
      late.show({ state: update.state, happenings: [] });
    },
    close() {
      halt();
      replay = null;
    },
  };
}
