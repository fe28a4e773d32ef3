/** What the first screen of a game is drawn from, what is asked for there, and what becomes of it. Pure. */
import type { GamePlace } from '../../games/gameApp';
import type { DraftProblem } from '../../seats/draftSeats';
import type { SetupProblem } from '../../seats/agreement';
import type { BestsOf } from '../bests/keptBests';
import type { DraftOf, ShellTypes } from '../types';

/** What is wrong with who sits down. `seat`: by whom it stands; null: at nobody's. */
export interface Complaint<T extends ShellTypes> {
  readonly problem: DraftProblem | SetupProblem<T['Agreed']>;
  readonly seat: number | null;
}

export interface HomeModel<T extends ShellTypes> {
  readonly kind: 'home';
  readonly draft: DraftOf<T>;
  /** What the player of this device is called; null while they have no name. */
  readonly me: string | null;
  /** Who has sat down here before, the latest first. */
  readonly names: readonly string[];
  /** From where it was opened, and where Back leads. */
  readonly from: GamePlace;
  /** The seat of which the characters to choose from are unfolded. */
  readonly unfolded: number | null;
  /** What is wrong with the draft, since Play was pressed. */
  readonly complaint: Complaint<T> | null;
  /** Games to go on with, and games that are over, the newest first; null while they are read. */
  readonly waiting: readonly T['Past'][] | null;
  readonly over: readonly T['Past'][] | null;
  /** Whether there are more of them than are listed. */
  readonly more: { readonly waiting: boolean; readonly over: boolean };
  /** A game that was asked to be deleted, and is at the next press. */
  readonly pendingDelete: string | null;
  /** What the games of the player of this device came to; null while they are read. */
  readonly bests: BestsOf<T['Played']> | null;
}

export type HomeCommand<T extends ShellTypes> =
  | { readonly kind: 'draft'; readonly draft: DraftOf<T> }
  | { readonly kind: 'unfold'; readonly seat: number | null }
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

export type HomeAsk<T extends ShellTypes> = (command: HomeCommand<T>) => unknown;

export type HomeChange<T extends ShellTypes> =
  | { readonly type: 'draft'; readonly draft: DraftOf<T> }
  | { readonly type: 'unfold'; readonly seat: number | null }
  | { readonly type: 'refused'; readonly complaint: Complaint<T> }
  | { readonly type: 'read'; readonly part: Pick<HomeModel<T>, 'waiting' | 'over' | 'more' | 'bests'> }
  | { readonly type: 'listed'; readonly over: boolean; readonly games: readonly T['Past'][]; readonly more: boolean }
  | { readonly type: 'pendingDelete'; readonly id: string }
  | { readonly type: 'deleted'; readonly id: string };

/** The screen with nothing read yet. */
export function openedHome<T extends ShellTypes>(
  draft: DraftOf<T>, known: Pick<HomeModel<T>, 'me' | 'names' | 'from'>,
): HomeModel<T> {
  return {
    kind: 'home', draft, ...known, unfolded: null, complaint: null, waiting: null, over: null, more: { waiting: false, over: false },
    pendingDelete: null, bests: null,
  };
}

export function homeAfter<T extends ShellTypes>(model: HomeModel<T>, change: HomeChange<T>): HomeModel<T> {
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
      const left = (games: readonly T['Past'][] | null): readonly T['Past'][] | null => games && games.filter(({ id }) => id !== change.id);
      return { ...model, pendingDelete: null, waiting: left(model.waiting), over: left(model.over) };
    }
  }
}
