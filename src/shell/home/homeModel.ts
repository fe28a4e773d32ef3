/** What the first screen of a game is drawn from, what is asked for there, and what becomes of it. Pure. */
import type { GamePlace } from '../../games/gameApp';
import type { SetupProblem } from '../../seats/agreement';
import type { Complaint } from '../../seats/seats';
import type { BestsOf } from '../../games/keptBests';
import type { DraftOf, ShellTypes } from '../types';

export interface HomeModel<T extends ShellTypes> {
  readonly kind: 'home';
  readonly draft: DraftOf<T>;
  /** What the player of this device is called; null while they have no name. */
  readonly me: string | null;
  /** Who has sat down here before, the latest first. */
  readonly names: readonly string[];
  /** From where it was opened, and where Back leads. */
  readonly from: GamePlace;
  /** Whether a table of several devices can be opened. */
  readonly isApart: boolean;
  /** The seat of which the characters to choose from are unfolded. */
  readonly unfolded: number | null;
  /** What is wrong with the draft, since Play was pressed. */
  readonly complaint: Complaint<SetupProblem<T['Agreed']>> | null;
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

/** The screen with nothing read yet. */
export function openedHome<T extends ShellTypes>(
  draft: DraftOf<T>, known: Pick<HomeModel<T>, 'me' | 'names' | 'from'> & Partial<Pick<HomeModel<T>, 'isApart'>>,
): HomeModel<T> {
  return {
    kind: 'home', draft, isApart: false, ...known, unfolded: null, complaint: null, waiting: null, over: null,
    more: { waiting: false, over: false },
    pendingDelete: null, bests: null,
  };
}

/** With another draft. What was wrong may be right now: it is told again at the next press. Seats may have moved. */
export function drafted<T extends ShellTypes>(model: HomeModel<T>, draft: DraftOf<T>): HomeModel<T> {
  return { ...model, draft, complaint: null, unfolded: draft.seats.length === model.draft.seats.length ? model.unfolded : null };
}

/** With more games of a list. One that is deleted or played on meanwhile moves the others up: none is listed twice. */
export function listing<T extends ShellTypes>(
  model: HomeModel<T>, list: 'over' | 'waiting', { games, more }: { readonly games: readonly T['Past'][]; readonly more: boolean },
): HomeModel<T> {
  const known = new Set(model[list]?.map(({ id }) => id));
  return {
    ...model, [list]: [...model[list] ?? [], ...games.filter(({ id }) => !known.has(id))], more: { ...model.more, [list]: more },
  };
}

/** Without a game that was deleted. */
export function withoutGame<T extends ShellTypes>(model: HomeModel<T>, id: string): HomeModel<T> {
  const left = (games: readonly T['Past'][] | null): readonly T['Past'][] | null => games && games.filter((game) => game.id !== id);
  return { ...model, pendingDelete: null, waiting: left(model.waiting), over: left(model.over) };
}
