/** Puts the controllers together, and says who answers what the page asks for. `navigation` leads from one controller to the next. */
import type { WindowSize } from '../layout/tableLayout';
import type { Layout } from '../layout/types';
import type { Adviser, Thinker } from '../ai/questions';
import type { Clock } from '../bots/clock';
import { linkTo } from '../setup/links';
import type { KeptSettings } from '../setup/settings';
import { createSaveQueue, type SaveQueue } from '../storage/saveQueue';
import type { Store } from '../storage/store';
import type { GameLocks } from '../storage/tabLocks';
import { words } from '../strings';
import type { Answer, AnswerTo, Ask, Command } from '../ui/commands';
import type { Page } from '../ui/page';
import { createGameLibrary, type GameLibrary } from './gameLibrary';
import { createHistoryController } from './historyController';
import type { LastScreen } from './lastScreen';
import { opensGames } from './table/openGame';
import { createPresenter, type Observer } from './presenter';
import { createReplayController } from './replayController';
import { createStartController } from './startController';
import { createTableController } from './table/tableController';
import { createTableGame, type TableGame } from './table/tableGame';
import { createTabLease } from './table/tabLease';
import { backToStart, enter, goTo, readOlderGames, showStart, tellOfBackup, type Screens } from './navigation';

export interface AppPorts {
  readonly page: Page;
  readonly windowSize: () => WindowSize;
  readonly store: Store;
  /** Who of several tabs plays a game. */
  readonly locks: GameLocks;
  /** Plays the computer seats, and tells afterwards what they had in mind. */
  readonly thinker: Thinker & Adviser;
  readonly clock: Clock;
  readonly today: () => number;
  /** A word that nobody had before, for a deal or a game. */
  readonly freshWord: () => string;
  readonly lastScreen: LastScreen;
  readonly settings: KeptSettings;
}

export interface App {
  /** Does what the page asks for. Comes back with the answer, once the screen that it leads to is there. */
  readonly ask: Ask;
  /** Starts the game that the link asks for, or comes back to the screen that this tab showed, or shows the start screen. */
  enter(query: string): Promise<void>;
  /** Lets one more see or hear the table, from now on. */
  attach(observer: Observer): void;
  layout(): Layout;
  /** The window has another size. */
  resized(): void;
  /** Words are another language's from now on: everything is shown anew. */
  languageChanged(): void;
}

interface Parts extends Screens {
  readonly game: TableGame;
  readonly library: GameLibrary;
  readonly saveQueue: SaveQueue;
}

/** Who answers which command. */
type Answers = { readonly [K in Command['kind']]: (command: Extract<Command, { readonly kind: K }>) => AnswerTo<K> | Promise<AnswerTo<K>> };

/** The app, with nothing shown yet. */
export function createApp(ports: AppPorts): App {
  const parts = partsOf(ports);
  const { presenter, game, library } = parts;
  const answers = answersOf(parts);
  // Another tab has a newer version of the game: nothing more can be saved here, so nothing more is played.
  ports.store.whenSuperseded(() => {
    game.halt();
    return parts.saveQueue.settled();
  }, () => presenter.setBanner({ kind: 'superseded' }));
  return {
    ask: async <C extends Command>(command: C) => answerOf(answers, command),
    async enter(query) {
      await enter(query, parts, ports.lastScreen);
      void readOlderGames(parts, library);
    },
    attach: presenter.attach,
    layout: presenter.layout,
    resized: presenter.resized,
    languageChanged: presenter.languageChanged,
  };
}

