/** The way into the training room, by a press or a reload. */
import type { Later } from '../../loading/later';
import type { GameScreens } from '../gameScreens';
import type { Presenter } from '../presenter';
import type { TrainingController } from './trainingController';

export interface ToTrainingPorts {
  readonly presenter: Pick<Presenter, 'setBanner'>;
  readonly games: Later<GameScreens>;
  readonly training: Later<TrainingController>;
}

/** Leads there; a banner tells where it cannot be loaded. @param then what is opened in it */
export async function toTraining(
  { training, presenter, games }: ToTrainingPorts, then: (room: TrainingController) => Promise<void>,
): Promise<void> {
  const room = await training.get().catch(() => null);
  if (!room) return presenter.setBanner({ kind: 'notLoaded' });
  games.now()?.table.leave();
  await then(room);
}
