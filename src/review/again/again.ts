/**
 * A move tried again: a person chooses anew with what they could know then. Right is praised; wrong is answered with what it costs, and
 * they may choose once more; or the better tile is shown. Pure.
 */
import type { Tile } from '../../rules/board';
import type { Verdict } from '../verdict';

/** What is said to somebody who tries a move again. */
export type AgainSaid =
  /** The move is being judged: a moment's patience. */
  | { readonly kind: 'waiting' }
  /** It could not be judged. */
  | { readonly kind: 'failed' }
  /** Choose. `tile`: the one that was placed; `slip`: whether a better one was there. */
  | { readonly kind: 'choose'; readonly tile: Tile; readonly slip: boolean }
  /** Something else was asked for than a tile. */
  | { readonly kind: 'tilesOnly' }
  /** The tile that was chosen now is the best, or none is better as far as anyone can tell. `first`: on the one that was placed. */
  | { readonly kind: 'best' | 'good'; readonly verdict: Verdict; readonly first: Verdict }
  /** Another is better. `closer`: whether it is better than the one that was placed. */
  | { readonly kind: 'worse'; readonly verdict: Verdict; readonly placed: Tile; readonly closer: boolean }
  /** The better tile is shown. `verdict`: on the tile that was placed. */
  | { readonly kind: 'shown'; readonly verdict: Verdict };

export interface AgainState {
  /** The tile that was placed in the game. */
  readonly placed: Tile;
  /** The verdict on each tile of the rack; null while it is not judged. */
  readonly verdicts: ReadonlyMap<Tile, Verdict> | null;
  /** `waits`: it is not judged yet. `asked`: a tile may be chosen. `done`: the choice was right, or the better tile is shown. */
  readonly phase: 'waits' | 'asked' | 'done';
  /** The tile that lies on the board for now; null while none was chosen. */
  readonly lies: Tile | null;
  readonly said: AgainSaid;
  /** How often something was said: the same again is news, too. */
  readonly times: number;
}

export type AgainChange =
  /** The rack is judged; null where that failed. */
  | { readonly type: 'judged'; readonly verdicts: ReadonlyMap<Tile, Verdict> | null }
  | { readonly type: 'chose'; readonly tile: Tile }
  | { readonly type: 'shown' }
  /** A call, a drawing, whatever is not asked here. */
  | { readonly type: 'other' };

/** A move before it is judged. */
export function againAt(placed: Tile): AgainState {
  return { placed, verdicts: null, phase: 'waits', lies: null, said: { kind: 'waiting' }, times: 1 };
}

/** The try after a change. What is not possible then changes nothing. */
export function againAfter(state: AgainState, change: AgainChange): AgainState {
  const { placed, verdicts, phase, lies } = state;
  const told = (said: AgainSaid, next: Partial<AgainState> = {}): AgainState => ({ ...state, ...next, said, times: state.times + 1 });
  if (change.type === 'judged') {
    if (phase !== 'waits') return state;
    const verdict = change.verdicts?.get(placed);
    if (!change.verdicts || !verdict) return told({ kind: 'failed' });
    return told({ kind: 'choose', tile: placed, slip: verdict.band !== null }, { verdicts: change.verdicts, phase: 'asked' });
  }
  if (phase !== 'asked' || verdicts === null) return state;
  const first = verdicts.get(placed)!;
  switch (change.type) {
    case 'chose': {
      const verdict = verdicts.get(change.tile);
      if (!verdict || change.tile === lies) return state;
      if (verdict.band !== null) {
        return told({ kind: 'worse', verdict, placed, closer: verdict.loss < first.loss && change.tile !== placed }, { lies: change.tile });
      }
      return told({ kind: verdict.better === change.tile ? 'best' : 'good', verdict, first }, { phase: 'done', lies: change.tile });
    }
    case 'shown': return told({ kind: 'shown', verdict: first }, { phase: 'done', lies: first.better });
    case 'other': return told({ kind: 'tilesOnly' });
  }
}
