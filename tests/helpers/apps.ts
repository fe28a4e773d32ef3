/** Whole apps without a screen, for tests: what the page is told is kept, and the store can be slow or refuse. */
import { createLessons } from '../../src/app/lessons/createLessons';
import { trainingWith } from '../../src/app/training/createTraining';
import { keptProgress, type KeptProgress } from '../../src/lessons/progress';
import { createPreferences } from '../../src/setup/kept/preferences';
import { USUAL_INPUT } from '../../src/setup/inputSettings';
import { localAdviser } from '../../src/ai/adviser';
import type { Thinker } from '../../src/ai/questions';
import { createApp, type App, type AppPorts } from '../../src/app/app';
import { comeBack } from '../../src/app/start/comeBack';
import { forgetInDrafts } from '../../src/app/library/gameDrafts';
import { gameScreensWith } from '../../src/app/gameScreens';
import type { ApartDoorPorts } from '../../src/app/apart/apartDoor';
import { createWays } from '../../src/app/ways';
import { createLastScreen, type LastScreen } from '../../src/app/lastScreen';
import type { KeptFirstGame } from '../../src/app/table/newcomer/firstGame';
import type { KeptNameCalls } from '../../src/app/table/newcomer/nameCalls';
import { FIRST_MARKS } from '../../src/layout/beside/firstMarks';
import { layoutIn } from '../../src/layout/tableLayout';
import { noLocks } from '../../src/storage/tabLocks';
import type { CardState } from '../../src/match/cardState';
import { PRINTED_RULES } from '../../src/rules/options';
import type { FirstCall } from '../../src/app/table/firstCall';
import type { Settings } from '../../src/setup/kept/settings';
import type { Store } from '../../src/storage/store';
import type { ViewState } from '../../src/session/viewState';
import { matchLine as lineOf } from '../../src/strings/words/past/card';
import type { Ask } from '../../src/ui/commands';
import type { Notice } from '../../src/ui/notice';
import type { Page } from '../../src/ui/page';
import type { PastModel } from '../../src/ui/history/pastScreen';
import type { Screen } from '../../src/ui/screen';
import type { SettingsModel } from '../../src/ui/settings/settingsModel';
import type { SetupModel } from '../../src/ui/setup/setupModel';
import type { StartModel } from '../../src/ui/start/startModel';
import { jumpingClock, type JumpingClock } from './clock';
import { randomAdviser } from './reviews';
import { sharpEyes } from './sessions';
import { isBusy, newStore } from './stores';

/** Two computers at the quickest pace: a game that needs nobody. */
export const TWO_COMPUTERS: Settings = {
  players: [{ name: 'Viola', kind: 'bot', level: 'viola' }, { name: 'Pip', kind: 'bot', level: 'pip' }],
  callSeconds: 3, pace: 'instant', rules: PRINTED_RULES, memoryAid: false, playedFor: { kind: 'single' }, sitting: 'beside', names: [],
  input: USUAL_INPUT,
};

/** Has made their first false call before. */
export const EXPERIENCED: FirstCall = { isForgiven: () => true, forgive() {} };

/** Has played before. */
export const ALL_SHOWN: KeptFirstGame = { read: () => ({ shown: FIRST_MARKS, time: null }), write() {} };

/** Has called by a name before, and falsely. */
export const NAMES_KNOWN: KeptNameCalls = { read: () => ({ told: true, forgiven: true }), write() {} };

/** No server is there that has tables. */
export const NO_TABLES: ApartDoorPorts = { asks: async () => false, load: () => Promise.reject(new Error('no server is there')) };

export interface TestApp {
  readonly app: App;
  /** Asks the app for something, as its page does. */
  readonly ask: Ask;
  readonly clock: JumpingClock;
  readonly store: Store;
  /** What the tab comes back to: give it to another app, and that is this one reloaded. */
  readonly lastScreen: LastScreen;
  /** What passed by. */
  readonly told: Notice[];
  /** What the banner told, and null where that was put right. */
  readonly banners: (Notice | null)[];
  screen(): Screen | null;
  /** What the page was told is set. */
  settings(): SettingsModel | null;
  /** The start screen, null while another one is shown. */
  start(): StartModel | null;
  /** The set-up, null while another one is shown. */
  setup(): SetupModel | null;
  /** The table, null while another screen is shown. */
  table(): ViewState | null;
  /** The score card of the match that is played at it, and which game of the match is on. */
  card(): CardState | null;
  matchLine(): string | null;
  /** The history or a replay, null while something else is shown. */
  past(): PastModel | null;
  /** Plays on until the game is over. */
  toTheEnd(): Promise<boolean>;
}

/** Whoever judges by playing on takes seconds for a game. */
const { judge, chance } = randomAdviser('apps');

