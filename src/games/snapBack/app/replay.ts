/** The replay of a game of Snap Back: which step of it is shown, and whether it plays on by itself. */
import type { Clock } from '../../../bots/clock';
import type { OpenedSnapBack } from '../kept/savedGame';
import { replaySteps } from '../review/replaySteps';
import { writeRecord } from '../rules/record';
import type { ReplayCommand, ReplayModel } from '../ui/replay/replayModel';

/** How long a step stays while the replay plays on, in milliseconds: what was revealed takes reading, a card is seen at once. */
const STAY_MS = { show: 900, missed: 1800, call: 1100, reveal: 4000 } as const;

/** A game that is looked back at. @param event the event to begin at; -1: the beginning */
export function replayOf({ saved, replayed }: OpenedSnapBack, event: number): ReplayModel {
  const steps = replaySteps(replayed);
  return {
    kind: 'replay', players: saved.setup.players, steps, step: within(steps.length, event + 1), playing: false, speed: 1,
    ended: saved.ended, record: writeRecord(replayed.record, replayed.games.at(-1)!), copied: 'no',
  };
}

/** The replay after what was asked for. From its end it plays from the beginning. */
export function replayAfter(model: ReplayModel, command: Exclude<ReplayCommand, { readonly kind: 'endReplay' }>): ReplayModel {
  const { steps, step } = model;
  switch (command.kind) {
    case 'toStep': return { ...model, step: within(steps.length, command.step), playing: false };
    case 'playOn': return { ...model, playing: command.playing, step: command.playing && isAtEnd(model) ? 0 : step };
    case 'setSpeed': return { ...model, speed: command.speed };
    case 'copied': return { ...model, copied: command.done ? 'copied' : 'shown' };
  }
}

/** One step on, while it plays. */
export function playedOn(model: ReplayModel): ReplayModel {
  const next = { ...model, step: within(model.steps.length, model.step + 1) };
  return { ...next, playing: !isAtEnd(next) };
}

/** How long the step that is shown stays, in milliseconds. */
export function stayOf({ steps, step, speed }: ReplayModel): number {
  const { event, missed } = steps[step]!;
  return STAY_MS[missed ? 'missed' : event?.[0] ?? 'show'] / speed;
}

function isAtEnd({ steps, step }: ReplayModel): boolean {
  return step === steps.length - 1;
}

function within(steps: number, step: number): number {
  return Math.max(0, Math.min(steps - 1, step));
}

export interface Replay {
  open(game: OpenedSnapBack, event: number): void;
  /** The replay as it is shown; null while none is open. */
  model(): ReplayModel | null;
  ask(command: Exclude<ReplayCommand, { readonly kind: 'endReplay' }>): void;
  close(): void;
}

/** No replay is open. @param show is told of every change */
export function createReplay({ clock, show }: { readonly clock: Clock; readonly show: (model: ReplayModel) => void }): Replay {
  let model: ReplayModel | null = null;
  let timer: unknown = null;

  function become(next: ReplayModel): void {
    clock.clearTimeout(timer);
    model = next;
    if (next.playing) timer = clock.setTimeout(() => become(playedOn(next)), stayOf(next));
    show(next);
  }

  return {
    open: (game, event) => become(replayOf(game, event)),
    model: () => model,
    ask(command) { if (model) become(replayAfter(model, command)); },
    close() {
      clock.clearTimeout(timer);
      model = null;
    },
  };
}
