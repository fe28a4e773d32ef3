/** What the table's screen is drawn from, and what becomes of it with whatever happens. Pure. */
import type { CardState } from '../../match/cardState';
import type { EndNews } from '../../history/endView';
import { endOf, playedOut, type PlayedOut } from '../../history/gameEnd';
import { haltedView } from '../../session/projection';
import { openSaved, type SavedGame } from '../../session/savedGame';
import type { TableHappening, ViewState } from '../../session/viewState';
import { edgesOf } from '../../setup/edges';
import type { InputSettings } from '../../setup/inputSettings';
import { severalPersons } from '../../setup/players';
import type { GameSetup, Pace } from '../../setup/setup';
import type { Sitting } from '../../setup/players';
import type { TableModel } from '../../ui/table/tableModel';
import { callsSleep } from './callGate';
import { isToPause, NO_PAUSE, pauseAfter, type PauseCommand, type PauseState } from './pause';
import {
  NO_PRACTICE, practiceAfter, practiceModel, practiceOpened, practiceUpdated, type PracticeChange, type PracticeState,
} from './practice/practiceState';

export interface TableScreenState {
  /** The game that is on, or was counted, as it was saved last; null while nobody plays. */
  readonly saved: SavedGame | null;
  /** How it is seen; null until it is open. */
  readonly view: ViewState | null;
  /** What had happened in it before it was opened. */
  readonly past: readonly TableHappening[];
  readonly pace: Pace;
  readonly pause: PauseState;
  readonly practice: PracticeState;
  /** What there is to tell of the game, once it is counted. */
  readonly played: PlayedOut | null;
}

export const NO_TABLE: TableScreenState = {
  saved: null, view: null, past: [], pace: 'normal', pause: NO_PAUSE, practice: NO_PRACTICE, played: null,
};

/** What happens to it. */
export type TableChange =
  /** `takenBack`: how often it was taken back so far. */
  | { readonly type: 'chosen'; readonly game: SavedGame; readonly takenBack: number }
  | { readonly type: 'opened'; readonly view: ViewState; readonly past: readonly TableHappening[] }
  | { readonly type: 'updated'; readonly view: ViewState }
  | { readonly type: 'saved'; readonly game: SavedGame }
  | { readonly type: 'paced'; readonly pace: Pace }
  | { readonly type: 'pauseAsked'; readonly command: PauseCommand }
  | { readonly type: 'practised'; readonly change: PracticeChange }
  /** Nothing more is played here. */
  | { readonly type: 'halted' }
  | { readonly type: 'left' };

/** The table after a change. */
export function tableAfter(state: TableScreenState, change: TableChange): TableScreenState {
  const next = changed(state, change);
  const isOver = next.view?.phase === 'over' && next.saved?.ended === true;
  if (!isOver) return next.played === null ? next : { ...next, played: null };
  return next.played !== null && next.saved === state.saved ? next : { ...next, played: toldOf(next.saved) };
}

/** A game that was played here can always be read; without its story only the count would be missing. */
function toldOf(saved: SavedGame | null): PlayedOut | null {
  const opened = openSaved(saved);
  return opened.ok ? playedOut(opened.game) : null;
}

function changed(state: TableScreenState, change: TableChange): TableScreenState {
  switch (change.type) {
    case 'chosen': {
      const practice = { ...NO_PRACTICE, takenBack: change.takenBack };
      return { ...NO_TABLE, saved: change.game, pace: change.game.setup.pace, practice };
    }
    case 'opened': {
      const practice = state.saved ? practiceOpened(state.saved, change.view, state.practice.takenBack) : state.practice;
      return { ...state, view: change.view, past: change.past, practice };
    }
    case 'updated': {
      const practice = state.saved ? practiceUpdated(state.practice, state.saved, state.view, change.view) : state.practice;
      return { ...state, view: change.view, practice };
    }
    case 'saved': return { ...state, saved: change.game };
    case 'paced': return { ...state, pace: change.pace };
    case 'pauseAsked': return state.view ? { ...state, pause: pauseAfter(state.pause, change.command, state.view) } : state;
    case 'practised': return { ...state, practice: practiceAfter(state.practice, change.change) };
    case 'halted': return state.view ? { ...state, view: haltedView(state.view) } : state;
    case 'left': return NO_TABLE;
  }
}

/** Whether the game is to be paused now, or to go on; null where it does so already. */
export function pauseDue({ view, pause }: TableScreenState): boolean | null {
  return view && isToPause(pause, view) !== view.paused ? !view.paused : null;
}

/** What of the table stands elsewhere: on the score card, and in what people like. */
export interface BesideTable {
  readonly card: CardState | null;
  readonly match: TableModel['match'];
  readonly daily: TableModel['daily'];
  readonly sitting: Sitting;
  readonly input: InputSettings;
  readonly newcomer: TableModel['newcomer'];
  readonly news: EndNews | null;
  readonly onward: TableModel['onward'] | null;
}

/** The screen; null while nobody plays. */
export function tableModel(
  { saved, view, past, pace, practice, played }: TableScreenState, beside: (view: ViewState) => BesideTable,
): TableModel | null {
  if (!saved || !view) return null;
  const { card, match, daily, sitting, input, newcomer, news, onward } = beside(view);
  return {
    kind: 'table', game: saved.id, state: withToBeat(withSleepingBurst(view), saved), past, card, match, daily, pace, terms: saved.setup,
    sitting: severalPersons(view.seats) ? sitting : null, edges: edgesOf(saved.setup, view.seats.map(({ name }) => name)), input,
    practice: practiceModel(practice, saved, view), newcomer,
    ...(saved.from ? { isFromReview: true } : {}), ...(onward ? { onward } : {}),
    ...(saved.challenge ? { challenge: saved.challenge } : {}), end: played && endOf(played, card, news),
  };
}

/** The table as it is shown: before anybody can have a run, the bursts sleep. */
export function withSleepingBurst(view: ViewState): ViewState {
  return view.may.call && callsSleep(view) ? { ...view, may: { ...view.may, call: false } } : view;
}

/** The table as whoever takes up a challenge sees it: with the score to beat at everybody who plays at this screen. */
function withToBeat(view: ViewState, { challenge }: Pick<SavedGame, 'challenge'>): ViewState {
  if (!challenge) return view;
  return { ...view, seats: view.seats.map((seat) => (seat.kind === 'local' ? { ...seat, toBeat: challenge.tiles } : seat)) };
}

/** The setup of the game that is on, with its players in order of play; null while nobody plays. */
export function setupOf({ saved, view }: TableScreenState): GameSetup | null {
  if (!saved || !view) return null;
  const { players } = saved.setup;
  return { ...saved.setup, players: view.seats.flatMap(({ name, shape }) => {
    const player = players.find((one) => one.name === name);
    return player ? { ...player, shape } : [];
  }) };
}
