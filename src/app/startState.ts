/** What the start screen is drawn from, and what becomes of it with whatever happens. Pure. */
import type { GameSummary } from '../session/gameSummary';
import type { SetupProblem } from '../setup/problems';
import type { OpenMatch } from '../storage/openMatches';
import type { Store } from '../storage/store';
import type { Notice } from '../ui/notice';
import type { StartDraft } from '../ui/start/startDraft';
import type { StartModel, WaitingGame } from '../ui/start/startScreen';
import type { WaitingGames } from './waitingGames';

export interface StartState {
  readonly draft: StartDraft;
  /** Whether something was changed in the draft that is not played yet. */
  readonly edited: boolean;
  /** What can be continued, and whether any game is over. */
  readonly waiting: readonly GameSummary[];
  readonly between: readonly OpenMatch[];
  readonly past: boolean;
  /** What has gone wrong and waits to be told. */
  readonly notices: readonly Notice[];
  /** What is wrong with the draft, until that is changed. */
  readonly complaint: SetupProblem | null;
  /** The game that was asked to be deleted, and is so at the next press. */
  readonly pendingDelete: string | null;
  /** The game that was asked for and is played by another tab. */
  readonly heldByOtherTab: string | null;
  /** What came of the last file that was saved or read. */
  readonly backup: Notice | null;
  /** Whether what was pressed waits for something to be loaded. */
  readonly loading: boolean;
}

/** What happens to it. */
export type StartChange =
  | { readonly type: 'edited'; readonly draft: StartDraft }
  | { readonly type: 'agreed'; readonly draft: StartDraft }
  | { readonly type: 'refused'; readonly problem: SetupProblem }
  /** Other settings came with a file. */
  | { readonly type: 'replaced'; readonly draft: StartDraft }
  | { readonly type: 'read'; readonly games: WaitingGames }
  /** More went wrong. */
  | { readonly type: 'noticed'; readonly notices: readonly Notice[] }
  | { readonly type: 'unreadable' }
  /** Tells this instead of what was told before. */
  | { readonly type: 'told'; readonly notices: readonly Notice[] }
  /** Comes to the screen as anybody finds it, and is told this besides. */
  | { readonly type: 'entered'; readonly notices: readonly Notice[] }
  | { readonly type: 'pendingDelete'; readonly id: string | null }
  | { readonly type: 'heldByOtherTab'; readonly id: string | null }
  | { readonly type: 'backup'; readonly outcome: Notice }
  | { readonly type: 'loading'; readonly loading: boolean };

/** The start screen before anything is read. @param kept what was being agreed when this tab was reloaded */
export function startState(draft: StartDraft, kept: StartDraft | null, store: Pick<Store, 'lasting' | 'outdated'>): StartState {
  return {
    draft: kept ?? draft, edited: kept !== null, waiting: [], between: [], past: false,
    notices: store.lasting ? [] : [{ kind: store.outdated ? 'outdated' : 'memoryOnly' }],
    complaint: null, pendingDelete: null, heldByOtherTab: null, backup: null, loading: false,
  };
}

/** The start screen after a change. */
export function startAfter(state: StartState, change: StartChange): StartState {
  switch (change.type) {
    case 'edited': return { ...state, draft: change.draft, edited: true, complaint: null };
    case 'agreed': return { ...state, draft: change.draft };
    case 'refused': return { ...state, notices: [], complaint: change.problem };
    case 'replaced': return { ...state, draft: change.draft, edited: false };
    case 'read': {
      const { waiting, between, past, notices } = change.games;
      return { ...state, waiting, between, past, notices: [...state.notices, ...notices] };
    }
    case 'noticed': return { ...state, notices: [...state.notices, ...change.notices] };
    case 'unreadable': {
      const known = state.notices.some(({ kind }) => kind === 'memoryOnly' || kind === 'outdated');
      return known ? state : { ...state, notices: [...state.notices, { kind: 'memoryOnly' }] };
    }
    case 'told': return { ...state, notices: change.notices, complaint: null };
    case 'entered': return { ...state, edited: false, notices: [...state.notices, ...change.notices] };
    case 'pendingDelete': return { ...state, pendingDelete: change.id };
    case 'heldByOtherTab': return { ...state, heldByOtherTab: change.id };
    case 'backup': return { ...state, backup: change.outcome };
    case 'loading': return { ...state, loading: change.loading };
  }
}

/** The screen. @param names who has sat down here before, the latest first */
export function startModel(state: StartState, names: readonly string[]): StartModel {
  const { draft, edited, notices, complaint, backup, past, loading } = state;
  const refused: Notice[] = complaint ? [{ kind: 'setupRefused', problem: complaint }] : [];
  return { kind: 'start', draft, edited, notices: [...notices, ...refused], backup, past, names, loading, waiting: entries(state) };
}

/** What can be continued, last played first. */
function entries({ waiting, between, pendingDelete, heldByOtherTab }: StartState): readonly WaitingGame[] {
  const all = [
    ...waiting.map(({ id, savedAt, seats, placed }) => ({
      savedAt, entry: { id, names: seats.map(({ name }) => name), tiles: placed, match: null },
    })),
    ...between.map(({ match: { id, players, playedFor, games }, last }) => ({
      savedAt: last.savedAt,
      entry: { id, names: players.map(({ name }) => name), tiles: 0, match: { playedFor, games: games.length } },
    })),
  ];
  return all.toSorted((a, b) => b.savedAt - a.savedAt)
    .map(({ entry }) => ({ ...entry, pendingDelete: entry.id === pendingDelete, heldByOtherTab: entry.id === heldByOtherTab }));
}
