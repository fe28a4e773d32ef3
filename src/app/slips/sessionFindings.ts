/** What reviews found since the page was opened. */
import { withFound, type Found, type FoundSeat } from '../../review/found';

export interface Findings {
  /** By the ids of games: those that nothing is known of are not among them. */
  reviews(ids: readonly string[]): Promise<ReadonlyMap<string, Found>>;
  putReview(game: string, found: FoundSeat): Promise<void>;
}

/** Nothing is found yet. */
export function sessionFindings(): Findings {
  const kept = new Map<string, Found>();
  return {
    reviews: async (ids) => new Map(ids.flatMap((id) => { const found = kept.get(id); return found ? [[id, found]] : []; })),
    putReview: async (game, found) => { kept.set(game, withFound(kept.get(game) ?? null, game, found)); },
  };
}
