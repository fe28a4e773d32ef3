/** What happened in a game so far, and what a position does not remember of it. */
import type { Tile } from '../rules/board';
import { NO_PAST, pastWith, type OpenPast } from '../rules/seatView';
import type { TableHappening } from './viewState';

/** All that happened; and, of what happened in the open, who placed which tile, which tiles went together and when, who called in vain. */
export interface GameLog extends OpenPast { readonly all: readonly TableHappening[] }

/** Nothing has happened yet. */
export const EMPTY_LOG: GameLog = { all: [], ...NO_PAST };

/** What is known of the past after these happenings. */
export function pastAfter(past: OpenPast, happenings: readonly TableHappening[]): OpenPast {
  return happenings.reduce((known, happening) => {
    switch (happening.type) {
      case 'placed': case 'snagged': case 'falseCall': return pastWith(known, happening);
      default: return known;
    }
  }, past);
}

/** The log after these happenings. */
export function logged({ all, ...past }: GameLog, happenings: readonly TableHappening[]): GameLog {
  return { all: [...all, ...happenings], ...pastAfter(past, happenings) };
}

/** The tile that was placed last. */
export function lastPlacedIn({ placements }: OpenPast): Tile | null {
  return placements.at(-1)?.tile ?? null;
}
