/**
 * What the page shows after the start screen, and is loaded after it (see `page`): the set-up, the table, the history, the replay, and
 * every dialog. What the page knows stays in `pageState`.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { TableHappening } from '../session/viewState';
import type { GameSound } from '../shout/gameSounds';
import { whenVoicesCome } from './browser/abilities';
import { keepOwnPresses } from './browser/ownPress';
import { challengeTemplate } from './challenge/challengeScreen';
import type { Ask } from './commands';
import { dailyTemplate } from './daily/dailyScreen';
import type { DialogName } from './dialogs/frame';
import { createOpenDialog, type OpenDialog } from './dialogs/openDialog';
import { pastTemplate, restoreFocus } from './history/pastScreen';
import type { LessonPage } from './lessons/lessonModel';
import type { Notice } from './notice';
import { AT_TABLE } from './notices/atTable';
import { createGameStory } from './notices/gameStory';
import { noticeText } from './notices/noticeText';
import { toastAtTable } from './notices/toastTemplate';
import { againPanel } from './again/againPanel';
import type { PageAtTable, PageChange, PageState } from './pageState';
import { liveTable, type Screen } from './screen';
import { focusComplaint } from './setup/focusComplaint';
import { setupTemplate } from './setup/setupScreen';
import { slipsTemplate } from './slips/slipsScreen';
import type { ShoutPagePorts } from './shout/shoutModel';
import { createShoutAtTable, type ShoutAtTable, type ShoutLoading } from './shout/shoutAtTable';
import { listenAtTable } from './table/input/listen';
import { createTableActions } from './table/input/tableActions';
import { createClockTeller } from './table/clock/clockTeller';
import { showHeld } from './table/plain/held';
import { tellMarkShown } from './table/newcomer/markShown';
import { plainTemplate } from './table/plain/tabletop';
import { createPausing } from './table/pausing';
import { createReader } from './table/reading/readAloud';
import { toldTemplate } from './table/reading/toldTemplate';
import { focusTable, keepFocus, tableTemplate, type TableParts } from './table/tableScreen';
import { waitsText } from '../strings/words/table/waits';
import { titleOf } from './browser/title';
import { followDrill } from './training/followDrill';
import type { TrainingPage } from './training/trainingPage';

/** What it needs of the page. */
export interface GamePagePorts {
  readonly root: HTMLElement;
  readonly state: () => PageState;
  readonly happen: (change: PageChange) => void;
  /** Shows the page anew. */
  readonly draw: () => void;
  readonly ask: Ask;
  /** What lessons are shown with; null until they are loaded. */
  readonly lessons: () => LessonPage | null;
  /** What the training room is shown with; null until it is loaded. */
  readonly training: () => TrainingPage | null;
}

export interface GamePage {
  /** What becomes of the page's state at a table. */
  readonly atTable: PageAtTable;
  /** The screen that is shown, where a game is seen on it. */
  template(): TemplateResult | typeof nothing;
  dialog(): ReturnType<OpenDialog['template']>;
  /** What passes by. */
  toast(): TemplateResult;
  /** Where it is spoken what somebody wanted to hear. */
  spoken(): TemplateResult;
  openDialog(name: DialogName): void;
  /** The game begins to make these sounds. */
  sounds(begun: readonly GameSound[]): void;
  /** Takes note of a dialog that was closed, before the page is shown anew. */
  syncClosed(): void;
  /** Sees to what follows from what the page shows now. */
  drawn(): void;
  /** The story of the game goes on, or another begins (`other`). */
  tellStory(screen: Screen, other: boolean, happenings: readonly TableHappening[]): void;
  /** Sees to focus and sight once a screen is drawn. @param before the screen that was shown until now */
  shown(before: Screen | null, now: Screen): void;
}

export type CreateGamePage = (ports: GamePagePorts) => GamePage;
/**
 * The games' part of a page, with no game seen yet. It listens for what is done at the table from now on.
 * @param shoutLoading how calling by voice comes
 */
