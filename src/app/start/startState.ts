/** What the start screen is drawn from, and what becomes of it with whatever happens. Pure. */
import type { TodaysDeal } from '../../daily/today';
import { LESSON_NAMES } from '../../lessons/says';
import { cardTiles } from '../../match/counted';
import type { OfflineState } from '../../offline/offlineState';
import type { GameSummary } from '../../session/gameSummary';
import type { OpenMatch } from '../../storage/openMatches';
import type { Store } from '../../storage/store';
import type { StartNotice } from '../../ui/notice';
import type { Remembered } from '../../setup/kept/tables';
import { chosenCharacter, gameAgainst } from '../../setup/kept/tables';
import { minutesFor, roundMinutes } from '../../setup/time/duration';
import type { Door, StartModel } from '../../ui/start/startModel';
import type { Standing, WaitingGame } from '../../ui/start/waitingGames';
import type { WaitingGames } from './waitingGames';

export interface StartState {
  /** What can be continued, and how many games are over. */
  readonly waiting: readonly GameSummary[];
  readonly between: readonly OpenMatch[];
  readonly past: number;
  /** What has gone wrong and waits to be told. */
  readonly notices: readonly StartNotice[];
  /** The game that was asked to be deleted, and is so at the next press. */
  readonly pendingDelete: string | null;
  /** The game that was asked for and is played by another tab. */
  readonly heldByOtherTab: string | null;
  /** What came of the last file that was saved or read. */
  readonly backup: StartNotice | null;
  /** Whether what was pressed waits for something to be loaded. */
  readonly loading: boolean;
  /** Doors that came after the start. */
  readonly doors: readonly Door[];
  /** What there is to tell of a newer version. */
  readonly update: OfflineState['update'];
  /** Whether the screen was left since it was first there: then the scene beside it rests before it plays. */
  readonly seen: boolean;
}

/** What happens to it. */
export type StartChange =
  | { readonly type: 'read'; readonly games: WaitingGames }
  /** More went wrong. */
  | { readonly type: 'noticed'; readonly notices: readonly StartNotice[] }
  | { readonly type: 'unreadable' }
  /** Tells this instead of what was told before. */
  | { readonly type: 'told'; readonly notices: readonly StartNotice[] }
  | { readonly type: 'pendingDelete'; readonly id: string | null }
  | { readonly type: 'heldByOtherTab'; readonly id: string | null }
  | { readonly type: 'backup'; readonly outcome: StartNotice }
  | { readonly type: 'loading'; readonly loading: boolean }
  | { readonly type: 'doors'; readonly doors: readonly Door[] }
  | { readonly type: 'update'; readonly update: OfflineState['update'] }
  /** Somebody comes back from another screen. */
  | { readonly type: 'seen' };

/** The start screen before anything is read. */
export function startState(store: Pick<Store, 'lasting' | 'outdated'>): StartState {
  return {
    waiting: [], between: [], past: 0,
    notices: store.lasting ? [] : [{ kind: store.outdated ? 'outdated' : 'memoryOnly' }],
    pendingDelete: null, heldByOtherTab: null, backup: null, loading: false, doors: [], update: 'none', seen: false,
  };
}

/** The start screen after a change. */
export function startAfter(state: StartState, change: StartChange): StartState {
  switch (change.type) {
    case 'read': {
      const { waiting, between, past, notices } = change.games;
      return { ...state, waiting, between, past, notices: [...state.notices, ...notices] };
    }
    case 'noticed': return { ...state, notices: [...state.notices, ...change.notices] };
    case 'unreadable': {
      const known = state.notices.some(({ kind }) => kind === 'memoryOnly' || kind === 'outdated');
      return known ? state : { ...state, notices: [...state.notices, { kind: 'memoryOnly' }] };
    }
    case 'told': return { ...state, notices: change.notices };
    case 'pendingDelete': return { ...state, pendingDelete: change.id };
    case 'heldByOtherTab': return { ...state, heldByOtherTab: change.id };
    case 'backup': return { ...state, backup: change.outcome };
    case 'loading': return { ...state, loading: change.loading };
    case 'doors': return { ...state, doors: change.doors };
    case 'update': return { ...state, update: change.update };
    case 'seen': return state.seen ? state : { ...state, seen: true };
  }
}

/** The screen. @param lessonsDone how many of the lessons are done */
export function startModel(state: StartState, remembered: Remembered, daily: TodaysDeal, lessonsDone: number): StartModel {
  const { notices, backup, past, loading, update, doors } = state;
  const character = chosenCharacter(remembered);
  const lessons = { done: lessonsDone, of: LESSON_NAMES.length };
  const minutes = roundMinutes(minutesFor(gameAgainst(remembered, character)));
  return {
    kind: 'start', character, minutes, me: remembered.me ?? null, notices, backup, past, lessons, loading, update, doors,
    input: remembered.input, daily, waiting: entries(state), scene: state.seen ? 'still' : 'plays',
    leads: past === 0 && lessons.done < lessons.of ? 'learn' : 'play',
  };
}

/** How it stands, for whoever looks: the player of this device first, then the others as they sit. */
function mineFirst(seats: readonly { readonly name: string; readonly tiles: number; readonly me?: true | undefined }[]): Standing {
  return seats.toSorted((a, b) => Number(b.me === true) - Number(a.me === true)).map(({ name, tiles }) => ({ name, tiles }));
}

/** What can be continued, last played first. */
function entries({ waiting, between, pendingDelete, heldByOtherTab }: StartState): readonly WaitingGame[] {
  const all = [
    ...waiting.map(({ id, savedAt, seats, placed, daily, standing }) => ({
      savedAt, entry: {
        id, names: seats.map(({ name }) => name), tiles: placed, daily, match: null,
        standing: standing === undefined ? null : mineFirst(seats.map((seat, i) => ({ ...seat, tiles: standing[i] ?? 0 }))),
      },
    })),
    ...between.map(({ match: { id, players, playedFor, games }, last }) => ({
      savedAt: last.savedAt,
      entry: {
        id, names: players.map(({ name }) => name), tiles: 0, match: { playedFor, games: games.length },
        standing: mineFirst(players.map(({ name }, i) => ({
          name, tiles: games.reduce((sum, game) => sum + (cardTiles(game)[i] ?? 0), 0),
          me: last.seats.find((seat) => seat.name === name)?.me,
        }))),
      },
    })),
  ];
  return all.toSorted((a, b) => b.savedAt - a.savedAt)
    .map(({ entry }) => ({ ...entry, pendingDelete: entry.id === pendingDelete, heldByOtherTab: entry.id === heldByOtherTab }));
}
