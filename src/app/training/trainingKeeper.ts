/** What is kept of everybody's training here, by name: read when somebody trains, changed with each answer. */
import { NO_TRAINING, type TrainingState } from '../../training/progress';

/** What the training room needs of the store. Both reject where the disk refuses. */
export interface TrainingStore {
  training(name: string): Promise<TrainingState>;
  changeTraining(name: string, change: (now: TrainingState) => TrainingState): Promise<void>;
}

/** Training that lasts as long as the page. */
export function trainingInMemory(): TrainingStore {
  const kept = new Map<string, TrainingState>();
  return {
    training: async (name) => kept.get(name) ?? NO_TRAINING,
    async changeTraining(name, change) { kept.set(name, change(kept.get(name) ?? NO_TRAINING)); },
  };
}