let apps = 0;

/** A browser's storage, in memory. */
export function memoryStorage(): () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, value); }, removeItem: (key) => { kept.delete(key); },
  });
}

/** What a tab of its own comes back to: nothing yet. */
export function newLastScreen(): LastScreen {
  const kept = new Map<string, string>();
  return createLastScreen(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => { kept.set(key, value); },
    removeItem: (key) => { kept.delete(key); },
  }));
}

/** How far a learner has come: nowhere yet. */
export function newProgress(): KeptProgress {
  let kept: string | null = null;
  return keptProgress(() => ({ getItem: () => kept, setItem: (_key, value) => { kept = value; } }));
}

/** What can be brought along to an app; the rest is made for it. */
const nothingComes = () => Promise.reject(new Error('no guest comes'));

export interface AppParts {
  readonly store?: Store;
  readonly settings?: Settings;
  readonly thinker?: Thinker;
  readonly clock?: JumpingClock;
  readonly word?: string;
  readonly lastScreen?: LastScreen;
  /** What was shown to somebody in their first game. */
  readonly firstGame?: KeptFirstGame;
  /** What is remembered of names that call. */
  readonly nameCalls?: KeptNameCalls;
  /** The browser's, in which guests keep what was agreed on last. */
  readonly storage?: ReturnType<typeof memoryStorage>;
  /** Tables of several devices; without it no server is there that has them. */
  readonly apart?: ApartDoorPorts;
  readonly ports?: Partial<AppPorts>;
}

/** A page that only keeps what it is told. */
function keepingPage(): Pick<TestApp, 'told' | 'banners' | 'screen' | 'settings'> & { readonly page: Page } {
  const told: Notice[] = [];
  const banners: (Notice | null)[] = [];
  let shown: Screen | null = null;
  let set: SettingsModel | null = null;
  return {
    told, banners, screen: () => shown, settings: () => set,
    page: {
      async ready() {},
      show(screen) { shown = screen; },
      tell(notices) { told.push(...notices); },
      setBanner(banner) { banners.push(banner); },
      setLayout() {}, setPlain() {}, setSettings(settings) { set = settings; }, openDialog() {}, sounds() {}, languageChanged() {},
    },
  };
}

/** Opens an app. Words that nobody had before are the same in every run of a test, but differ between apps. */
export async function openApp({
  store: given, settings = TWO_COMPUTERS, thinker = sharpEyes, clock = jumpingClock({ busy: isBusy }), word = `house${apps += 1}`,
  lastScreen = newLastScreen(), firstGame = ALL_SHOWN, nameCalls = NAMES_KNOWN, storage = memoryStorage(), apart, ports = {},
}: AppParts = {}): Promise<TestApp> {
  const store = given ?? await newStore();
  const { page, told, banners, screen, settings: set } = keepingPage();
  let words = 0;
  let day = 0;
  let kept: Settings | null = null;
  const app = createApp({
    store, locks: noLocks, lastScreen, page, clock,
    loadGames: async () => gameScreensWith({ ...localAdviser, judge, chance, ...thinker }, firstGame, nameCalls,
      async (name) => forgetInDrafts(storage, name), apart ?? NO_TABLES),
    createWays: () => createWays, comeBack: () => comeBack,
    windowSize: () => ({ width: 1280, height: 800 }), layoutIn,
    today: () => (day += 1), freshWord: () => `${word}-${words += 1}`,
    preferences: createPreferences(memoryStorage()),
    settings: { read: () => kept ?? settings, kept: () => kept, write: (changed) => { kept = changed; } },
    firstCall: EXPERIENCED, lessonProgress: newProgress(), loadLessons: async () => createLessons,
    loadTraining: async () => trainingWith(nothingComes, nothingComes),
    takeUpdate: async () => {},
    ...ports,
  });
  await app.enter('');
  const onTable = () => {
    const shown = screen();
    return shown?.kind === 'table' ? shown : null;
  };
  const table = () => onTable()?.state ?? null;
  return {
    app, ask: app.ask, clock, store, lastScreen, told, banners, screen, settings: set, table,
    start: () => only(screen(), 'start'),
    setup: () => only(screen(), 'setup'),
    past: () => only(screen(), 'history') ?? only(screen(), 'replay'),
    card: () => onTable()?.card ?? null,
    matchLine() {
      const shown = onTable();
      return shown && lineOf(shown.match);
    },
    toTheEnd: () => clock.until(() => table()?.phase === 'over', 20_000),
  };
}

/** The screen, if it is of this kind. */
function only<K extends Screen['kind']>(screen: Screen | null, kind: K): Extract<Screen, { readonly kind: K }> | null {
  return screen?.kind === kind ? screen as Extract<Screen, { readonly kind: K }> : null;
}
