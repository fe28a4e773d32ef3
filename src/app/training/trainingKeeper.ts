/** Keeps what people train, by their names: where the disk refuses, the drill goes on (`keeping/changeKeeper`). */
import type { Timers } from '../../storage/saveQueue';
import type { TrainingStore } from '../../storage/store';
import { NO_TRAINING, type TrainingState } from '../../training/progress';
import { traineeOf, type Trainee } from '../../training/trainee';
import { createChangeKeeper, type Change } from '../keeping/changeKeeper';

/** Makes the next state of somebody's training. */
export type TrainingChange = Change<TrainingState>;

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

export function createTrainingKeeper({ store, me, ...ports }: TrainingKeeperPorts): TrainingKeeper {
  const keeper = createChangeKeeper<Trainee, TrainingState>({
    ...ports, keyOf: ([key]) => key, nothing: NO_TRAINING, read: store.training, write: store.changeTraining,
  });
  return {
    training: (name) => keeper.read(traineeOf(name, me())),
    change: (name, change) => keeper.change(traineeOf(name, me()), change),
  };
}
