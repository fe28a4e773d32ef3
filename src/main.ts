/**
 * Puts the rooms together that the start screen needs. What games are played and shown with is loaded after it (`entries/games`), and the
 * picture of the table after that.
 */
import './design/fallbackFaces.css';
import './ui/styles/page.css';
import './ui/styles/start.css';
import './ui/styles/scene.css';
import './ui/styles/letters.css';
import { createApp, type App } from './app/app';
import { createLastScreen } from './app/lastScreen';
import { followLanguage, languageAsked, namePageLanguage, pageLanguage } from './app/pageLanguage';
import { pageClock } from './bots/clock';
import { NO_LAYOUT } from './layout/shapes/none';
import type { LayoutIn } from './layout/tableLayout';
import { keptProgress } from './lessons/progress';
import { later } from './loading/later';
import { painted } from './loading/painted';
import { PRINTED_RULES } from './rules/options';
import { USUAL_INPUT } from './setup/inputSettings';
import { DEFAULT_CHARACTER } from './setup/players';
import { keptFirstCall } from './app/table/firstCall';
import { createPreferences, type KeptPreferences } from './setup/kept/preferences';
import { SETTINGS_KEY, keptSettings, readSettings, writeSettings, type Settings } from './setup/kept/settings';
import { openStore } from './storage/openStore';
import { webLocks } from './storage/tabLocks';
import { createLanguages } from './strings/languages/languages';
import { createPage, type Page } from './ui/page';
import { followAppearance, pageHasMoreContrast, pageMoves } from './ui/browser/appearance';
import { followKeys } from './ui/browser/keyless';
import { tellStart } from './ui/start/startSignal';
import { windowSize } from './ui/browser/windowSize';

/** Until anything is agreed: one human against a computer player, called as the language calls them. */
const DEFAULT_SETTINGS: Settings = {
  players: [{ kind: 'local' }, { kind: 'bot', level: DEFAULT_CHARACTER }],
  callSeconds: 5,
  pace: 'normal',
  rules: PRINTED_RULES,
  memoryAid: false, playedFor: { kind: 'single' }, sitting: 'beside', names: [],
  input: USUAL_INPUT,
};

/** A word of eight letters and digits that nobody had before. */
function freshWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/** The page's address with no more of its search than these words. */
function pageAddress(kept: readonly string[]): string {
  const search = new URLSearchParams([...new URLSearchParams(location.search)].filter(([word]) => kept.includes(word))).toString();
  return search === '' ? location.pathname : `?${search}`;
}

const languages = createLanguages();

/** What games are played and shown with. */
const games = later(async () =>
  (await Promise.all([import('./entries/games'), languages.open('later'), languages.open('table'), languages.open('calls')]))[0]);

/** What lessons are given and shown with. */
const lessons = later(async () => (await Promise.all([import('./entries/lessons'), languages.open('lessons')]))[0]);

/** The training room. */
const training = later(async () => (await Promise.all([import('./entries/training'), games.get()]))[0]);

/** The game without a server, and its updates. */
const offline = later(async () => (await import('./entries/offline')).openOffline());

/** What is told while the data base doesn't answer. */
const silence = later(async () => {
  const [{ createSilenceBanner }] = await Promise.all([import('./entries/silence'), languages.open('later')]);
  return createSilenceBanner(element('page'));
});

/** What this tab shows, and comes back to. */
const lastScreen = createLastScreen(() => sessionStorage);

/**
 * Takes a newer version that waits, before anything is shown; not where the tab comes back to a game, which goes on as it is.
 * @returns whether the page is being reloaded with it
 */
async function takeNewer(): Promise<boolean> {
  // On a first visit nothing can wait.
  if (!navigator.serviceWorker?.controller || ['table', 'guest', 'apart'].includes(lastScreen.read()?.kind ?? '')) return false;
  return (await import('./entries/offline')).takeAtStart();
}

