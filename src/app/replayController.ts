/** A game that is over, looked at again: which step of it is shown, and whether it plays on by itself. */
import type { Clock } from '../bots/clock';
import { replayOf } from '../history/replay';
import type { TableHappening } from '../session/viewState';
import { TIME_FACTOR } from '../setup/pace';
import type { OpenedGame } from '../session/savedGame';
import type { Pace } from '../setup/setup';
import type { ReplayModel } from '../ui/history/replayControls';

/** How long a replay that plays on shows a step, in milliseconds at normal pace: a call is looked at longer than a draw. */
const STEP_MS = { placed: 1100, snagged: 2000, falseCall: 1700, other: 650 };
/** The least, so that pages can follow at any pace. */
const LEAST_MS = 40;

export interface ReplayPorts {
  readonly clock: Clock;
  readonly show: (screen: ReplayModel, happenings: readonly TableHappening[]) => void;
  readonly pace: () => Pace;
}

export interface ReplayController {
  /** Opens a game that is over, at a step. */
  open(game: OpenedGame, step: number): void;
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

/** No replay yet. */
export function createReplayController({ clock, show, pace }: ReplayPorts): ReplayController {
  let state: ReplayModel | null = null;
  let timer: unknown = null;

  /** Shows a step; going on by one, with what happened in it. */
  function goTo(before: ReplayModel, wanted: number, playing: boolean): void {
    clock.clearTimeout(timer);
    const last = before.replay.steps.length - 1;
    const step = Math.max(0, Math.min(last, wanted));
    state = { ...before, step, playing, pace: pace() };
    show(state, step === before.step + 1 ? state.replay.steps[step]!.happenings : []);
  }

  function playNext(): void {
    if (!state?.playing) return;
    timer = clock.setTimeout(() => {
      if (!state) return;
      goTo(state, state.step + 1, state.step + 2 < state.replay.steps.length);
      playNext();
    }, stayOf(state));
  }

  return {
    open(game, at) {
      const replay = replayOf(game);
      if (replay) goTo({ kind: 'replay', replay, step: at, playing: false, pace: pace() }, at, false);
    },
    toStep(wanted) { if (state) goTo(state, wanted, false); },
    playOn(playing) {
      if (!state) return;
      // From the end it begins anew.
      goTo(state, playing && state.step === state.replay.steps.length - 1 ? 0 : state.step, playing);
      playNext();
    },
    close() {
      clock.clearTimeout(timer);
      state = null;
    },
  };
}
