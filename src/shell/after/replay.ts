/** The replay of a game: which step of it is shown, and whether it plays on by itself. */
import type { Clock } from '../../bots/clock';
import type { ReplayCommand } from '../commands';
import type { ReplayBase, ShellTypes } from '../types';
import type { ShellGame } from '../shellGame';

/** What every replay begins with. @param event the event to begin at; -1: the beginning */
export function openedReplay<Step>(steps: readonly Step[], event: number): ReplayBase & { readonly steps: readonly Step[] } {
  return { kind: 'replay', steps, step: within(steps.length, event + 1), playing: false, speed: 1, copied: 'no' };
}

/** The replay after what was asked for. From its end it plays from the beginning. */
export function replayAfter<R extends ReplayBase>(model: R, command: Exclude<ReplayCommand, { readonly kind: 'endReplay' }>): R {
  const { steps, step } = model;
  switch (command.kind) {
    case 'toStep': return { ...model, step: within(steps.length, command.step), playing: false };
    case 'playOn': return { ...model, playing: command.playing, step: command.playing && isAtEnd(model) ? 0 : step };
    case 'setSpeed': return { ...model, speed: command.speed };
    case 'copied': return { ...model, copied: command.done ? 'copied' : 'shown' };
  }
}

/** One step on, while it plays. */
export function playedOn<R extends ReplayBase>(model: R): R {
  const next = { ...model, step: within(model.steps.length, model.step + 1) };
  return { ...next, playing: !isAtEnd(next) };
}

/** How long the step that is shown stays, in milliseconds. @param stay how long it does at the usual speed */
export function stayAt<R extends ReplayBase>(stay: (model: R) => number, model: R): number {
  return stay(model) / model.speed;
}

function isAtEnd({ steps, step }: ReplayBase): boolean {
  return step === steps.length - 1;
}

function within(steps: number, step: number): number {
  return Math.max(0, Math.min(steps - 1, step));
}

export interface Replay<T extends ShellTypes> {
  open(game: T['Opened'], event: number): void;
  /** The replay as it is shown; null while none is open. */
  model(): T['Replay'] | null;
  ask(command: Exclude<ReplayCommand, { readonly kind: 'endReplay' }>): void;
  close(): void;
}

/** No replay is open. @param show is told of every change */
export function createReplay<T extends ShellTypes>(
  { of, stay }: ShellGame<T>['replay'], { clock, show }: { readonly clock: Clock; readonly show: (model: T['Replay']) => void },
): Replay<T> {
  let model: T['Replay'] | null = null;
  let timer: unknown = null;

  function become(next: T['Replay']): void {
    clock.clearTimeout(timer);
    model = next;
    if (next.playing) timer = clock.setTimeout(() => become(playedOn(next)), stayAt(stay, next));
    show(next);
  }

  return {
    open: (game, event) => become(of(game, event)),
    model: () => model,
    ask(command) { if (model) become(replayAfter(model, command)); },
    close() {
      clock.clearTimeout(timer);
      model = null;
    },
  };
}
