/** The four accounts of a review: choice, memory, eye and luck. Plain data; points are hundredths of win chance. */
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { Band } from './band';

/** Choosing tiles. */
export interface ChoiceAccount {
  /** How many own tiles are judged so far, where there was a choice; how many had no better one, as far as can be told. */
  readonly judged: number;
  readonly sound: number;
  /** How many are told of each band. A better tile passed by several times counts once. */
  readonly told: Readonly<Record<Band, number>>;
  /** Points lost by choice, small losses and all. */
  readonly points: number;
}

/** Forgotten tiles that cost something. */
export interface MemoryAccount { readonly slips: number; readonly points: number }

/** A turn that a call cost. `seat`: whose; `last`: who places the last tile of the game since; null where that is who would have anyway. */
export interface LostTurn { readonly seat: Seat; readonly last: Seat | null }

/** A call that came later than it could have. */
export interface LateCall {
  readonly step: number;
  readonly tiles: readonly Tile[];
  /** How long it took, in milliseconds, where that is known. */
  readonly ms: number | null;
  /** How many tiles were placed between the miss and the claim; 0 for an own run, and for a claim at once. */
  readonly plies: number;
  /** Who was faster, and by how many milliseconds, where the call was beaten. */
  readonly beatenBy: { readonly seat: Seat; readonly ms: number } | null;
}

/** A run of the person's own, or one of another's that was there to be claimed. */
export interface SeenRun {
  /** The step at which it lies there, lit. */
  readonly step: number;
  readonly tiles: readonly Tile[];
  readonly maker: Seat;
  /** How long the person's call took; null where they did not call it, and where nobody knows. */
  readonly ms: number | null;
  /** Who took it; null where it was left lying. */
  readonly by: Seat | null;
  /** Whether it counts as seen in time: an own run called before the move ended, another's claimed before the next tile. */
  readonly inTime: boolean;
  /**
   * Points that it cost not to have it in time; 0 where it cost nothing, null while that is not known. Below 0 where it brought some: who
   * took it may have lost a turn, and with it the last tile.
   */
  readonly points: number | null;
  /** The turn that it cost whoever took it; null for none. */
  readonly turn: LostTurn | null;
}

/** Runs and calls. */
export interface EyeAccount {
  /** Runs that the person made. */
  readonly own: readonly SeenRun[];
  /** Runs that others had missed, and that were there to be claimed. */
  readonly others: readonly SeenRun[];
  readonly late: readonly LateCall[];
  /** Calls that took nothing: at which steps, and what they cost in points (null while not known). */
  readonly falseCalls: readonly { readonly step: number; readonly points: number | null; readonly turn: LostTurn | null }[];
  /** The median time of the calls that took something, in milliseconds; null where none is known. */
  readonly median: number | null;
  /** Points lost with the eye: what all the runs and calls above cost that cost something. */
  readonly points: number;
  /** Points that the others of them brought, apart: one slip makes no other good. */
  readonly gained: number;
}

/** Where the win chance went, in points: start + draws + slips + tiles - back + gained = result, exactly. */
export interface LuckParts {
  /** What the seat was worth before anybody saw a tile. */
  readonly start: number;
  /** What the first rack and the own draws gave. */
  readonly draws: number;
  /** What the others gave away, as far as they could know it: 0 or more. */
  readonly slips: number;
  /** What the others' tiles did besides: below 0 where they drew well. */
  readonly tiles: number;
  /** What the person gave back, by choice, memory and eye: 0 or more, and the sum of what is told of these. */
  readonly back: number;
  /** What came of slips of the eye that brought something: 0 or more. */
  readonly gained: number;
  /** 100 for a win, 0 for a loss, a share for a tie. */
  readonly result: number;
}

export interface LuckAccount extends LuckParts {
  /**
   * At the second pass: the same in steps of 5 points that still add up, and `others`, which is slips + tiles. Null before.
   */
  readonly told: (LuckParts & { readonly others: number }) | null;
}

export interface Accounts {
  readonly choice: ChoiceAccount;
  /** Null with the memory aid. */
  readonly memory: MemoryAccount | null;
  /** Null where runs are picked up without a call. */
  readonly eye: EyeAccount | null;
  /** Null as long as not all of it is judged, and where the game has no result. */
  readonly luck: LuckAccount | null;
}
