/** What the history is drawn from, and what becomes of it with whatever happens. Pure. */
import type { NameStatistics } from '../history/pastView';
import { finishedGame } from '../history/statistics';
import type { GameSummary } from '../session/gameSummary';
import { sameName } from '../setup/names';
import type { DeleteTarget } from '../ui/commands';
import type { HistoryModel } from '../ui/history/historyScreen';
import type { PersonalModel } from '../ui/history/personalPaper';
import type { StartNotice } from '../ui/notice';
import type { Whose } from '../ui/slips/slipsModel';

export interface HistoryState {
  readonly games: readonly GameSummary[];
  /** Whether there are older ones. */
  readonly more: boolean;
  /** Null while they are being added up. */
  readonly statistics: readonly NameStatistics[] | null;
  /** The number of the adding up that counts: one that was begun before it does not. */
  readonly sum: number;
  readonly notices: readonly StartNotice[];
  /** What was asked to be deleted, and is so at the next press. */
  readonly pendingDelete: DeleteTarget | null;
  /** Whose records were asked for; null: those of the player of this device, or of whoever has played most. */
  readonly whose: Whose | null;
  /** The game to begin at: whose replay was looked at last, or the first of those that were shown on demand. */
  readonly seen: string | null;
}

/** The history before anything is read. */
export const UNREAD: HistoryState = {
  games: [], more: false, statistics: [], sum: 0, notices: [], pendingDelete: null, whose: null, seen: null,
};

/** What happens to it. */
export type HistoryChange =
  | { readonly type: 'opened' }
  /** The list was read anew, and is being added up. */
  | { readonly type: 'read'; readonly games: readonly GameSummary[]; readonly more: boolean }
  /** Older games come to the list. */
  | { readonly type: 'continued'; readonly games: readonly GameSummary[]; readonly more: boolean }
  | { readonly type: 'addedUp'; readonly sum: number; readonly statistics: readonly NameStatistics[] }
  /** The disk refused on the way: there are no statistics. */
  | { readonly type: 'notAddedUp'; readonly sum: number }
  /** Something was asked for: what went wrong before is told no longer. */
  | { readonly type: 'asked' }
  | { readonly type: 'noticed'; readonly notice: StartNotice }
  | { readonly type: 'replayed'; readonly id: string }
  | { readonly type: 'recordsOf'; readonly whose: Whose }
  | { readonly type: 'pendingDelete'; readonly target: DeleteTarget | null };

/** The history after a change. */
export function historyAfter(state: HistoryState, change: HistoryChange): HistoryState {
  switch (change.type) {
    case 'opened': return { ...UNREAD, sum: state.sum };
    case 'read': return { ...state, games: change.games, more: change.more, statistics: null, sum: state.sum + 1 };
    case 'continued': {
      const [first] = change.games;
      return { ...state, games: [...state.games, ...change.games], more: change.more, seen: first?.id ?? state.seen };
    }
    case 'addedUp': return change.sum === state.sum ? { ...state, statistics: change.statistics } : state;
    case 'notAddedUp': return change.sum === state.sum ? noticed({ ...state, statistics: [] }, { kind: 'storeFailed' }) : state;
    case 'asked': return { ...state, notices: [] };
    case 'noticed': return noticed(state, change.notice);
    case 'replayed': return { ...state, pendingDelete: null, seen: change.id };
    case 'recordsOf': return { ...state, whose: change.whose };
    case 'pendingDelete': return { ...state, pendingDelete: change.target };
  }
}

/** A disk that refuses is told of once. */
function noticed(state: HistoryState, notice: StartNotice): HistoryState {
  const known = notice.kind === 'storeFailed' && state.notices.some(({ kind }) => kind === 'storeFailed');
  return known ? state : { ...state, notices: [...state.notices, notice] };
}

/**
 * The screen.
 * @param filling whether older games are still being read
 * @param names those that are known here
 * @param me what the player of this device is called now
 */
export function historyModel(
  { games, more, statistics, notices, pendingDelete, whose, seen }: HistoryState, filling: boolean, names: readonly string[], me: string,
): HistoryModel {
  const otherNames = statistics === null ? [] : names.filter((name) => !statistics.some((one) => sameName(one.name, name)));
  return {
    kind: 'history', games: games.map((game) => finishedGame(game, me)), more, filling, statistics, otherNames, notices, pendingDelete,
    seen,
    personal: personalModel(statistics ?? [], whose),
  };
}

/** Whose records are shown, and who else has some; null where nobody has finished a game that counts. */
function personalModel(statistics: readonly NameStatistics[], whose: Whose | null): PersonalModel | null {
  const played = statistics.filter(({ personal, games }) => personal !== undefined && games > 0);
  const people = [...played.filter(({ me }) => me === true), ...played.filter(({ me }) => me !== true)];
  const wanted = people.findIndex(({ name, me = false }) => whose !== null && me === whose.me && (me || sameName(name, whose.name)));
  const shown = people[Math.max(0, wanted)];
  return shown?.personal === undefined ? null : {
    people: people.map(({ name, me = false }) => ({ name, me })), whose: Math.max(0, wanted), history: shown.personal,
  };
}
