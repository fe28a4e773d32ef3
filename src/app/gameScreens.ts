/**
 * The screens on which a game is seen: the table, the history and the replay. All that a game is played with hangs on them, so they are
 * loaded after the start screen, see `app`.
 */
import type { Adviser, Thinker } from '../ai/questions';
import type { Clock } from '../bots/clock';
import type { FirstCall } from './table/firstCall';
import type { KeptPreferences } from '../setup/kept/preferences';
import type { KeptSettings } from '../setup/kept/settings';
import { chosenCharacter, gameAgainst } from '../setup/kept/tables';
import { UNNAMED_ME } from '../setup/names';
import type { SaveQueue } from '../storage/saveQueue';
import type { Store } from '../storage/store';
import type { GameLocks } from '../storage/tabLocks';
import { countingDaily } from './daily/countingDaily';
import { createApartDoor, type ApartDoor, type ApartDoorPorts } from './apart/apartDoor';
import { createDailyController, type DailyController } from './daily/dailyController';
import type { DailyKeeper } from './daily/dailyKeeper';
import type { GameLibrary } from './gameLibrary';
import { createAgainController, type AgainController } from './again/againController';
import { createPlayOnController, type PlayOnController } from './again/playOnController';
import { createHistoryController, type HistoryController, type HistoryPorts } from './historyController';
import { createChallengeController, type ChallengeController } from './challenge/challengeController';
import type { GameApps } from './games/gameApps';
import type { Presenter } from './presenter';
import { reportShown } from './review/reportShown';
import { createReplayController, type ReplayController } from './replayController';
import { createReviewer } from './review/reviewer';
import type { Agreement } from './setup/agreement';
import { createSettingsController, type SettingsController } from './settings/settingsController';
import { createSetupController, type SetupController } from './setup/setupController';
import { createSlipsController, type SlipsController } from './slips/slipsController';
import type { StartController } from './start/startController';
import { withCallGate } from './table/callGate';
import { createOnwardFinder, type OnwardFinder } from './evening/onwardFinder';
import { createEndNews, type EndNewsFinder } from './table/end/endNews';
import { livingGames } from './table/life/livingGames';
import type { KeptFirstGame } from './table/newcomer/firstGame';
import type { KeptNameCalls } from './table/newcomer/nameCalls';
import { createNewcomer, type Newcomer } from './table/newcomer/newcomer';
import type { Playing } from './table/playing';
import { opensGames } from './table/openGame';
import { createPractice, type Practice } from './table/practice/practice';
import { createTableController, type TableController } from './table/tableController';
import { createTableGame, type TableGame, type TableGamePorts } from './table/tableGame';
import { createTabLease } from './table/tabLease';

/** What they need of the rest of the app. */
export interface GameScreensPorts {
  readonly presenter: Presenter;
  readonly start: StartController;
  readonly agreement: Agreement;
  readonly daily: DailyKeeper;
  readonly library: GameLibrary;
  readonly saveQueue: SaveQueue;
  readonly store: Store;
  readonly locks: GameLocks;
  readonly settings: KeptSettings;
  readonly preferences: KeptPreferences;
  readonly firstCall: FirstCall;
  readonly clock: Clock;
  readonly today: () => number;
  readonly freshWord: () => string;
  /** Who has the table now; and other games, once they have come. */
  readonly playing: () => Playing | null;
  readonly guests: () => GameApps | null;
  /** Another tab has taken the game that was played here. */
  readonly handedOver: () => void;
}

export interface GameScreens {
  readonly setup: SetupController;
  readonly game: TableGame;
  readonly table: TableController;
  readonly practice: Practice;
  readonly newcomer: Newcomer;
  readonly history: HistoryController;
  readonly replay: ReplayController;
  readonly playOn: PlayOnController;
  readonly again: AgainController;
  readonly slips: SlipsController;
  readonly daily: DailyController;
  readonly challenge: ChallengeController;
  readonly settings: SettingsController;
  /** Tables of several devices. */
  readonly apart: ApartDoor;
  /** Who judges moves. */
  readonly adviser: Adviser;
}

/** Makes the screens, none of them shown. */
export type CreateGameScreens = (ports: GameScreensPorts) => GameScreens;

