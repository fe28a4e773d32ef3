/** What everybody at a table of several devices may know of it, beside the game itself. Plain JSON. */
import type { LevelName } from '../ai/levelNames';
import type { Mark } from '../seats/marks';

/** The version of all that goes between a page and a server: an old page says so to a new server, and the other way round. */
export const APART_VERSION = 1;

/** A place at the table, whoever sits there. */
export interface SeatShown {
  /** Whose it is; null: it is free, or a character's. */
  readonly name: string | null;
  /** Null as long as nobody sits there. */
  readonly mark: Mark | null;
  /** The device of whoever sits there; null: nobody does. */
  readonly device: number | null;
  /** The character that plays here now: because the host put it there, or for somebody who is away; null: none does. */
  readonly level: LevelName | null;
  /** Whether that device is connected. */
  readonly isHere: boolean;
  /** How long a message takes there and back, in milliseconds; null: not known yet. */
  readonly ms: number | null;
}

/** What a game that was played to its end came to, for the table's card. */
export interface CardRow {
  readonly id: string;
  /** Which game it was, by its word in links. */
  readonly game: string;
  /** For each who played: their name at the start, what they came to where that is counted, and whether they won. */
  readonly players: readonly { readonly name: string; readonly score: number | null; readonly won: boolean }[];
  /** The place, from 1, to which each came; left out where it was stopped, and in rows of earlier versions. */
  readonly places?: readonly number[] | undefined;
}

/** An evening of several games: which they are, who plays all of them, and what each came to so far. */
export interface EveningShown {
  readonly id: string;
  /** In order, by their words in links. `places`: of the players, from 1, once the game was counted. `skipped`: the host left it out. */
  readonly games: readonly {
    readonly game: string; readonly id: string | null; readonly places: readonly number[] | null; readonly skipped?: true | undefined;
  }[];
  /** By seat, and as they are called now; null before the first game. */
  readonly players: readonly {
    readonly seat: number; readonly name: string; readonly mark: Mark | null; readonly level: LevelName | null;
  }[] | null;
}

/** The game that is on, or lies there as it ended. */
export interface GameShown {
  readonly id: string;
  readonly game: string;
  /** As it was agreed at its start: nothing of its deal hangs on anything in it. */
  readonly setup: unknown;
  /** For each place of the game the seat of the table, from 0. */
  readonly seats: readonly number[];
}

export interface TableShown {
  readonly code: string;
  /** Which game is to be played next, by its word in links. */
  readonly game: string;
  /** What was agreed on it, but for who plays. */
  readonly agreed: Readonly<Record<string, unknown>>;
  readonly phase: 'gathering' | 'playing' | 'over';
  /** As many as can play. */
  readonly seats: readonly SeatShown[];
  /** The device whose table it is now. */
  readonly host: number;
  /** The device that is told. */
  readonly you: number;
  /** Who plays for whoever is away for longer than a minute. */
  readonly standIn: LevelName;
  readonly playing: GameShown | null;
  /** Whether the host has paused, or nobody is there. */
  readonly paused: boolean;
  readonly card: readonly CardRow[];
  /** Left out where none was planned. */
  readonly evening?: EveningShown | undefined;
  /** How many devices look on that hold no seat, besides the host's. */
  readonly watching: number;
}

/** The seats that a device holds. */
export function seatsOf({ seats, you }: Pick<TableShown, 'seats' | 'you'>): readonly number[] {
  return seats.flatMap(({ device }, seat) => (device === you ? [seat] : []));
}

/** The places of the game that is on which a device plays. */
export function placesOf({ playing, ...table }: Pick<TableShown, 'seats' | 'you' | 'playing'>): readonly number[] {
  const own = seatsOf(table);
  return playing === null ? [] : playing.seats.flatMap((seat, place) => (own.includes(seat) ? [place] : []));
}
