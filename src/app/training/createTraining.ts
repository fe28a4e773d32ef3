/** How the training room is made, once it is loaded, of what the rest of the app has. */
import type { Clock } from '../../bots/clock';
import type { KeptPreferences } from '../../setup/kept/preferences';
import type { KeptSettings } from '../../setup/kept/settings';
import type { SaveQueue } from '../../storage/saveQueue';
import type { ReviewAdviser } from '../../review/reviewer';
import { UNNAMED_ME } from '../../setup/names';
import type { ReviewStore, Store, TrainingStore } from '../../storage/store';
import type { GameLocks } from '../../storage/tabLocks';
import type { Library } from '../../training/library';
import type { Later } from '../../loading/later';
import type { GameScreens } from '../gameScreens';
import type { GameLibrary } from '../gameLibrary';
import { createGameApps, type LoadEvening, type LoadGameApp } from '../games/createGameApps';
import { houseGame } from '../evening/houseGame';
import type { Presenter } from '../presenter';
import type { Agreement } from '../setup/agreement';
import type { GameApps } from '../games/gameApps';
import { createSlipAdder } from './slips/slipAdder';
import { createSlipFinder } from './slips/slipFinder';
import { createTrainingController, type TrainingController } from './trainingController';
import { createTrainingKeeper } from './trainingKeeper';
import { gatherLibrary } from './trainingLibrary';

export interface TrainingPorts {
  readonly presenter: Presenter;
  readonly agreement: Agreement;
  readonly preferences: KeptPreferences;
  readonly library: GameLibrary;
  readonly store: TrainingStore & ReviewStore & Pick<Store, 'guests'>;
  /** Who judges moves comes with the games. */
  readonly games: Later<Pick<GameScreens, 'adviser' | 'apart' | 'table' | 'history' | 'replay'>>;
  readonly saveQueue: Pick<SaveQueue, 'settled'>;
  readonly settings: KeptSettings;
  readonly locks: Pick<GameLocks, 'take'>;
  readonly clock: Clock;
  readonly today: () => number;
  readonly freshWord: () => string;
}

export type CreateTraining = (ports: TrainingPorts) => TrainingController;

/** The room, with nobody in it. */
export const trainingWith = (loadGameApp: LoadGameApp, loadEvening: LoadEvening): CreateTraining => (
  { library, preferences, store, saveQueue, games, ...ports },
) => {
  const { agreement, clock, presenter } = ports;
  const me = (): string | null => agreement.now().me ?? null;
  const keeper = createTrainingKeeper({ store, me, behind: (isBehind) => void tell(isBehind), timers: clock });
  const gather = (slipped: readonly string[]): Promise<Library> => gatherLibrary(library, slipped);
  const adviser: ReviewAdviser = {
    judge: async (question) => (await games.get()).adviser.judge(question),
    recall: async (question) => (await games.get()).adviser.recall(question),
    chance: async (question) => (await games.get()).adviser.chance(question),
    recount: async (question) => (await games.get()).adviser.recount(question),
  };
  const findSlips = createSlipFinder({ library, store, adviser, me: () => me() ?? UNNAMED_ME, today: ports.today });
  const addSlip = createSlipAdder({ library, keeper, adviser, today: ports.today });
  const guests: GameApps = createGameApps(loadGameApp, loadEvening, {
    ...ports, preferences, store, saveQueue, own: houseGame({ ...ports, games, library, saveQueue, leaveGuests: () => guests.leave() }),
    back: () => room.open(), apart: () => games.now()?.apart.opens() ?? null,
  });
  const room: TrainingController = createTrainingController({
    ...ports, leaveTable: () => games.now()?.table.leave(), preferences, keeper, gather, findSlips, addSlip, guests,
  });

  async function tell(isBehind: boolean): Promise<void> {
    // A game that the disk has refused is tried again, too: the banner goes for both.
    if (!isBehind) await saveQueue.settled();
    presenter.setBanner(isBehind ? { kind: 'trainingNotSaved' } : null);
  }

  preferences.subscribe(() => {
    room.showAgain();
    guests.showAgain();
  });
  return room;
};
