/**
 * What is asked in the training room, and what is answered. A question is plain data that a screen can show; what it is made from is its
 * reference, which is short, can be kept, and makes the same question again.
 */
import type { Direction, Line, Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { Gone } from '../rules/seatView';
import type { Reasons } from '../ai/questions';
import type { FlashSkillName, GoneSkillName, SafeSkillName } from './skills';

/** The game that a question is from: one that ships with the game, by its number, or one that was played here, by its id. */
export type Source =
  | { readonly kind: 'shipped'; readonly game: number }
  | { readonly kind: 'own'; readonly game: string };

/** A landing in a game: the event of its record that places the tile, counted from 0. */
export interface FlashRef { readonly drill: 'flash'; readonly skill: FlashSkillName; readonly source: Source; readonly event: number }

/** A square asked after a stretch of a game: its events from `from` up to but not including `to`. */
export interface GoneRef {
  readonly drill: 'gone'; readonly skill: GoneSkillName; readonly source: Source;
  readonly from: number; readonly to: number; readonly square: Tile;
}

/** A position to choose a tile in: by the id of one that ships with the game, or of a slip of one's own. */
export interface SafeRef { readonly drill: 'safe'; readonly skill: SafeSkillName; readonly position: string }

export type QuestionRef = FlashRef | GoneRef | SafeRef;

/** Why a landing without a run looks like one. */
export interface NearRun {
  /** Three of them lie, with the landed tile among them; the fourth does not. In the order of the direction. */
  readonly squares: readonly Tile[];
  readonly direction: Direction;
  /** The one that is missing. */
  readonly missing: Tile;
  /**
   * `taken`: its tile is gone for good; `edge`: the three lie side by side and end at the edge of the board; `gap`: it is missing between
   * the others; `three`: it is missing at an end.
   */
  readonly kind: 'taken' | 'edge' | 'gap' | 'three';
}

/** A tile lands: is there a run? */
export interface FlashQuestion {
  readonly drill: 'flash';
  readonly ref: FlashRef;
  /** The tiles that lie before it lands, in rising order. */
  readonly board: readonly Tile[];
  readonly tile: Tile;
  /** The runs that it makes: none, one, or several at once. */
  readonly runs: readonly Line[];
  /** The near-run that the question is about, where there is no run; null where nothing is near. */
  readonly near: NearRun | null;
}

/** A tile lands, and perhaps runs are taken. */
export interface StretchPly {
  readonly tile: Tile;
  /** What is picked up after it and before the next tile, each by itself; mostly nothing. */
  readonly taken: readonly (readonly Tile[])[];
}

/** A stretch of a game. Whoever has seen it can know of every empty square. */
export interface Stretch {
  /** The tiles that lie before it, in rising order. */
  readonly board: readonly Tile[];
  /** The tiles that were taken before it: their squares are shown as gone, and never asked. There are none but before an own slip. */
  readonly gone: readonly Tile[];
  readonly plies: readonly StretchPly[];
  /** The tiles that lie after it, in rising order. */
  readonly after: readonly Tile[];
}

/** An empty square after a stretch: was its tile taken, or is it to come? */
export interface GoneQuestion {
  readonly drill: 'gone';
  readonly ref: GoneRef;
  /** Questions of one stretch share this very object; it is shown once, before the first of them. */
  readonly stretch: Stretch;
  readonly square: Tile;
  /** How many plies before the end of the stretch it was taken, at least 1; null where it is to come. */
  readonly plies: number | null;
}

/** A tile of the rack, and the chance to win the game when it is placed, 0..1. */
export interface SafeChoice { readonly tile: Tile; readonly chance: number; readonly reasons: Reasons }

/** Four tiles, one board, one choice. */
export interface SafeQuestion {
  readonly drill: 'safe';
  readonly ref: SafeRef;
  /** How many play, and whose move it is: `gone` tells by their numbers what each has won. */
  readonly seats: number;
  readonly seat: Seat;
  readonly board: readonly Tile[];
  /** What was picked up before, oldest first. */
  readonly gone: readonly Gone[];
  /** In the order of the rack. */
  readonly choices: readonly SafeChoice[];
}

export type Question = FlashQuestion | GoneQuestion | SafeQuestion;

/** What somebody says: that they call or let pass; that a square is gone or to come; or the tile that they place. */
export type Said = 'call' | 'pass' | 'gone' | 'come' | Tile;

/** An answer. */
export interface Answer {
  readonly said: Said;
  /** Milliseconds from the moment at which it could be answered; null where nobody counted: no press in time, or a listener's answer. */
  readonly ms: number | null;
}

/** How long things last in a drill, in milliseconds. */
export const DRILL_TIMES = {
  flash: {
    /** The board lies there before the tile lands. */
    look: 1500,
    /** From the landing: no press until then counts as letting it pass. It is the time to call at the table. */
    limit: 5000,
  },
  gone: {
    look: 1500,
    /** Each ply of a stretch, and what each taken run takes longer. */
    ply: 800,
    taken: 900,
  },
} as const;
