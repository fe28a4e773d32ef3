/** What a line of a game's story tells: values, of which the language that is spoken when it is shown makes a sentence. */
import type { HouseRules } from '../rules/options';
import type { NamedCall, TableHappening, TookOver } from '../session/viewState';

/** Names by seat, in order of play. */
export type Names = readonly string[];

/** Who calls. Where nobody does, runs are taken without a word of it; where everyone is asked, nobody is quicker than another. */
export type Calls = HouseRules['calls'] | 'asked';

/** The seat of whoever reads this, if nobody else does: the only local player. They are "you". */
interface Told { readonly you?: number | null }

/** Runs that somebody took after they were missed. `maker`: who made them, null where several players did; `you`: they read this. */
export interface MissedRuns { readonly maker: string | null; readonly you: boolean; readonly count: number }

export type LogLine =
  | Told & { readonly kind: 'happening'; readonly happening: TableHappening; readonly names: Names; readonly calls: Calls }
  /** Taking what others missed costs somebody a move; `you`: that is who reads this. */
  | { readonly kind: 'cost'; readonly name: string; readonly you?: boolean; readonly of: MissedRuns }
  /** Somebody let their run go, and whoever reads this has it: their call was waiting. */
  | { readonly kind: 'yours'; readonly name: string }
  /** Somebody plays instead of somebody else from here on. */
  | TookOver & { readonly kind: 'tookOver' }
  /** Who called first, where calls came over lines. */
  | { readonly kind: 'farCalls'; readonly calls: readonly NamedCall[] }
  /** Somebody drew and left a run uncalled. */
  | { readonly kind: 'uncalled'; readonly name: string; readonly tiles: readonly number[] }
  /** Each player's count at the end, and who has won. */
  | Told & { readonly kind: 'count'; readonly names: Names; readonly tiles: readonly number[] }
  /** Who has won. */
  | Told & { readonly kind: 'verdict'; readonly names: Names; readonly tiles: readonly number[] };
