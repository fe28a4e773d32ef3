/** How the training room is made, once it is loaded, of what the rest of the app has. */
import type { Clock } from '../../bots/clock';
import type { KeptPreferences } from '../../setup/kept/preferences';
import type { Library } from '../../training/library';
import type { GameLibrary } from '../gameLibrary';
import type { Presenter } from '../presenter';
import type { Agreement } from '../setup/agreement';
import { createTrainingController, type TrainingController } from './trainingController';
import { trainingInMemory } from './trainingKeeper';
import { gatherLibrary } from './trainingLibrary';

export interface TrainingPorts {
  readonly presenter: Presenter;
  readonly agreement: Agreement;
  readonly preferences: KeptPreferences;
  readonly library: GameLibrary;
  readonly clock: Clock;
  readonly today: () => number;
  readonly freshWord: () => string;
}

export type CreateTraining = (ports: TrainingPorts) => TrainingController;

/** The room, with nobody in it. */
export const createTraining: CreateTraining = ({ library, preferences, ...ports }) => {
  const gather = (slipped: readonly string[]): Promise<Library> => gatherLibrary(library, slipped);
  const room = createTrainingController({ ...ports, preferences, store: trainingInMemory(), gather });
  preferences.subscribe(() => room.showAgain());
  return room;
};
