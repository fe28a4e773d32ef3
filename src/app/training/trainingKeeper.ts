/**
 * Keeps what people train, by their names. Where the disk refuses or does not answer, the drill goes on with what is known here, a banner
 * is asked for, and what was not written is written with the next answer.
 */
import { LATE_MS, type Timers } from '../../storage/saveQueue';
import type { TrainingStore } from '../../storage/store';
import { NO_TRAINING, type TrainingState } from '../../training/progress';
import { traineeOf, type Trainee } from '../../training/trainee';

/** Makes the next state of somebody's training. It may be asked more than once for the same change, each time with what is there then. */
export type TrainingChange = (now: TrainingState) => TrainingState;

/** Whoever trains is named as they are shown; null is the player of this device, whatever they are called. Nothing here rejects. */
export interface TrainingKeeper {
  training(name: string | null): Promise<TrainingState>;
  /** Comes back with what is known from now on, whether it is written or not. */
  change(name: string | null, change: TrainingChange): Promise<TrainingState>;
}

export interface TrainingKeeperPorts {
  readonly store: TrainingStore;
  /** What the player of this device is called; null while they have no name. */
  readonly me: () => string | null;
  /** Told when a write fails or is late (true), and when all is written again (false); not of each that fails. */
  readonly behind: (isBehind: boolean) => void;
  readonly timers?: Timers;
}

/** What is known of those who have trained while the page is open, by the key that their training lies under. */
interface KeeperState {
  /** As it lay on the disk when it was last read or written. */
  readonly known: ReadonlyMap<string, TrainingState>;
  /** What is not on the disk yet, the oldest first. */
  readonly unwritten: ReadonlyMap<string, Unwritten>;
  /** Whether the disk refused the last write. */
  readonly refused: boolean;
  /** How much it was asked for that it has not answered in time. */
  readonly late: number;
}

interface Unwritten { readonly who: Trainee; readonly changes: readonly TrainingChange[] }

type KeeperChange =
  | { readonly type: 'asked'; readonly who: Trainee; readonly change: TrainingChange }
  | { readonly type: 'read'; readonly who: Trainee; readonly state: TrainingState }
  /** The oldest so many changes are on the disk, which now holds this. */
  | { readonly type: 'written'; readonly who: Trainee; readonly state: TrainingState; readonly changes: number }
  | { readonly type: 'refused' | 'late' | 'answeredLate' };

const UNKNOWN: KeeperState = { known: new Map(), unwritten: new Map(), refused: false, late: 0 };

function keeperAfter(state: KeeperState, change: KeeperChange): KeeperState {
  switch (change.type) {
    case 'asked': return { ...state, unwritten: withChanges(state.unwritten, change.who, (now) => [...now, change.change]) };
    case 'read': return { ...state, known: new Map(state.known).set(change.who[0], change.state) };
    case 'written': return {
      ...state, refused: false, known: new Map(state.known).set(change.who[0], change.state),
      unwritten: withChanges(state.unwritten, change.who, (now) => now.slice(change.changes)),
    };
    case 'refused': return { ...state, refused: true };
    case 'late': return { ...state, late: state.late + 1 };
    case 'answeredLate': return { ...state, late: state.late - 1 };
  }
}

function withChanges(
  unwritten: KeeperState['unwritten'], who: Trainee, next: (now: readonly TrainingChange[]) => readonly TrainingChange[],
): KeeperState['unwritten'] {
  const all = new Map(unwritten);
  const changes = next(all.get(who[0])?.changes ?? []);
  if (changes.length === 0) all.delete(who[0]);
  else all.set(who[0], { who, changes });
  return all;
}

const fails = ({ refused, late }: KeeperState): boolean => refused || late > 0;

const made = (changes: readonly TrainingChange[], from: TrainingState): TrainingState =>
  changes.reduce((now, change) => change(now), from);

/** What is known of somebody, with what is not written. */
function stateOf({ known, unwritten }: KeeperState, [key]: Trainee): TrainingState {
  return made(unwritten.get(key)?.changes ?? [], known.get(key) ?? NO_TRAINING);
}

const PAGE_TIMERS: Timers = {
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
};

export function createTrainingKeeper({ store, me, behind, timers = PAGE_TIMERS }: TrainingKeeperPorts): TrainingKeeper {
  let state = UNKNOWN;
  /** The disk is asked for one thing after the other, so that no older state lands on a newer one. */
  let last: Promise<void> = Promise.resolve();

  function happen(change: KeeperChange): void {
    const before = fails(state);
    state = keeperAfter(state, change);
    if (fails(state) !== before) behind(!before);
  }

  /** Comes back when this is done, or the disk has not answered in time. */
  async function inOrder(work: () => Promise<void>): Promise<void> {
    const done = last.then(work);
    last = done;
    // Behind what is late nobody waits.
    if (state.late > 0) return;
    let timer: unknown;
    const tooLate = new Promise<'late'>((resolve) => { timer = timers.setTimeout(() => resolve('late'), LATE_MS); });
    if (await Promise.race([done, tooLate]) !== 'late') {
      timers.clearTimeout(timer);
      return;
    }
    happen({ type: 'late' });
    void waitFor(done);
  }

  async function waitFor(answered: Promise<void>): Promise<void> {
    await answered;
    happen({ type: 'answeredLate' });
  }

  async function write(): Promise<void> {
    try {
      for (const { who, changes } of state.unwritten.values()) {
        const after = await store.changeTraining(who, (now) => made(changes, now));
        happen({ type: 'written', who, state: after, changes: changes.length });
      }
    } catch {
      happen({ type: 'refused' });
    }
  }

  return {
    async training(name) {
      const who = traineeOf(name, me());
      await inOrder(async () => {
        const read = await store.training(who).catch(() => null);
        if (read) happen({ type: 'read', who, state: read });
      });
      return stateOf(state, who);
    },
    async change(name, change) {
      const who = traineeOf(name, me());
      happen({ type: 'asked', who, change });
      await inOrder(write);
      return stateOf(state, who);
    },
  };
}
