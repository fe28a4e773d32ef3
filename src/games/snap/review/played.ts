/** What a game that is over came to for one seat, in the form in which it is kept for a name. */
import type { PlayedGame } from '../kept/bests';
import type { SavedSnap } from '../kept/savedGame';
import type { SeatReport, SnapReport } from './report';

/** What of a saved game is kept with what came of it. */
type PlayedIn = Pick<SavedSnap, 'id' | 'savedAt'> & { readonly setup: Pick<SavedSnap['setup'], 'table'> };

export function playedGame({ id, savedAt, setup }: PlayedIn, { cards, end, seats }: SnapReport, seat: SeatReport): PlayedGame {
  const { called, matches, missed, falseCalls, quickest, callTime } = seat;
  return {
    game: id, at: savedAt, table: setup.table, seats: seats.length, cards, won: seat.won && end?.winners.length === 1,
    called, matches, missed, falseCalls, quickest: quickest?.ms ?? null, callTime,
  };
}
