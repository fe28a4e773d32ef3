/**
 * The page: shows the screen that it is handed, and asks for what people want. The game is the session's, and the way from screen to screen
 * the app's; what the page knows from one drawing to the next is in `pageState`, and here is what it does to the document.
 */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { Layout } from '../layout/types';
import type { Tile } from '../rules/board';
import type { TableHappening } from '../session/viewState';
import { createAnnouncer, type Announcer } from './announcer';
import { bannerTemplate } from './banner';
import type { Ask } from './commands';
import { createOpenDialog, type OpenDialog } from './dialogs/openDialog';
import { pastTemplate, restoreFocus } from './history/pastScreen';
import { noticeText, type Notice } from './notice';
import { emptyPage, isOtherTable, pageAfter, type PageChange, type PageState } from './pageState';
import { tableOn, type Screen } from './screen';
import { startTemplate } from './start/startScreen';
import { listenAtTable } from './table/input/listen';
import { passing } from './table/place';
import { createTableActions, type TableActions } from './table/input/tableActions';
import { styled } from './table/styled';
import { createPausing } from './table/pausing';
import { focusTable, keepFocus, tableTemplate } from './table/tableScreen';
import { createToastTimer } from './toast';

export interface Page {
  /** Shows a screen, or what has become of it with what happened at its table. */
  show(screen: Screen, happenings?: readonly TableHappening[]): void;
  /** Tells something that passes. */
  tell(notices: readonly Notice[]): void;
  /** Tells something that is wrong until it is put right (null). */
  setBanner(banner: Notice | null): void;
  setLayout(layout: Layout): void;
  /** Whether there is no picture, so that the elements themselves have to be seen. */
  setPlain(plain: boolean): void;
  /** Shows everything in the language that is spoken now. */
  languageChanged(): void;
}

/** The page in `root`, before anything is shown. */
export function createPage(root: HTMLElement, layout: Layout, ask: Ask): Page {
  let state: PageState = emptyPage(layout);
  let announcer: Announcer = createAnnouncer();
  const runToast = createToastTimer(() => change({ type: 'toastOver' }));
  const shown = () => state.screen;
  const dialog = createOpenDialog({ root, screen: shown, layout: () => state.layout, draw, ask });
  const pausing = createPausing(root, ask);
  const controls = createTableActions({
    root, screen: shown, layout: () => state.layout, draft: () => state.draft, setDraft: (draft) => happen({ type: 'drafted', draft }),
    tell: (notice) => change({ type: 'told', notices: [notice] }), menu: () => dialog.open('menu'),
    act: (act, at) => void ask({ kind: 'act', act, at }),
  });

  function happen(what: PageChange): PageState {
    const before = state;
    state = pageAfter(before, what);
    if (state.toast !== before.toast) runToast(state.toast.length > 0);
    if (state.draft !== before.draft) void ask({ kind: 'point', draft: state.draft });
    return before;
  }

  const change = (what: PageChange): void => { happen(what); draw(); };

  function draw(): void {
    dialog.syncClosed();
    const main = screenTemplate(state, { announcer, controls, dialog, ask, focus: (tile) => change({ type: 'focused', tile }) });
    render(pageTemplate(state, main, dialog, () => change({ type: 'banner', banner: null })), root);
    afterRender(root, state.layout);
    pausing.follow(state.screen, dialog.name() !== null);
  }

  /** The story of the game goes on, or another begins. */
  function tellStory(screen: Screen, other: boolean, happenings: readonly TableHappening[]): void {
    if (other) dialog.reset();
    if (screen.kind !== 'table') return;
    if (other) announcer = createAnnouncer();
    announcer.tell(other ? [...screen.past, ...happenings] : happenings, screen.state);
    if (other ? screen.state.phase === 'over' : happenings.some(({ type }) => type === 'counted')) dialog.showResult();
  }

  // What is written by hand takes more room than the letters that stood there until its font came.
  document.fonts.addEventListener('loadingdone', draw);
  listenAtTable({ root, screen: shown, controls });

  return {
    show(screen, happenings = []) {
      const before = happen({ type: 'shown', screen, happenings }).screen;
      tellStory(screen, isOtherTable(before, screen), happenings);
      root.classList.toggle('playing', tableOn(screen) !== null);
      draw();
      moveFocus(root, before, screen, dialog);
    },
    tell: (notices) => change({ type: 'told', notices }),
    setBanner: (banner) => change({ type: 'banner', banner }),
    setLayout: (changed) => change({ type: 'laidOut', layout: changed }),
    setPlain(plain) { root.classList.toggle('plain', plain); },
    languageChanged: draw,
  };
}

interface ScreenParts {
  readonly announcer: Announcer;
  readonly controls: TableActions;
  readonly dialog: OpenDialog;
  readonly ask: Ask;
  readonly focus: (tile: Tile) => void;
}

function screenTemplate(state: PageState, { announcer, controls, dialog, ask, focus }: ScreenParts): Template {
  const { screen, layout, tabStop } = state;
  switch (screen?.kind) {
    case 'start': return startTemplate(screen, { ask, openRules: () => dialog.open('rules') });
    case 'history': case 'replay': return pastTemplate(screen, layout, { controls, tabStop, focus }, ask);
    case 'table': return tableTemplate(screen, {
      layout, tabStop, controls, entries: announcer.entries(), openCard: () => dialog.open('card'),
      board: { focus, choose: controls.choose },
      dialog: dialog.name() !== null, goOn: () => void ask({ kind: 'pause', paused: false }),
    });
    case undefined: return nothing;
  }
}

type Template = TemplateResult | typeof nothing;

function pageTemplate(state: PageState, shown: Template, dialog: OpenDialog, closeBanner: () => void): TemplateResult {
  const { screen, layout, toast, banner } = state;
  const place = screen?.kind === 'table' ? passing(layout, screen.state.viewer) : styled({});
  const told = toast.length === 0 ? nothing : toast.map(noticeText).join(' ');
  return html`${shown}<p class="toast" role="status" ${place}>${told}</p>${bannerTemplate(banner, closeBanner)}${dialog.template()}`;
}

/** Sees to what a template cannot say. */
function afterRender(root: HTMLElement, { scrolls = false }: Layout): void {
  root.classList.toggle('scrolls', scrolls);
  // Only an element that is on the page can hold the focus as a dialog.
  const opened = root.querySelector('dialog');
  if (opened && !opened.open) opened.showModal();
  const log = root.querySelector('[role="log"]');
  if (log) log.scrollTop = log.scrollHeight;
}

function moveFocus(root: HTMLElement, before: Screen | null, now: Screen, dialog: OpenDialog): void {
  // Another screen is seen from its top, wherever the last one was scrolled to.
  if (before?.kind !== now.kind) scrollTo(0, 0);
  if (now.kind === 'history' || now.kind === 'replay') restoreFocus(root, before, now);
  if (now.kind !== 'table') return;
  if (before?.kind !== 'table' || before.game !== now.game) focusTable(root, now.state);
  else if (dialog.name() === null) keepFocus(root, before.state, now.state);
}