/**
 * Makes screens at which this player plays the computer seats, and tells afterwards what they had in mind.
 * @param firstGame what this device has shown to somebody in their first game
 * @param nameCalls what it remembers of names that call
 * @param apart how tables of several devices come, where there are any
 * @param forgetInGames takes a deleted name out of what guests have agreed on last
 */
export function gameScreensWith(
  thinker: Thinker & Adviser, firstGame: KeptFirstGame, nameCalls: KeptNameCalls, forgetInGames: HistoryPorts['forgetInGames'],
  apart: ApartDoorPorts,
): CreateGameScreens {
  return (ports) => {
    const { presenter, start, agreement, daily, library, saveQueue, store, locks, settings, firstCall, clock, today, freshWord } = ports;
    const { playing, guests, presenter: { show, tell } } = ports;
    const [setup, tables] = [createSetupController(ports), createApartDoor(apart, ports)];
    const newcomer = createNewcomer({
      kept: firstGame, nameCalls, firstCall, library, showAgain: () => game.showAgain(), freshWord,
      agreed: () => gameAgainst(agreement.now(), chosenCharacter(agreement.now())).callSeconds,
    });
    const onward = createOnwardFinder({ store, showAgain: () => game.showAgain() });
    const news = createEndNews({ library, me: () => agreement.now().me ?? UNNAMED_ME, showAgain: () => game.showAgain() });
    const game: TableGame = createTableGame({
      openGame: countingDaily(
        livingGames(withCallGate(opensGames({ thinker, clock, today }), { firstCall, nameCalls, now: clock.now, tell }), clock),
        daily, () => { game.showAgain(); },
      ),
      saveQueue, today, around: aroundTable(ports, newcomer, news, onward),
      // While its review is looked at, the table lies under it.
      show(screen, happenings) {
        if (presenter.screen()?.kind !== 'replay' || !replay.isOverTable()) show(screen, happenings);
      },
      tell,
    });
    const lease = createTabLease({ locks, saveQueue, store, stop: game.leave, handedOver: ports.handedOver });
    const table = createTableController({
      library, saveQueue, settings, game, lease, waiting: start, clearEmpty: start.clearEmpty, today, freshWord, tell,
      nextSetup: newcomer.after, closeReplay: () => replay.close(), playing, guests, agreement, setDraft: presenter.setDraft,
    });
    const history = createHistoryController({
      library, agreement, show, forgetInGames,
      atTable: () => tables.over() ?? game.saved(), isShown: () => presenter.screen()?.kind === 'history',
    });
    const replay = createReplayController({
      clock, show, pace: () => agreement.now().pace, isShown: () => presenter.screen()?.kind === 'replay',
      review: createReviewer(thinker, store.putReview),
      back: (overTable) => (overTable ? tables.showAgain(game.showAgain) : slips.isOpen() ? slips.again() : history.showList()),
    });
    const playOn = createPlayOnController({ library, table, game, history, replay, freshWord, today });
    const again = createAgainController({
      library, adviser: thinker, liking: agreement.now, show, report: () => reportShown(presenter.screen()), history, replay, playOn,
    });
    const slips = createSlipsController({
      library, store, adviser: thinker, agreement, again, history, show, isShown: () => presenter.screen()?.kind === 'slips',
    });
    return {
      setup, game, table, newcomer, history, replay, playOn, again, slips,
      practice: createPractice({ game, adviser: thinker, today, tell }),
      daily: createDailyController({ keeper: daily, table, agreement, show }),
      challenge: createChallengeController({ agreement, start, newcomer, table, show }),
      settings: settingsOf(ports, setup),
      apart: tables, adviser: thinker,
    };
  };
}

/** The settings, which are followed by whatever is played. */
function settingsOf(ports: GameScreensPorts, setup: SetupController): SettingsController {
  return createSettingsController({
    ...ports, setup,
    showAgain() {
      ports.playing()?.showAgain();
      ports.guests()?.showAgain();
    },
  });
}

/** What there is to tell of a game that doesn't stand in it. */
function aroundTable(
  { agreement, daily }: GameScreensPorts, newcomer: Newcomer, news: EndNewsFinder, onward: OnwardFinder,
): TableGamePorts['around'] {
  return (saved, view) => ({
    ...agreement.now(), daily: saved && daily.gameOf(saved), newcomer: saved && newcomer.model(saved.id, saved.setup.players),
    news: news.of(saved, view), onward: onward.of(saved),
  });
}
