/**
 * The page: shows the screen that it is handed, and asks for what people want. The game is the session's, and the way from screen to screen
 * the app's; what the page knows from one drawing to the next is in `pageState`, and here is what it does to the document. The start screen
 * comes first and alone: all that games are shown with is loaded later, see `gamePage`.
 */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { Layout } from '../layout/types';
import { later } from '../loading/later';
import type { TableHappening } from '../session/viewState';
import { bannerTemplate } from './notices/banner';
import type { Ask } from './commands';
import type { DialogName } from './dialogs/frame';
import { createArrival, focusHome, keepingFocus } from './focus';
import type { CreateGamePage, GamePage } from './gamePage';
import type { LessonPage } from './lessons/lessonModel';
import type { Notice, StartNotice } from './notice';
import { emptyPage, isOtherTable, pageAfter, type PageChange, type PageState } from './pageState';
import { isOtherScreen, tableOn, type Screen } from './screen';
import type { SettingsModel } from './settings/settingsModel';
import { startTemplate } from './start/startScreen';
import { startNoticeText } from './notices/startNotice';
import { createToastTimer } from './notices/toast';
import type { TrainingPage } from './training/trainingPage';

export interface Page {
  /** Brings what games are shown with. No screen but the start screen is shown before. Rejects where that cannot be loaded. */
  ready(): Promise<void>;
  /**
   * Shows a screen, or what has become of it with what happened at its table.
   * @param layout where the window is laid out anew for it: the screen before it is not drawn so
   */
  show(screen: Screen, happenings?: readonly TableHappening[], layout?: Layout): void;
  /** Tells something that passes. */
  tell(notices: readonly Notice[]): void;
  /** Tells something that is wrong until it is put right (null). */
  setBanner(banner: StartNotice | null): void;
  setLayout(layout: Layout): void;
  /** Whether the page draws the table by itself. It does until it is told that a picture is there. */
  setPlain(plain: boolean): void;
  /** Lays a dialog over the page. */
  openDialog(name: DialogName): void;
  /** Something is set on this device. @param layout where the window is laid out anew for it */
  setSettings(settings: SettingsModel, layout?: Layout): void;
  /** The game begins to make these sounds: a microphone must not take them for somebody's. */
  sounds(begun: Parameters<GamePage['sounds']>[0]): void;
  /** Shows everything in the language that is spoken now. */
  languageChanged(): void;
}

export interface PagePorts {
  readonly ask: Ask;
  /** Loads what games are shown with. */
  readonly loadGamePage: () => Promise<CreateGamePage>;
  /** What lessons are shown with; null until they are loaded. */
  readonly lessons: () => LessonPage | null;
  /** What the training room is shown with; null until it is loaded. */
  readonly training: () => TrainingPage | null;
}

/** The page in `root`, before anything is shown. */
export function createPage(root: HTMLElement, layout: Layout, { ask, loadGamePage, ...parts }: PagePorts): Page {
  let state: PageState = emptyPage(layout);
  const runToast = createToastTimer(() => change({ type: 'toastOver' }));
  const games = later(async () => (await loadGamePage())({ root, state: () => state, happen, draw, ask, ...parts }));

  const arrival = createArrival();
  const draw = (): void => keepingFocus(root, paint);

  function happen(what: PageChange): PageState {
    const before = state;
    state = pageAfter(before, what, games.now()?.atTable ?? null);
    if (state.toast !== before.toast) runToast(state.toast.length > 0);
    if (state.draft !== before.draft) void ask({ kind: 'point', draft: state.draft });
    return before;
  }

  function change(what: PageChange): void {
    happen(what);
    draw();
  }

  /** Opens a dialog over the start screen: they come with the games. */
  const open = (name: DialogName): void => void games.get().then((page) => page.openDialog(name), () => {
    change({ type: 'banner', banner: { kind: 'notLoaded' } });
  });

  function paint(): void {
    games.now()?.syncClosed();
    const shown = state.screen?.kind === 'start' ? startTemplate(state.screen, { ask, open }) : games.now()?.template();
    render(pageTemplate(state, shown ?? nothing, games.now(), () => change({ type: 'banner', banner: null })), root);
    afterRender(root, state);
    games.now()?.drawn();
  }

  // What is written by hand takes more room than the letters that stood there until its font came.
  document.fonts.addEventListener('loadingdone', draw);

  return {
    async ready() { await games.get(); },
    show(screen, happenings = [], laid = state.layout) {
      arrival.now();
      const before = happen({ type: 'shown', screen, happenings, layout: laid }).screen;
      games.now()?.tellStory(screen, isOtherTable(before, screen), happenings);
      const settle = (): void => games.now()?.shown(before, screen);
      if (before === null || !comesAnew(before, screen)) return keepingFocus(root, () => { paint(); settle(); });
      letGo(root);
      fromTheTop(paint);
      arrival.soon(() => { settle(); focusHome(root); });
    },
    tell: (notices) => change({ type: 'told', notices }),
    setBanner: (banner) => change({ type: 'banner', banner }),
    setLayout: (changed) => change({ type: 'laidOut', layout: changed }),
    setPlain: (plain) => change({ type: 'plain', plain }),
    openDialog: open,
    setSettings: (settings, laid = state.layout) => change({ type: 'set', settings, layout: laid }),
    sounds: (begun) => games.now()?.sounds(begun),
    languageChanged: draw,
  };
}

/** Whether another screen comes, or the first turn: then too all goes at once that could be pressed. */
function comesAnew(before: Screen, now: Screen): boolean {
  return isOtherScreen(before, now) || (tableOn(before)?.phase === 'order' && tableOn(now)?.phase !== 'order');
}

/** Takes the focus from what is about to go: to take that away with it would lay out what is half drawn. */
function letGo(root: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && root.contains(activeElement)) activeElement.blur();
}

/** Another screen is seen from its top, wherever the last one was scrolled to. To scroll where nothing is scrolled would lay it out. */
function fromTheTop(paint: () => void): void {
  const isScrolled = scrollY > 0;
  paint();
  if (isScrolled) scrollTo(0, 0);
}

type Template = TemplateResult | typeof nothing;

function pageTemplate(state: PageState, shown: Template, games: GamePage | null, closeBanner: () => void): TemplateResult {
  // Until the games come nothing is told but what can be told on any screen; what only a table tells has no words yet, and gives none.
  const passing = games?.toast() ?? html`<p class="toast" role="status">${
    state.toast.map((notice) => startNoticeText(notice as StartNotice)).join(' ')}</p>`;
  return html`${shown}${passing}${bannerTemplate(state.banner, closeBanner)}${
    games?.spoken() ?? nothing}${games?.dialog() ?? nothing}`;
}

/** Sees to what a template cannot say. */
function afterRender(root: HTMLElement, { screen, layout, plain }: PageState): void {
  root.classList.toggle('playing', tableOn(screen) !== null);
  root.classList.toggle('scrolls', layout.scrolls === true);
  root.classList.toggle('mirrored', layout.mirrored === true);
  root.classList.toggle('plain', plain);
  // Only an element that is on the page can hold the focus as a dialog.
  const opened = root.querySelector('dialog');
  if (opened && !opened.open) opened.showModal();
}
