/**
 * Puts the controllers together, and has what the page asks for answered (`answeredBy` says by whom). `navigation` leads from one
 * controller to the next.
 */
import type { LayoutIn, WindowSize } from '../layout/tableLayout';
import type { Layout } from '../layout/types';
import type { Clock } from '../bots/clock';
import type { FirstCall } from './table/firstCall';
import type { Playing } from './table/playing';
import type { KeptProgress } from '../lessons/progress';
import type { KeptPreferences } from '../setup/kept/preferences';
import { NOTHING_KEPT, type OfflineState } from '../offline/offlineState';
import { forgotten } from '../setup/kept/forgotten';
import type { KeptSettings } from '../setup/kept/settings';
import { sameName } from '../setup/names';
import { createSaveQueue, type SaveQueue } from '../storage/saveQueue';
import type { Store } from '../storage/store';
import type { GameLocks } from '../storage/tabLocks';
import type { Ask } from '../ui/commands';
import { later } from '../loading/later';
import type { Page } from '../ui/page';
import { ANSWERED_BY, answered, type Answerer, type Answerers } from './answeredBy';
import { createGameLibrary, type GameLibrary } from './gameLibrary';
import type { CreateGameScreens } from './gameScreens';
import { createDailyKeeper } from './daily/dailyKeeper';
import type { LastScreen } from './lastScreen';
import type { CreateLessons } from './lessons/createLessons';
import type { CreateTraining } from './training/createTraining';
import { createPresenter, type Observer } from './presenter';
import { settingsModel } from './settings/settingsModel';
import { createAgreement, type Agreement } from './setup/agreement';
import { createStartController } from './start/startController';
import type { CreateWays, Ways } from './ways';
import {
  backToStart, enter, gameOpener, goTo, playingIn, readOlderGames, showStart, type ComeBack, type Screens,
} from './navigation';

export interface AppPorts {
  readonly page: Page;
  readonly windowSize: () => WindowSize;
  /** Lays the window out, once games are loaded. */
  readonly layoutIn: LayoutIn;
  readonly store: Store;
  /** Who of several tabs plays a game. */
  readonly locks: GameLocks;
  /** Brings the screens of games, and what the page shows them with. Rejects where that cannot be loaded. */
  readonly loadGames: () => Promise<CreateGameScreens>;
  /** The ways to them; null until they have come. */
  readonly createWays: () => CreateWays | null;
  /** What leads back to the screen that this tab showed; null until games are loaded. */
  readonly comeBack: () => ComeBack | null;
  readonly clock: Clock;
  readonly today: () => number;
  /** A word that nobody had before, for a deal or a game. */
  readonly freshWord: () => string;
  readonly lastScreen: LastScreen;
  readonly settings: KeptSettings;
  /** How somebody wants the game to look, sound and move on this device. */
  readonly preferences: KeptPreferences;
  readonly firstCall: FirstCall;
  /** How far somebody has come in the lessons; and what brings those. Rejects where they cannot be loaded. */
  readonly lessonProgress: KeptProgress;
  readonly loadLessons: () => Promise<CreateLessons>;
  /** Brings the training room. Rejects where it cannot be loaded. */
  readonly loadTraining: () => Promise<CreateTraining>;
  /** Takes a newer version of the game that waits, and reloads the page with it. */
  readonly takeUpdate: () => Promise<void>;
}

export interface App {
  /** Does what the page asks for. Comes back with the answer, once the screen that it leads to is there. */
  readonly ask: Ask;
  /**
   * Starts the game that the link asks for, or comes back to the screen that this tab showed, or shows the start screen.
   * @returns false where that could not be loaded: whoever reloads the page still wants it
   */
  enter(query: string): Promise<boolean>;
  /** Brings what games are played with, so that the next press does not wait for it. Never rejects. */
  prepare(): Promise<void>;
  /** Lets one more see or hear the table, from now on. */
  attach(observer: Observer): void;
  layout(): Layout;
  /** The window has another size. */
  resized(): void;
  /** The page is seen again, perhaps on another day: what hangs on the date is shown anew. */
  inSight(): Promise<void>;
  /** Another tab has changed what is agreed on this device: a name that was deleted there goes from what is shown here, too. */
  settingsChanged(): void;
  /** The game plays without a server now, or a newer version of it waits. */
  offlineChanged(offline: OfflineState): void;
  /** Words are another language's from now on: everything is shown anew. */
  languageChanged(): void;
}

interface Parts extends Screens {
  readonly library: GameLibrary;
  readonly saveQueue: SaveQueue;
}