export const gamePageWith = (shoutLoading: ShoutLoading): CreateGamePage => ({ root, state, happen, draw, ask, lessons, training }) => {
  const change = (what: PageChange): void => { happen(what); draw(); };
  const shown = (): Screen | null => state().screen;
  const dialog = createOpenDialog({
    root, screen: shown, layout: () => state().layout, settings: () => state().settings, draw, ask, lessons,
    shout: () => shout.page(), openShout: () => shout.open(),
  });
  const story = createGameStory(dialog);
  const controls = createTableActions({
    root, screen: shown, layout: () => state().layout, draft: () => state().draft,
    setDraft(draft) { happen({ type: 'drafted', draft }); follow(); },
    tell: (notice) => tellAt(shown(), notice, change, ask), open: dialog.open,
    act: (act, at) => void ask({ kind: 'act', act, at }), read: (what) => reader.read(what),
    askWho: (at) => askWho(at, change, ask), ask,
  });
  /** Shows in the page's own table what somebody is about to do. */
  function follow(): void {
    showHeld(root, state().draft, state().layout, liveTable(shown())?.viewer ?? null);
  }
  const reader = createReader({ screen: shown, square: () => state().tabStop, remarks: () => state().settings.preferences.remarks, draw });
  const clock = createClockTeller(shown, draw);
  const pausing = createPausing(root, ask);
  whenVoicesCome(draw);
  const presses = keepOwnPresses(document);
  listenAtTable({ root, screen: shown, controls, keys: () => state().settings.input, mute: () => mute(state(), change, ask) });
  const shout = shoutAt(shoutLoading, change, { screen: shown, controls, draw, openDialog: () => dialog.open('shout') });

  return {
    atTable: AT_TABLE,
    template: () => screenTemplate(state(), {
      controls, ask, change, focus: (tile) => change({ type: 'focused', tile }), open: dialog.open,
      openCard: () => dialog.open('card'), openList: () => dialog.open('lessons'), lessons: lessons(), training: training(),
      entries: story.entries(), dialog: dialog.name() !== null, shoutSign: shout.sign,
    }),
    dialog: dialog.template, toast: () => toastOn(state()),
    spoken: () => html`${reader.template()}${toldTemplate(shown()?.kind === 'table' ? story.entries() : [])}${clock.template()}`,
    openDialog: dialog.open, sounds: shout.gameSounds, syncClosed: dialog.syncClosed,
    drawn() {
      const screen = shown();
      // Until the games come there is the start screen alone: the document has its title already.
      if (screen) document.title = titleOf(screen, root.querySelector('h1')?.textContent?.trim() ?? '');
      presses.drawn(root);
      dialog.drawn();
      controls.follow();
      follow();
      pausing.follow(state().screen, dialog.name() !== null);
      shout.follow(dialog.name(), state().banner?.kind === 'superseded');
    },
    tellStory: story.tellStory,
    shown(before, now) {
      reader.shown(before, now);
      clock.shown(before, now);
      if (now.kind === 'drill') return followDrill(root, before, now, (tile) => change({ type: 'focused', tile }));
      if (now.kind !== 'table') return focusBeside(root, before, now);
      tellMarkShown(before, now, state().layout, ask);
      if (before?.kind !== 'table' || before.game !== now.game) focusTable(root, now.state);
      else if (dialog.name() === null) keepFocus(root, before, now);
    },
  };
};

/** Calling by voice, which tells in passing what goes wrong. */
function shoutAt(loading: ShoutLoading, change: (what: PageChange) => void, ports: Omit<ShoutPagePorts, 'tell'>): ShoutAtTable {
  return createShoutAtTable(loading, {
    ...ports, tell: (problem) => change({ type: 'told', notices: [{ kind: 'noEar', problem }] }),
  }, () => change({ type: 'banner', banner: { kind: 'notLoaded' } }));
}

/** What passes by, where it is read on this screen. */
function toastOn({ screen, toast, layout }: PageState): TemplateResult {
  if (screen?.kind === 'table') return toastAtTable(toast, screen, layout);
  return html`<p class="toast" role="status">${toast.length > 0 ? toast.map(noticeText).join(' ') : nothing}</p>`;
}

