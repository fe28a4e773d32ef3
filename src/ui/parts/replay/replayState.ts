/** What every replay has, whichever game it is of, what moves it, and how it plays on by itself. */

export const REPLAY_SPEEDS = [1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** What every replay has. */
export interface ReplayBase {
  readonly kind: 'replay';
  readonly steps: readonly unknown[];
  /** What is shown: the table after so many events. */
  readonly step: number;
  readonly playing: boolean;
  /** How many times as quick as usual it plays. */
  readonly speed: ReplaySpeed;
  /** What came of copying the record: `shown` where the browser cannot copy, and it is shown to be copied by hand. */
  readonly copied: 'no' | 'copied' | 'shown';
}

/** What moves a replay. */
export type ReplayMove =
  /** Shows the table after so many events; those beyond the ends mean the ends. */
  | { readonly kind: 'toStep'; readonly step: number }
  | { readonly kind: 'playOn'; readonly playing: boolean }
  /** How quick it plays on. */
  | { readonly kind: 'setSpeed'; readonly speed: ReplaySpeed }
  /** Whether its record was copied. */
  | { readonly kind: 'copied'; readonly done: boolean };
export type ReplayCommand = ReplayMove | { readonly kind: 'endReplay' };

/** What every replay begins with. @param step the step to begin at; one beyond the ends means the end */
export function openedReplay<Step>(steps: readonly Step[], step: number): ReplayBase & { readonly steps: readonly Step[] } {
  return { kind: 'replay', steps, step: within(steps.length, step), playing: false, speed: 1, copied: 'no' };
}

/** The replay after what was asked for. From its end it plays from the beginning. */
export function replayAfter<R extends ReplayBase>(model: R, command: ReplayMove): R {
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

function isAtEnd({ steps, step }: ReplayBase): boolean {
  return step === steps.length - 1;
}

function within(steps: number, step: number): number {
  return Math.max(0, Math.min(steps - 1, step));
}

export interface Replay<R extends ReplayBase> {
  open(model: R): void;
  /** The replay as it is shown; null while none is open. */
  model(): R | null;
  ask(command: ReplayMove): void;
  close(): void;
}

export interface ReplayPorts<R extends ReplayBase> {
  readonly clock: { setTimeout(act: () => void, milliseconds: number): unknown; clearTimeout(timer: unknown): void };
  /** How long the step that is shown stays, in milliseconds. */
  readonly stay: (model: R) => number;
  /** Is told of every change. @param before how it stood; null where it has just been opened */
  readonly show: (model: R, before: R | null) => void;
}

/** No replay is open. */
export function createReplay<R extends ReplayBase>({ clock, stay, show }: ReplayPorts<R>): Replay<R> {
  let model: R | null = null;
  let timer: unknown = null;

  function become(next: R): void {
    const before = model;
    clock.clearTimeout(timer);
    model = next;
    if (next.playing) timer = clock.setTimeout(() => become(playedOn(next)), stay(next));
    show(next, before);
  }

  return {
    open(opened) {
      model = null;
      become(opened);
    },
    model: () => model,
    ask(command) { if (model) become(replayAfter(model, command)); },
    close() {
      clock.clearTimeout(timer);
      model = null;
    },
  };
}
