/** What a game of an evening came to, from the game as it is kept. Pure. */
import type { Game, GameTypes, PlaceResult } from '../contract/contract';
import { openSaved } from '../contract/savedGame';

/**
 * `none`: it lies nowhere, or can't be read. `waits`: it's still on. `stopped`: somebody ended it before its end, so it counts for nobody.
 * `over`: `results` for each player, in the order in which they were seated.
 */
export type Came =
  | { readonly kind: 'none' | 'waits' | 'stopped' }
  | { readonly kind: 'over'; readonly results: readonly PlaceResult[] };

/** @param value the game as storage gave it */
export function cameOf(game: Game<GameTypes>, value: unknown): Came {
  const opened = openSaved(game, value);
  if (!opened.ok) return { kind: 'none' };
  const { saved: { ended }, replayed } = opened;
  if (ended === null) return { kind: 'waits' };
  const results = ended === 'stopped' ? null : game.result(replayed.states.at(-1), ended);
  return results === null ? { kind: 'stopped' } : { kind: 'over', results };
}