async function open(): Promise<void> {
  // Nobody can be dealt to without it, and no other chance will do.
  if (typeof globalThis.crypto?.getRandomValues !== 'function') throw new Error('This browser has no crypto.getRandomValues.');
  const preferences = createPreferences(() => localStorage, (told) => addEventListener('storage', ({ key }) => told(key)));
  const appearance = followAppearance(preferences);
  followKeys(document.documentElement, document);
  // Old browsers, and pages that came without encryption, have no locks.
  const locks = webLocks('locks' in navigator ? navigator.locks : undefined);
  const spoken = languages.speak(pageLanguage(document.documentElement));
  const page: Page = createPage(element('page'), NO_LAYOUT, {
    ask: (command) => app.ask(command), loadGamePage: async () => (await games.get()).createGamePage,
    lessons: () => lessons.now()?.lessonPage ?? null, training: () => training.now()?.trainingPage ?? null,
  });
  const [store] = await Promise.all([openStore({
    now: Date.now, locks, silence: {
      // The start waits, and hasn't failed.
      tell(told) { tellStart('waits'); void silence.get().then((show) => show(told), () => {}); },
      kept: () => page.tell([{ kind: 'storeAnswers' }]),
    },
  }), spoken]);
  let layIn: LayoutIn | null = null;
  const app: App = createApp({
    page,
    windowSize,
    layoutIn: (window, table) => layIn?.(window, table) ?? NO_LAYOUT,
    store,
    locks,
    async loadGames() {
      const [{ createGameScreens, layoutIn }] = await Promise.all([games.get(), page.ready(), store.ready()]);
      layIn = layoutIn;
      return createGameScreens(languages.open);
    },
    createWays: () => games.now()?.createWays ?? null,
    comeBack: () => games.now()?.comeBack ?? null,
    clock: pageClock,
    today: Date.now,
    freshWord,
    preferences,
    lastScreen,
    firstCall: keptFirstCall(() => localStorage),
    lessonProgress: keptProgress(() => localStorage),
    loadLessons: async () => (await lessons.get()).createLessons,
    loadTraining: async () => (await training.get()).createTraining(languages.open),
    takeUpdate: async () => (await offline.get()).takeUpdate(),
    settings: {
      read: () => readSettings(() => localStorage, DEFAULT_SETTINGS),
      kept: () => keptSettings(() => localStorage),
      write: (settings) => writeSettings(() => localStorage, settings),
    },
  });
  appearance.subscribe(app.resized);
  follow(app, page, preferences);
  await enter(app, page);
}

/** Lets the app follow what the browser tells. */
function follow(app: App, page: Page, preferences: KeptPreferences): void {
  addEventListener('resize', app.resized);
  addEventListener('storage', ({ key }) => { if (key === SETTINGS_KEY) app.settingsChanged(); });
  document.addEventListener('visibilitychange', () => { if (!document.hidden) void app.inSight(); });
  app.attach({ show() {}, languageChanged: () => namePageLanguage(document.documentElement) });
  followLanguage({
    languages, preferences, link: () => new URLSearchParams(location.search).get('lang'), system: () => navigator.languages,
    systemChanged: (told) => addEventListener('languagechange', told),
    forgetLink: () => history.replaceState(null, '', pageAddress(['picture'])),
    spoken: app.languageChanged, failed: () => page.setBanner({ kind: 'notLoaded' }),
  });
  // Browsers let nothing sound before the first press or key. Where it does not come, the next one tries again.
  const sound = later(async () => {
    const opened = (await import('./entries/sound')).openSound(preferences, pageMoves, page.sounds);
    app.attach(opened);
    return opened;
  });
  // A screen reader may press by a click alone; a click by a program is no gesture.
  for (const gesture of ['pointerdown', 'keydown', 'click']) {
    addEventListener(gesture, ({ isTrusted }) => { if (isTrusted) void sound.get().catch(() => {}); }, true);
  }
}

/** Leads to what the link asks for, or to where this tab was; then brings what comes later. */
async function enter(app: App, page: Page): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const picture = asked.get('picture');
  const entered = await app.enter(location.search);
  // The link is used up: a reload goes on with the game instead of starting it again.
  if (entered && ['play', 'daily', 'learn', 'guest', 'game', 'table'].some((word) => asked.has(word))) {
    history.replaceState(null, '', pageAddress(['picture', 'lang']));
  }
  const unknown = languageAsked(asked.get('lang'));
  if (unknown !== null) page.tell([{ kind: 'unknownLanguage', asked: unknown }]);
  tellStart('started');
  await painted();
  await app.prepare();
  await openPicture(picture, app, page);
  // While the game is developed, its files are never old ones.
  if (import.meta.env.PROD) await keepOffline(app);
}

/** Keeps the game for times without a server. Where that does not come, it goes on from the server. */
async function keepOffline(app: App): Promise<void> {
  const kept = await offline.get().catch(() => null);
  kept?.subscribe(app.offlineChanged);
  await kept?.start();
}

/** Adds the picture of the table, which comes late. Where there is none, the page's own elements are seen. */
async function openPicture(wanted: string | null, app: App, page: Page): Promise<void> {
  let works = true;
  try {
    if (wanted === 'none') throw new Error('no picture is wanted');
    const [{ createPicture }, { pictureWords }] = await Promise.all([import('./view/picture'), games.get()]);
    app.attach(await createPicture(element('picture'), app.layout(), {
      moves: pageMoves, moreContrast: pageHasMoreContrast, words: pictureWords, speed: 1,
      failed() {
        works = false;
        page.setPlain(true);
      },
      ...(wanted === 'canvas' || wanted === 'webgl' ? { preference: wanted } : {}),
    }));
    // The page's own table goes once the picture has been painted over it.
    requestAnimationFrame(() => requestAnimationFrame(() => { if (works) page.setPlain(false); }));
  } catch {
    if (wanted !== 'none') page.tell([{ kind: 'noPicture' }]);
  }
}

tellStart('begun');
const link = new URLSearchParams(location.search);
// A server gives the phone's page itself; where there is only the page, this one leads there.
if (link.has('table') && !link.has('whole')) location.replace(`table.html${location.search}`);
else {
  takeNewer().catch(() => false).then(async (reloads) => reloads ? null : await open())
    .catch((failure: unknown) => tellStart('failed', failure));
}
