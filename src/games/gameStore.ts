/** What a guest keeps: games and people, in the house's store. The house keeps rows whose values it does not know. */

import type { Here } from '../setup/seats/playedHere';

/** A game as it stands, or what is known of a person. */
export interface StoredRow {
  readonly kind: 'game' | 'person';
  /** A game's own word; a person's folded name, or nothing for the player of this device. */
  readonly id: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
  /** Whether a game is over; a person never is. */
  readonly over: boolean;
  /** The people in it, folded (`setup/names`); none for a person. */
  readonly names: readonly string[];
  /** The guest's own: plain JSON, checked by the guest when it is read. */
  readonly value: unknown;
}

/** A game as the guest gives it: the house folds its names. */
export type GameRow = Omit<StoredRow, 'kind'>;

/** Which games are listed, the last changed first. */
export interface GamesAsked {
  readonly over: boolean;
  readonly limit: number;
  /** Only those that come after this one in the list. */
  readonly after?: Pick<GameRow, 'at' | 'id'>;
}

/** What is kept of one guest. Nothing here rejects: what the disk refuses is held here and tried again, and a banner tells it. */
export interface GameStore {
  /** Keeps a game as it stands now. */
  putGame(game: GameRow): void;
  /** The game with this id as it lies there; null where there is none. */
  game(id: string): Promise<GameRow | null>;
  games(asked: GamesAsked): Promise<readonly GameRow[]>;
  removeGame(id: string): Promise<void>;
  /** What is known of somebody, as they are called here; null is the player of this device. undefined where nothing is known. */
  person(name: string | null): Promise<unknown>;
  /**
   * Keeps what `change` makes of what is known of somebody, in one step. It may be asked more than once, each time with what is there then.
   * @returns what is known from now on
   */
  changePerson(name: string | null, change: (now: unknown) => unknown): Promise<unknown>;
}

/** What the training room shows of a guest to somebody who has played it. It is kept with the person, so that the guest need not come. */
export interface GameCard {
  /** The best that they have reached, as the room's sentence about this guest tells it. */
  readonly best: number;
  /** How they have done from game to game, the oldest first: each from 0 to `most`, and higher is better. */
  readonly curve: readonly number[];
  readonly most: number;
}

/**
 * What the house has to ask where it keeps a guest's rows without the guest: in backups and merges, and where a name is deleted. Pure.
 * A row that is given to anything but `open`, `isTorn` and `isLater` was opened before.
 */
export interface StorageAdapter {
  /** A row as it can be used, with what is not sound in it left out; null where nothing of it can be used. */
  open(row: StoredRow): StoredRow | null;
  /** Whether something of what was kept is left out where a row is opened, and so has to be put aside. @param row as it lies there */
  isTorn(row: StoredRow): boolean;
  /** Whether a later version wrote it: it stays as it lies there, until that has come. @param row as it lies there */
  isLater(row: StoredRow): boolean;
  /** Lays two rows of one game or person together, so that nothing that was played is lost. Which comes first must not matter. */
  merge(one: StoredRow, other: StoredRow): StoredRow;
  /** A game that is over without a name; null where nobody in it has one any more. */
  withoutName(game: StoredRow, name: string): StoredRow | null;
  /** A game that another device's player has played: here they are one of the others. */
  ofSomebodyElse(game: StoredRow): StoredRow;
  /** What was agreed last on the device, in the browser's storage under this key; and a value from there without a name, or (null) all. */
  readonly agreed: { readonly key: string; readonly withoutName: (value: unknown, name: string | null) => unknown };
  /** What the training room shows of a person; null where they have not played. @param value a person's */
  card(value: unknown): GameCard | null;
}

/** What people are called here, and what is kept of them. */
export interface Keeping {
  readonly names: () => readonly string[];
  readonly remember: (names: readonly string[]) => void;
  readonly shelf: Pick<GameStore, 'changePerson'>;
}

/** Checks a game that a table has played, and makes it one of this device. */
export type TakesIn = (value: unknown, here: Here) =>
  | { readonly ok: true; readonly row: StoredRow; readonly keepResults: (keeping: Keeping) => Promise<void> }
  | { readonly ok: false; readonly problem: { readonly code: string } };