/** The app, with nothing shown yet. */
export function createApp(ports: AppPorts): App {
  const parts = partsOf(ports);
  const { presenter, games, library, saveQueue } = parts;
  const answerers = finder(parts, ports);
  // Another tab has a newer version of the game: nothing more can be saved here, so nothing more is played.
  ports.store.whenSuperseded(async () => {
    parts.halt();
    await parts.training.now()?.guests.halt();
    await saveQueue.settled();
  }, () => presenter.setBanner({ kind: 'superseded' }));
  return {
    async ask(command) {
      const who = ANSWERED_BY[command.kind];
      return answered(answerers.now(who) ?? await answerers.get(who), command, (next) => goTo(parts, next));
    },
    async enter(query) {
      const done = await enter(query, parts, ports.lastScreen, ports.comeBack);
      void readOlderGames(parts, library);
      return done;
    },
    async prepare() {
      // Whoever presses before it is there hears of it, if it does not come.
      await games.get().catch(() => {});
    },
    attach: presenter.attach,
    layout: presenter.layout,
    resized: presenter.resized,
    inSight() {
      followDeletedNames(parts);
      parts.training.now()?.guests.inSight();
      return showDate(parts);
    },
    settingsChanged: () => followDeletedNames(parts),
    offlineChanged: parts.offlineChanged,
    languageChanged: presenter.languageChanged,
  };
}

/** Finds whoever answers: those who are there, and those who have to be loaded. */
function finder(parts: Parts, { createWays, takeUpdate }: Pick<AppPorts, 'createWays' | 'takeUpdate'>) {
  const { start, games, lessons, training, presenter, toGames } = parts;
  let ways: Ways | null = null;

  function now(who: Answerer): Answerers[Answerer] | null {
    const there = games.now();
    ways ??= there && (createWays()?.(parts) ?? null);
    const all: { readonly [A in Answerer]?: Answerers[A] | null } = {
      start, offline: { takeUpdate }, lessons: lessons.now(), training: training.now(), ...(there && { ...there, ways }),
    };
    return all[who] ?? null;
  }

  return {
    now,
    async get(who: Answerer): Promise<Answerers[Answerer] | null> {
      if (who !== 'training') await toGames(async () => {});
      else await training.get().catch(() => presenter.tell([{ kind: 'notLoaded' }]));
      return now(who);
    },
  };
}

/** Takes names out of what is shown that another tab has deleted: the start screen, the set-up, and what a guest shows. */
function followDeletedNames({ agreement, presenter, start, games, training }: Parts): void {
  const gone = agreement.follow();
  if (gone.length === 0) return;
  const shown = presenter.screen();
  if (shown?.kind === 'start') showStart({ presenter, start });
  if (shown?.kind === 'setup') {
    void games.now()?.setup.change({ draft: forgotten(shown.draft, (name) => gone.some((one) => sameName(one, name))) });
  }
  training.now()?.guests.forget(gone);
}

/** The start screen and the one of today's deal tell of a date. */
async function showDate({ presenter, start, daily, games }: Parts): Promise<void> {
  const shown = presenter.screen();
  const told = shown?.kind === 'start' ? shown.daily : shown?.kind === 'daily' ? shown.today : null;
  if (told === null || told.date === daily.today().date) return;
  if (shown?.kind === 'daily') await games.now()?.daily.open();
  else showStart({ presenter, start });
}

function partsOf(ports: AppPorts): Parts & Halting & Pick<App, 'offlineChanged'> {
  const { page, windowSize, layoutIn, store, locks, loadGames, clock, today, freshWord, lastScreen, settings, firstCall } = ports;
  const { lessonProgress, preferences } = ports;
  const playing = (): Playing | null => playingIn({ games, lessons, training });
  const presenter = createPresenter({ page, lastScreen, windowSize, layoutIn, painted: () => playing()?.painted() });
  const saveQueue = createSaveQueue(store, (isBehind) => presenter.setBanner(isBehind ? { kind: 'saveFailed' } : null), clock);
  const library = createGameLibrary({
    store, saveQueue, locks, broke: (problem) => presenter.tell([{ kind: 'brokenGame', problem }]),
  });
  let offline = NOTHING_KEPT;
  const tellSettings = (): void => presenter.setSettings(settingsModel(preferences, agreement, offline.copy));
  const agreement: Agreement = createAgreement(settings, tellSettings);
  preferences.subscribe(tellSettings);
  tellSettings();
  const daily = createDailyKeeper({ store, today });
  const start = createStartController({
    store, library, locks, saveQueue, settings, agreement, daily, lessonProgress, today, presenter, freshWord,
  });
  const handedOver = (): void => {
    games.now()?.replay.close();
    void backToStart({ presenter, start }, [{ kind: 'takenByOtherTab' }]);
  };
  let halted = false;
  const here = {
    presenter, start, agreement, daily, library, saveQueue, store, locks, settings, preferences, firstCall, clock, today, freshWord,
    handedOver, playing, guests: () => training.now()?.guests ?? null,
  };
  const games = later(async () => {
    const create = await loadGames();
    const made = create(here);
    if (halted) made.game.halt();
    // Until now nothing could be laid out.
    presenter.resized();
    return made;
  });
  const lessons = later(async () => (await ports.loadLessons())({ ...here, progress: lessonProgress }));
  const training = later(async () => (await ports.loadTraining())({ ...here, games }));
  return {
    ...here, games, lessons, training, toGames: gameOpener({ games, presenter, start }),
    offlineChanged(now) {
      offline = now;
      tellSettings();
      start.setUpdate(now.update);
      if (presenter.screen()?.kind === 'start') showStart({ presenter, start });
    },
    halt() {
      halted = true;
      games.now()?.game.halt();
    },
  };
}

/** Nothing more is played, in a game that is on or in any other. */
interface Halting { halt(): void }

