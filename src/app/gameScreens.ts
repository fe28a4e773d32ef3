/**
 * The screens on which a game is seen: the table, the history and the replay. All that a game is played with hangs on them, so they are
 * loaded after the start screen, see `app`.
 */
import type { Adviser, Thinker } from '../ai/questions';
import type { Clock } from '../bots/clock';
import type { FirstCall } from './table/firstCall';
import type { KeptSettings } from '../setup/kept/settings';
import type { SaveQueue } from '../storage/saveQueue';
import type { Store } from '../storage/store';
import type { GameLocks } from '../storage/tabLocks';
import type { GameLibrary } from './gameLibrary';
import { createHistoryController, type HistoryController } from './historyController';
import type { Presenter } from './presenter';
import { createReplayController, type ReplayController } from './replayController';
import type { Agreement } from './setup/agreement';
import type { StartController } from './start/startController';
import { withCallGate } from './table/callGate';
import { opensGames } from './table/openGame';
import { createPractice, type Practice } from './table/practice/practice';
import { createTableController, type TableController } from './table/tableController';
import { createTableGame, type TableGame } from './table/tableGame';
import { createTabLease } from './table/tabLease';

/** What they need of the rest of the app. */
export interface GameScreensPorts {
  readonly presenter: Presenter;
  readonly start: StartController;
  readonly agreement: Agreement;
  readonly library: GameLibrary;
  readonly saveQueue: SaveQueue;
  readonly store: Store;
  readonly locks: GameLocks;
  readonly settings: KeptSettings;
  readonly firstCall: FirstCall;
  readonly clock: Clock;
  readonly today: () => number;
  readonly freshWord: () => string;
  /** Another tab has taken the game that was played here. */
  readonly handedOver: () => void;
}

export interface GameScreens {
  readonly game: TableGame;
  readonly table: TableController;
  readonly practice: Practice;
  readonly history: HistoryController;
  readonly replay: ReplayController;
}

/** Makes the screens, none of them shown. */
export type CreateGameScreens = (ports: GameScreensPorts) => GameScreens;

/** Makes screens at which this player plays the computer seats, and tells afterwards what they had in mind. */
export function gameScreensWith(thinker: Thinker & Adviser): CreateGameScreens {
  return (ports) => {
    const { presenter, start, agreement, library, saveQueue, store, locks, settings, firstCall, clock, today, freshWord } = ports;
    const { show, tell } = presenter;
    const game = createTableGame({
      openGame: withCallGate(opensGames({ thinker, clock, today }), { firstCall, now: clock.now, tell }),
      saveQueue, today, liking: agreement.now, show, tell,
    });
    const lease = createTabLease({ locks, saveQueue, store, stop: game.leave, handedOver: ports.handedOver });
    return {
      game,
      practice: createPractice({ game, adviser: thinker, today, tell }),
      table: createTableController({
        library, saveQueue, settings, game, lease, waiting: start, clearEmpty: start.clearEmpty, today, freshWord, tell,
      }),
      history: createHistoryController({ library, agreement, show, isShown: () => presenter.screen()?.kind === 'history' }),
      replay: createReplayController({ clock, show, pace: () => agreement.now().pace }),
    };
  };
}
