/** What a game that is over came to for one seat, in the form in which it is kept for a name. */
import type { PlayedGame } from '../kept/bests';
import type { SnapTable } from '../rules/game';
import type { SeatReport, SnapReport } from './report';

/** The game, as far as it is kept with what came of it. */
export interface PlayedIn { readonly id: string; readonly savedAt: number; readonly table: SnapTable }

export function playedGame({ id, savedAt, table }: PlayedIn, { cards, end, seats }: SnapReport, seat: SeatReport): PlayedGame {
  const { called, matches, missed, falseCalls, quickest, callTime } = seat;
  return {
    game: id, at: savedAt, table, seats: seats.length, cards, won: seat.won && end?.winners.length === 1,
    called, matches, missed, falseCalls, quickest: quickest?.ms ?? null, callTime,
  };
}
