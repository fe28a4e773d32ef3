/** How games and matches are put into the data base: each together with its summary, in the transaction of whoever puts it. */
import { later } from '../../loading/later';
import type { Match } from '../../match/match';
import type { GameSummary } from '../../session/gameSummary';
import type { SavedGame } from '../../session/savedGame';
import type { MatchSummary } from '../matchSummary';

/** The object stores of a transaction. */
export type At = (store: string) => IDBObjectStore;

/** What a transaction that puts games needs. */
export const GAMES = ['games', 'summaries', 'matchSummaries'];

/** Sums games up, and matches. It replays games that are over, and so needs all the rules: it is loaded once something is to be written. */
export const summing = later(() => import('./summing'));

export function putGame(at: At, game: SavedGame, summary: GameSummary | null): void {
  at('games').put(game);
  // A game that cannot be summed up is found by those who look for what has no summary.
  if (summary) at('summaries').put(summary);
  else at('summaries').delete(game.id);
}

export function putMatch(at: At, match: Match, summary: MatchSummary): void {
  at('series').put(match);
  at('matchSummaries').put(summary);
}
