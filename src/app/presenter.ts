/**
 * The one place from which everything that is seen or heard is told: the page gets each screen, and every observer (the picture, sound)
 * gets the table on it, whether the game is on, looked at again or part of a lesson. How the table is laid out, how fast things move and
 * what a reload comes back to follow from the screen alone.
 */
import type { GameCue } from '../games/gameApp';
import { NO_DRAFT, type Draft } from '../layout/draft';
import { BARE_TABLE } from '../layout/shapes/none';
import type { LayoutIn, TableLayout, WindowSize } from '../layout/tableLayout';
import type { Layout } from '../layout/types';
import type { TableHappening, Update } from '../session/viewState';
import { USUAL_PREFERENCES, type Preferences } from '../setup/kept/preferences';
import { motionSpeed } from '../setup/pace';
import type { Pace } from '../setup/setup';
import type { Notice, StartNotice } from '../ui/notice';
import type { Page } from '../ui/page';
import { isOtherScreen, liveTable, tableOn, type Screen } from '../ui/screen';
import type { SettingsModel } from '../ui/settings/settingsModel';
import { lastShown, type LastScreen } from './lastScreen';
import { createPaintWatch, type Painter } from '../loading/paintWatch';

/** Who shows the table besides the page, or lets it be heard. An observer says what it wants to know. */
export interface Observer extends Painter {
  /** The table now, and what happened since it was last told; nothing, where it is another table, or a step that was jumped to. */
  show(update: Update): void;
  /** How fast things move: 1 is normal, 2 twice as fast, Infinity at once. */
  setSpeed?(speed: number): void;
  setLayout?(layout: Layout): void;
  setDraft?(draft: Draft): void;
  /** A screen without a table is shown. */
  leave?(): void;
  /** A guest of the house lets this be heard. */
  play?(cues: readonly GameCue[]): void;
  /** Reads a sentence aloud. @param done told once it was read, or is not read any more @returns false where it cannot */
  read?(sentence: string, done: () => void): boolean;
  /** From now on words are another language's. */
  languageChanged?(): void;
}

export interface PresenterPorts {
  readonly page: Page;
  readonly lastScreen: LastScreen;
  readonly windowSize: () => WindowSize;
  /** Told when the table, as it was shown last, is painted. */
  readonly painted: () => void;
  /** Lays the window out, once that is loaded. */
  readonly layoutIn: LayoutIn;
}

export interface Presenter {
  /** What is shown now; null before anything is. */
  screen(): Screen | null;
  show(screen: Screen, happenings?: readonly TableHappening[]): void;
  /** Tells something that passes. */
  tell(notices: readonly Notice[]): void;
  setBanner(banner: StartNotice | null): void;
  setDraft(draft: Draft): void;
  /** Lets a guest of the house be heard. */
  play(cues: readonly GameCue[]): void;
  /** Has a sentence read aloud. @returns false where nobody can */
  read(sentence: string, done: () => void): boolean;
  openSettings(): void;
  /** Something is set on this device. */
  setSettings(settings: SettingsModel): void;
  /** Lets one more see or hear the table. One that comes late is shown how it stands, and nothing of what happened before. */
  attach(observer: Observer): void;
  layout(): Layout;
  /** The window has another size. */
  resized(): void;
  languageChanged(): void;
}

interface PresenterState {
  readonly screen: Screen | null;
  /** As it was laid out last: screens without a table leave it as it is. */
  readonly table: TableLayout;
  /** Of the game that was shown last. */
  readonly pace: Pace;
  readonly preferences: Preferences;
  /** What the page was told last that is set on this device, as text. */
  readonly settings: string;
  /** What somebody is about to do: whoever comes late finds a tile in the hand that holds it. */
  readonly draft: Draft;
}

const NOTHING_YET: PresenterState = {
  screen: null, table: BARE_TABLE, pace: 'normal', preferences: USUAL_PREFERENCES, settings: '', draft: NO_DRAFT,
};

function afterScreen(state: PresenterState, screen: Screen): PresenterState {
  return { ...state, screen, table: tableLayoutOf(screen) ?? state.table, pace: 'pace' in screen ? screen.pace : state.pace };
}

/** How fast things move: in a replay that plays on more quickly, so much faster. */
function speedOf({ preferences, pace, screen }: PresenterState): number {
  return motionSpeed(preferences.motion, pace) * (screen?.kind === 'replay' && screen.playing ? screen.speed : 1);
}

