/** What the first screen of Snap is drawn from, what is asked for there, and what becomes of it. Pure. */
import type { GamePlace } from '../../../gameApp';
import type { Bests } from '../../kept/bests';
import type { Draft, DraftProblem } from '../../kept/draft';
import type { SetupProblem } from '../../kept/openSetup';
import type { EndedBy } from '../../kept/savedGame';
import type { Seat, SnapTable } from '../../rules/game';

/** A game that waits, or that is over. */
export interface PastGame {
  readonly id: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
  readonly names: readonly string[];
  readonly table: SnapTable;
  /** How many cards were turned. */
  readonly cards: number;
  readonly ended: EndedBy | null;
}

/** What is wrong with who sits down. `seat`: at whose card it stands; null: at nobody's. */
export interface Complaint {
  readonly problem: SetupProblem | DraftProblem;
  readonly seat: Seat | null;
}

export interface HomeModel {
  readonly kind: 'home';
  readonly draft: Draft;
  /** What the player of this device is called; null while they have no name. */
  readonly me: string | null;
  /** Who has sat down here before, the latest first. */
  readonly names: readonly string[];
  /** From where it was opened, and where Back leads. */
  readonly from: GamePlace;
  /** The seat of which the characters to choose from are unfolded. */
  readonly unfolded: Seat | null;
  /** What is wrong with the draft, since Play was pressed. */
  readonly complaint: Complaint | null;
  /** Games to go on with, and games that are over, the newest first; null while they are read. */
  readonly waiting: readonly PastGame[] | null;
  readonly over: readonly PastGame[] | null;
  /** Whether there are more of them than are listed. */
  readonly more: { readonly waiting: boolean; readonly over: boolean };
  /** A game that was asked to be deleted, and is at the next press. */
  readonly pendingDelete: string | null;
  /** What the games of the player of this device came to; null while they are read. */
  readonly bests: Bests | null;
}

export type HomeCommand =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'unfold'; readonly seat: Seat | null }
  | { readonly kind: 'play' }
  | { readonly kind: 'continueGame'; readonly id: string }
  /** Deletes a game, at the second press. */
  | { readonly kind: 'deleteGame'; readonly id: string }
  | { readonly kind: 'lookAt'; readonly id: string }
  /** Lists more games that are over, or that wait. */
  | { readonly kind: 'moreGames'; readonly over: boolean }
  /** Own bests. `name`: whose; null: of the player of this device. */
  | { readonly kind: 'openBests'; readonly name: string | null }
  | { readonly kind: 'learn' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'leaveGuest' };

export type HomeAsk = (command: HomeCommand) => unknown;

export type HomeChange =
  | { readonly type: 'draft'; readonly draft: Draft }
  | { readonly type: 'unfold'; readonly seat: Seat | null }
  | { readonly type: 'refused'; readonly complaint: Complaint }
  | { readonly type: 'read'; readonly part: Pick<HomeModel, 'waiting' | 'over' | 'more' | 'bests'> }
  | { readonly type: 'listed'; readonly over: boolean; readonly games: readonly PastGame[]; readonly more: boolean }
  | { readonly type: 'pendingDelete'; readonly id: string }
  | { readonly type: 'deleted'; readonly id: string };

/** The screen with nothing read yet. */
export function openedHome(draft: Draft, known: Pick<HomeModel, 'me' | 'names' | 'from'>): HomeModel {
  return {
    kind: 'home', draft, ...known, unfolded: null, complaint: null, waiting: null, over: null, more: { waiting: false, over: false },
    pendingDelete: null, bests: null,
  };
}

export function homeAfter(model: HomeModel, change: HomeChange): HomeModel {
  switch (change.type) {
    // What was wrong may be right now: it is told again at the next press. Seats may have moved.
    case 'draft': return {
      ...model, draft: change.draft, complaint: null,
      unfolded: change.draft.seats.length === model.draft.seats.length ? model.unfolded : null,
    };
    case 'unfold': return { ...model, unfolded: change.seat };
    case 'refused': return { ...model, complaint: change.complaint };
    case 'read': return { ...model, ...change.part };
    case 'listed': {
      const list = change.over ? 'over' : 'waiting';
      // A game that is deleted or played on meanwhile moves the others up: none is listed twice.
      const known = new Set(model[list]?.map(({ id }) => id));
      const games = [...model[list] ?? [], ...change.games.filter(({ id }) => !known.has(id))];
      return { ...model, [list]: games, more: { ...model.more, [list]: change.more } };
    }
    case 'pendingDelete': return { ...model, pendingDelete: change.id };
    case 'deleted': {
      const left = (games: readonly PastGame[] | null): readonly PastGame[] | null => games && games.filter(({ id }) => id !== change.id);
      return { ...model, pendingDelete: null, waiting: left(model.waiting), over: left(model.over) };
    }
  }
}
