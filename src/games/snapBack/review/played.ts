/** What a game that is over came to for one seat, in the form in which it is kept for a name. */
import type { PlayedGame } from '../kept/bests';
import type { SavedSnapBack } from '../kept/savedGame';
import type { SeatReport, SnapBackReport } from './report';

export function playedGame({ id, savedAt }: SavedSnapBack, { cards }: SnapBackReport, seat: SeatReport): PlayedGame {
  const { die, trueSix, called, missed, falseCalls, span, callTime } = seat;
  return {
    game: id, at: savedAt, start: die.start, end: die.end, cards, trueSix, called, missed, falseCalls, callTime,
    span: span.map(({ asked, right, missed: left }) => ({ asked, right, missed: left })),
  };
}