/** The table as it is laid out for whoever plays here. */
function laidTable({ table, preferences }: PresenterState): TableLayout {
  return { ...table, mirrored: preferences.hand === 'left' };
}

/** How the table of a screen is laid out; null where there is none. */
function tableLayoutOf(screen: Screen): TableLayout | null {
  const state = tableOn(screen);
  if (state === null) return null;
  if (screen.kind === 'drill') return { ...BARE_TABLE, players: 1, drill: screen.answered };
  if (screen.kind !== 'table') {
    return {
      players: state.seats.length, calls: true, sitting: null, replayed: true, reviewed: screen.kind === 'replay' && screen.review !== null,
    };
  }
  const { sitting, edges } = screen;
  const around = sitting === 'around' ? { edges } : null;
  return {
    players: state.seats.length, calls: state.calls !== 'automatic', sitting: around, replayed: false,
    lesson: screen.lesson !== undefined || screen.again !== undefined,
  };
}

/** Keeps what a reload comes back to, where that is another than before. */
function remember(lastScreen: LastScreen, before: Screen | null, screen: Screen): void {
  const last = lastShown(screen);
  if (before === null || JSON.stringify(last) !== JSON.stringify(lastShown(before))) lastScreen.put(last);
}

/** What guests of the house ask for. */
function guestPart(page: Page, observers: readonly Observer[]): Pick<Presenter, 'play' | 'read' | 'openSettings'> {
  return {
    play: (cues) => observers.forEach((observer) => observer.play?.(cues)),
    read: (sentence, done) => observers.some((observer) => observer.read?.(sentence, done)),
    openSettings: () => page.openDialog('settings'),
  };
}

/** Shows one that comes late how all stands. */
function catchUp(observer: Observer, layout: Layout, state: PresenterState): void {
  observer.setLayout?.(layout);
  observer.setSpeed?.(speedOf(state));
  const table = tableOn(state.screen);
  if (table) observer.show({ state: table, happenings: [] });
  if (state.draft !== NO_DRAFT) observer.setDraft?.(state.draft);
}

/** Nothing is shown yet. */
export function createPresenter({ page, lastScreen, windowSize, layoutIn, painted }: PresenterPorts): Presenter {
  let state = NOTHING_YET;
  const observers: Observer[] = [];
  const watchPaint = createPaintWatch(observers, painted);
  const layout = (): Layout => layoutIn(windowSize(), laidTable(state));

  function layOut(): Layout {
    const now = layout();
    for (const observer of observers) observer.setLayout?.(now);
    return now;
  }

  /**
   * Lays out anew what has changed, and tells how fast things move from now on.
   * @returns the layout for the page, where it is another
   */
  function become(next: PresenterState): Layout | undefined {
    const before = state;
    state = next;
    const laidOut = JSON.stringify(laidTable(next)) === JSON.stringify(laidTable(before)) ? undefined : layOut();
    if (speedOf(next) !== speedOf(before)) for (const observer of observers) observer.setSpeed?.(speedOf(next));
    return laidOut;
  }

  return {
    screen: () => state.screen,
    show(screen, happenings = []) {
      const before = state;
      const laidOut = become(afterScreen(before, screen));
      remember(lastScreen, before.screen, screen);
      const table = tableOn(screen);
      if (table) for (const observer of observers) observer.show({ state: table, happenings });
      else if (isOtherScreen(before.screen, screen)) for (const observer of observers) observer.leave?.();
      page.show(screen, happenings, laidOut);
      if (liveTable(screen)) watchPaint();
    },
    tell: (notices) => page.tell(notices), setBanner: (banner) => page.setBanner(banner),
    setDraft(draft) {
      state = { ...state, draft };
      for (const observer of observers) observer.setDraft?.(draft);
    },
    ...guestPart(page, observers),
    setSettings(settings) {
      const before = state;
      const laidOut = become({ ...state, preferences: settings.preferences, settings: JSON.stringify(settings) });
      // Most of what is agreed before a game is nothing that they show.
      if (state.settings !== before.settings) page.setSettings(settings, laidOut);
    },
    attach(observer) {
      observers.push(observer);
      catchUp(observer, layout(), state);
    },
    layout,
    resized: () => page.setLayout(layOut()),
    languageChanged() {
      page.languageChanged();
      for (const observer of observers) observer.languageChanged?.();
    },
  };
}
