/** The words of the history: the list of finished games, and the statistics of each name. */
import { PARTS } from '../../../rules/scoring';
import type { FinishedGame } from '../../../history/pastView';
import { dayAndTime, oneDecimal, practiceGameCount, tileCount } from '../grammar';
import { PRACTISED } from '../table/prompts';
import { points } from '../table/scoreCard';

export const HISTORY = {
  title: 'History',
  open: 'History',
  back: 'Back to the start',
  games: 'Finished games',
  statistics: 'Statistics',
  none: 'There are no finished games yet. The next game that you play to the end will be listed here.',
  won: 'won',
  shared: 'shared the win',
  replay: 'Replay',
  deleteGame: 'Delete this game',
  deleteNow: 'Delete for good',
  deleteName: (name: string) => `Delete the name ${name}`,
  deleteNameNow: (name: string) => `Delete the name ${name} for good`,
  nameNote: 'If you delete a name, it becomes “Somebody” in the games that are kept. '
    + 'So the statistics of the other players stay right. The start screen no longer offers it.',
  deleteAll: 'Delete everything',
  deleteAllNow: 'Delete everything for good',
  allNote: 'This deletes all finished games with their score cards, these statistics, and the names that the start screen offers. '
    + 'Unfinished games stay. A match between two games does not.',
  more: 'Show 50 more',
  filling: 'Older games are still being read.',
  adding: 'The statistics are being added up.',
  unknown: 'unknown',
  failed: 'That did not work just now.',
} as const;

/** When a game ended: "21 November 2026 at 08:43". */
export function dayOf(milliseconds: number): string {
  return dayAndTime(milliseconds);
}

/** A game as it is heard, for its buttons: "Ada, 41 tiles; Otto, 35 tiles, 21 November 2026 at 08:43"; and whether it was practice. */
export function gameName({ seats, endedAt, practice }: FinishedGame): string {
  const told = `${seats.map(({ name, tiles }) => `${name}, ${tileCount(tiles)}`).join('; ')}, ${dayOf(endedAt)}`;
  return practice ? `${told}, ${PRACTISED.mark.toLowerCase()}` : told;
}

/** Beneath the figures of a name: its practice games are not among them. */
export function practisedGames(games: number): string {
  return `${practiceGameCount(games)}, not counted here`;
}

/** What a player came to in a game, beside their name: "41 tiles, won". */
export function seatResult(tiles: number, won: boolean, shared: boolean): string {
  return won ? `${tileCount(tiles)}, ${shared ? HISTORY.shared : HISTORY.won}` : tileCount(tiles);
}

/** The columns of the statistics: a short head, and what it stands for. */
export const STATISTICS_HEADS = {
  games: ['Games', 'Games played'],
  won: ['Won', 'Games won; a shared win counts as a part'],
  tiles: ['Tiles', 'Tiles per game'],
  made: ['Made', 'Runs made'],
  missed: ['Missed', 'Runs missed'],
  snagged: ['Snagged', 'Runs snagged from others'],
  vain: ['False', 'False calls'],
  time: ['Time', 'Median time to call, in seconds'],
} as const;

/** Parts of wins: "3½". */
export function wins(parts: number): string {
  return points(parts);
}

/** A plot as it is heard: "Tiles per game, oldest first: 12, 30, 24". */
export function plotName(what: string, values: readonly (number | null)[]): string {
  return `${what}, oldest first: ${values.map((value) => (value === null ? HISTORY.unknown : oneDecimal(value))).join(', ')}`;
}

/** A share of a win as a number from 0 to 1. */
export function shareOf(parts: number): number {
  return parts / PARTS;
}
