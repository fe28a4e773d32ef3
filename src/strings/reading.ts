/** What can be read aloud of the table, as values: words are made of them when they are spoken. */
import type { Tile } from '../rules/board';
import type { Remark } from '../session/viewState';

/** What one can ask to hear. */
export const READINGS = ['row', 'column', 'diagonals', 'board', 'score', 'time'] as const;
export type ReadingName = (typeof READINGS)[number];

/** A line of squares from one end of the board to the other, by what lies on them. */
export interface ReadLine {
  /** All its squares, in the order of the line. */
  readonly squares: readonly Tile[];
  readonly tiles: readonly Tile[];
  /** Squares on which nothing lies. Whether their tiles are still to come nobody is told. */
  readonly gaps: readonly Tile[];
  /** With the memory aid, the squares whose tiles are gone for good; they are no gaps then. Empty without it. */
  readonly gone: readonly Tile[];
}

/** What is read aloud. Rows and columns are counted from 1. */
export type Reading =
  | { readonly kind: 'row' | 'column'; readonly number: number; readonly line: ReadLine }
  | { readonly kind: 'diagonals'; readonly down: ReadLine; readonly up: ReadLine }
  | { readonly kind: 'board'; readonly rows: readonly { readonly row: number; readonly tiles: readonly Tile[] }[] }
  | {
    readonly kind: 'score';
    /** `you`: the only local player. */
    readonly seats: readonly {
      readonly name: string; readonly you: boolean; readonly won: number; readonly moves: boolean; readonly owes: boolean;
    }[];
    readonly pile: number;
    readonly now: 'order' | 'playing' | 'lastChance' | 'over' | 'paused';
    /** The seconds that are left to call, rounded up; null while no clock runs. */
    readonly seconds: number | null;
    /** What a character said last; not there while none has, or none is to. */
    readonly said?: { readonly name: string; readonly remark: Remark };
  }
  /** `name`: whose time to call it is; null in the last chance, and for the only local player. `seconds` as above. */
  | { readonly kind: 'time'; readonly name: string | null; readonly seconds: number | null }
  /** The tiles of the open rack, from the left; `faceDown`: how many lie face down. */
  | { readonly kind: 'rack'; readonly tiles: readonly Tile[]; readonly faceDown: number };
