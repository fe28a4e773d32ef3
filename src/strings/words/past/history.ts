/** What is said of finished games and of the statistics of a name. */
import type { FinishedGame } from '../../../history/pastView';
import { formats, oneDecimal } from '../../formats';
import { say } from '../../say';
import { yesNo } from '../yesNo';

/** A game as it is heard, for its buttons: "Ada, 41 tiles; Otto, 35 tiles, 21 November 2026 at 08:43"; and whether it was practice. */
export function gameName({ seats, endedAt, practice }: FinishedGame): string {
  const told = seats.map(({ name, tiles }) => say('history-seat', { name, tiles })).join('; ');
  return say('history-game', { seats: told, day: formats().dayAndTime(endedAt), practice: yesNo(practice) });
}

/** What a player came to in a game, beside their name: "41 tiles, won". */
export function seatResult(tiles: number, won: boolean, shared: boolean): string {
  return say('history-result', { tiles, win: won ? shared ? 'shared' : 'won' : 'none' });
}

/** A plot as it is heard: "Tiles per game, oldest first: 12, 30, 24". @param what its column's meaning */
export function plotName(what: string, values: readonly (number | null)[]): string {
  return say('history-plot', {
    what, values: values.map((value) => (value === null ? say('history-unknown') : oneDecimal(value))).join(', '),
  });
}