function partsOf({ page, windowSize, store, locks, thinker, clock, today, freshWord, lastScreen, settings }: AppPorts): Parts {
  const presenter = createPresenter({ page, lastScreen, windowSize });
  const { show, tell } = presenter;
  const saveQueue = createSaveQueue(store, (isBehind) => presenter.setBanner(isBehind ? { kind: 'saveFailed' } : null), clock);
  const library = createGameLibrary({ store, saveQueue, locks });
  const start = createStartController({ store, library, locks, saveQueue, settings, lastScreen, today });
  const game = createTableGame({
    openGame: opensGames({ thinker, clock, today }), saveQueue, today, liking: () => start.draft(), show, tell,
  });
  const lease = createTabLease({
    locks, saveQueue, store, stop: game.leave, handedOver: () => void backToStart({ presenter, start }, [{ kind: 'takenByOtherTab' }]),
  });
  return {
    presenter, start, game, library, saveQueue, freshWord,
    table: createTableController({
      library, saveQueue, settings, game, lease, waiting: start, clearEmpty: start.clearEmpty, today, freshWord, tell,
    }),
    history: createHistoryController({ library, settings, show, isShown: () => presenter.screen()?.kind === 'history' }),
    replay: createReplayController({ clock, show, pace: () => start.draft().pace }),
  };
}

function answersOf(parts: Parts): Answers {
  const { presenter, start, table, history, replay, freshWord } = parts;
  return {
    change({ draft }) {
      start.change(draft);
      showStart(parts);
    },
    async play() {
      const agreed = start.agree(freshWord());
      if (agreed.ok) await table.begin(agreed.setup);
      else showStart(parts);
    },
    continue: async ({ id, steal }) => goTo(parts, await table.goOn(id, steal ? 'steal' : undefined)),
    async deleteWaiting({ id }) {
      presenter.tell(await start.deleteWaiting(id));
      if (presenter.screen()?.kind === 'start') showStart(parts);
    },
    backupText: () => start.backupText(),
    backupDone: ({ saved }) => tellOfBackup(parts, start.backupDone(saved)),
    restore: async ({ file, takeSettings }) => tellOfBackup(parts, await start.restore(file, takeSettings)),
    ...tableAnswers(parts),
    history: () => history.open(),
    moreHistory: () => history.more(),
    replay: async ({ id }) => goTo(parts, await history.replay(id)),
    deletePast: ({ target }) => history.deletePast(target),
    toStep: ({ step }) => replay.toStep(step),
    playOn: ({ playing }) => replay.playOn(playing),
    endReplay() {
      replay.close();
      return history.showList();
    },
    leave() {
      replay.close();
      table.leave();
      return backToStart(parts, []);
    },
  };
}

/** What is asked at the table. */
type AtTable =
  | 'act' | 'pause' | 'dialog' | 'outOfSight' | 'point' | 'newGame' | 'setPace' | 'setSitting' | 'setInput'
  | 'link' | 'record' | 'text' | 'review' | 'correctCard' | 'cardCsv';

function tableAnswers({ presenter, start, table, game }: Parts): Pick<Answers, AtTable> {
  return {
    act: ({ act, at }) => game.session()?.act(act, at),
    pause: (command) => game.pause(command),
    dialog: (command) => game.pause(command),
    outOfSight: (command) => game.pause(command),
    point: ({ draft }) => presenter.setDraft(draft),
    newGame: () => table.newGame(),
    setPace({ pace }) {
      game.setPace(pace);
      start.agreeOn({ pace });
    },
    setSitting({ sitting }) {
      start.agreeOn({ sitting });
      game.showAgain();
    },
    setInput({ input }) {
      start.agreeOn({ input: { ...start.draft().input, ...input } });
      game.showAgain();
    },
    link: () => linkOf(game),
    record: () => JSON.stringify(game.session()?.record() ?? null),
    text: () => game.session()?.text() ?? '',
    review: () => game.session()?.review() ?? [],
    correctCard({ game: number, player, tiles }) {
      const problem = game.match.correct(number, player, tiles);
      game.showAgain();
      return problem;
    },
    cardCsv: () => game.match.csv(words().CSV.words),
  };
}

/** Which answer belongs to which command the table of answers says; that it is looked up by the command's own kind, this line alone. */
function answerOf<C extends Command>(answers: Answers, command: C): Answer<C> | Promise<Answer<C>> {
  return (answers[command.kind] as (command: C) => Answer<C> | Promise<Answer<C>>)(command);
}

/** A link to the deal that is on. */
function linkOf(game: TableGame): string {
  const setup = game.setup();
  return setup ? new URL(linkTo(setup), location.href).href : location.href;
}