/** Sees to the focus on a screen without a game that is on. */
function focusBeside(root: HTMLElement, before: Screen | null, now: Screen): void {
  if (now.kind === 'setup') focusComplaint(root, before, now);
  if (now.kind === 'history' || now.kind === 'replay' || now.kind === 'slips') restoreFocus(root, before, now);
}

/** Tells something that passes at a table; in a lesson it is Pip who says what was wrong. */
function tellAt(screen: Screen | null, notice: Notice, change: (what: PageChange) => void, ask: Ask): void {
  if (notice.kind === 'notHeld' && screen?.kind === 'table' && screen.lesson) void ask({ kind: 'notHeld', tile: notice.tile });
  else change({ type: 'told', notices: [notice] });
}

/** Puts sound on or off. */
function mute({ settings: { preferences } }: PageState, change: (what: PageChange) => void, ask: Ask): void {
  const muted = !preferences.muted;
  void ask({ kind: 'setPreferences', preferences: { muted } });
  change({ type: 'told', notices: [{ kind: 'sound', muted }] });
}

/** Asks who pressed the burst that is everybody's. The last chance must not run out while they say it. @param at when it was pressed */
function askWho(at: number, change: (what: PageChange) => void, ask: Ask): void {
  change({ type: 'burstPressed', at });
  void ask({ kind: 'pause', paused: true });
}

interface ScreenParts extends Pick<TableParts, 'controls' | 'entries' | 'openCard' | 'dialog'> {
  readonly focus: (tile: PageState['tabStop']) => void;
  readonly ask: Ask;
  readonly open: (name: DialogName) => void;
  readonly change: (what: PageChange) => void;
  readonly lessons: LessonPage | null;
  readonly training: TrainingPage | null;
  readonly openList: () => void;
  readonly shoutSign: ShoutAtTable['sign'];
}

/** The screen that is shown, where a game is seen on it; beneath it the table, as long as its picture is not there. */
function screenTemplate(
  { screen, layout, tabStop, plain, falseCallers, waitingCall, pressedBurst, settings }: PageState,
  { controls, focus, ask, change, open, lessons, training, openList, shoutSign, ...parts }: ScreenParts,
): TemplateResult | typeof nothing {
  const openSettings = (): void => open('settings');
  const drawn = plain ? plainTemplate(screen, layout) : nothing;
  switch (screen?.kind) {
    case 'setup': return setupTemplate(screen, { ask, open });
    case 'daily': return dailyTemplate(screen, ask, openSettings);
    case 'challenge': return challengeTemplate(screen, ask, openSettings);
    case 'slips': return slipsTemplate(screen, ask);
    case 'training': return training?.room(screen, { ask, openSettings }) ?? nothing;
    case 'cardTable': return training?.cardTable(screen, { ask, openSettings }) ?? nothing;
    case 'drill': return html`${drawn}${
      training?.drill(screen, { layout, ask, controls, tabStop, focus, dialog: parts.dialog }) ?? nothing}`;
    case 'guest': return screen.draw();
    case 'apart': return screen.draw(ask);
    case 'history': case 'replay': return html`${drawn}${pastTemplate(screen, layout, { controls, tabStop, focus, openSettings }, ask)}`;
    case 'table': return html`${drawn}${tableTemplate(screen, {
      ...parts, controls, layout, tabStop, falseCallers, waitingCall, pressedBurst, remarks: settings.preferences.remarks,
      shoutSign: shoutSign(screen, layout), teaches: screen.again ? againPanel(screen.again, layout, ask)
        : screen.lesson && lessons ? lessons.panel({ ...screen, model: screen.lesson, layout, ask, openList }) : nothing,
      whoCalled(seat) {
        change({ type: 'burstPressed', at: null });
        if (seat !== null && pressedBurst !== null) controls.call(pressedBurst, seat);
        void ask({ kind: 'pause', paused: false });
      },
      board: { focus, choose: controls.choose, grasp: controls.grasp }, goOn: () => void ask({ kind: 'pause', paused: false }),
    })}${screen.apart?.draw(ask, {
      ...layout, waits: waitsText(screen.state),
      seats: screen.state.seats.map(({ name }, seat) => ({ name, ...layout.players[seat] ?? layout.rack })),
    }) ?? nothing}`;
    default: return nothing;
  }
}
