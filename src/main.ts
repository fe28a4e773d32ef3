/**
 * Puts the rooms together that the start screen needs. What games are played and shown with is loaded after it (`entries/games`), and the
 * picture of the table after that.
 */
import './design/fallbackFaces.css';
import './ui/styles/page.css';
import './ui/styles/start.css';
import './ui/styles/scene.css';
import { createApp, type App } from './app/app';
import { createLastScreen } from './app/lastScreen';
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
import { createPreferences } from './setup/kept/preferences';
import { keptSettings, readSettings, writeSettings, type Settings } from './setup/kept/settings';
import { openStore } from './storage/openStore';
import { webLocks } from './storage/tabLocks';
import { words } from './strings';
import { createPage, type Page } from './ui/page';
import { followAppearance, pageMoves } from './ui/browser/appearance';
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

/** Says in which language the page is, for screen readers and hyphens. */
function nameLanguage(): void {
  document.documentElement.lang = words().LANGUAGE;
}

/** What games are played and shown with. */
const games = () => import('./entries/games');

/** What lessons are given and shown with. */
const lessons = later(() => import('./entries/lessons'));

async function open(): Promise<void> {
  // Nobody can be dealt to without it, and no other chance will do.
  if (typeof globalThis.crypto?.getRandomValues !== 'function') throw new Error('This browser has no crypto.getRandomValues.');
  const preferences = createPreferences(() => localStorage, (told) => addEventListener('storage', ({ key }) => told(key)));
  followAppearance(preferences, () => app.resized());
  // Old browsers, and pages that came without encryption, have no locks.
  const locks = webLocks('locks' in navigator ? navigator.locks : undefined);
  const page: Page = createPage(element('page'), NO_LAYOUT, {
    ask: (command) => app.ask(command), loadGamePage: async () => (await games()).createGamePage,
    lessons: () => lessons.now()?.lessonPage ?? null,
  });
  let layIn: LayoutIn | null = null;
  const app: App = createApp({
    page,
    windowSize,
    layoutIn: (window, table) => layIn?.(window, table) ?? NO_LAYOUT,
    store: await openStore({ now: Date.now, locks }),
    locks,
    async loadGames() {
      const [{ createGameScreens, layoutIn }] = await Promise.all([games(), page.ready()]);
      layIn = layoutIn;
      return createGameScreens();
    },
    clock: pageClock,
    today: Date.now,
    freshWord,
    preferences,
    lastScreen: createLastScreen(() => sessionStorage),
    firstCall: keptFirstCall(() => localStorage),
    lessonProgress: keptProgress(() => localStorage),
    loadLessons: async () => (await lessons.get()).createLessons,
    settings: {
      read: () => readSettings(() => localStorage, DEFAULT_SETTINGS),
      kept: () => keptSettings(() => localStorage),
      write: (settings) => writeSettings(() => localStorage, settings),
    },
  });
  addEventListener('resize', app.resized);
  document.addEventListener('visibilitychange', () => { if (!document.hidden) void app.inSight(); });
  nameLanguage();
  app.attach({ show() {}, languageChanged: nameLanguage });

  const asked = new URLSearchParams(location.search);
  const picture = asked.get('picture');
  const entered = await app.enter(location.search);
  // The link is used up: a reload goes on with the game instead of starting it again.
  const kept = picture === null ? location.pathname : `?${new URLSearchParams({ picture }).toString()}`;
  if (entered && ['play', 'daily', 'learn'].some((word) => asked.has(word))) history.replaceState(null, '', kept);
  tellStart('started');
  await painted();
  // Where they do not come, the system's own serve.
  import('./entries/fonts').catch(() => {});
  await app.prepare();
  await openPicture(picture, app, page);
}

/** Adds the picture of the table, which comes late. Where there is none, the page's own elements are seen. */
async function openPicture(wanted: string | null, app: App, page: Page): Promise<void> {
  let works = true;
  try {
    if (wanted === 'none') throw new Error('no picture is wanted');
    const { createPicture } = await import('./view/picture');
    app.attach(await createPicture(element('picture'), app.layout(), {
      moves: pageMoves, words: () => words().PICTURE_WORDS, speed: 1,
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
open().catch((failure: unknown) => tellStart('failed', failure));
