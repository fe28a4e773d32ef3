/**
 * What a game or a match is worth: who has won, and the pluses and minuses of the score card (rule 8 and its decisions).
 * Tied winners share, so a score can have a fraction: it is counted in whole parts of a point, and is never rounded here.
 */

/** The numbers of games that can be agreed on beforehand. */
export const MATCH_GAMES = [2, 3, 4, 5, 6, 7] as const;

/** What is played for: each game by itself, a match until a player has 100 tiles, or a fixed number of games. */
export type PlayedFor =
  | { readonly kind: 'single' }
  | { readonly kind: 'to-100' }
  | { readonly kind: 'games'; readonly games: (typeof MATCH_GAMES)[number] };

/** Tiles by player, in an order that stays the same from game to game. */
export type Tiles = readonly number[];

/** The tiles with which a match to 100 can end. */
export const MATCH_GOAL = 100;

/** What the winner of a game by itself gets, and the winner of a match, in points. */
export const GAME_BONUS = 10;
export const MATCH_BONUS = 100;

/** A point has so many parts: at most four share, and twelve can be shared by two, three and four. */
export const PARTS = 12;

/** What stands in a player's plus and minus columns, in parts of a point. */
export interface Score { readonly plus: number; readonly minus: number }

/** Who has the most, in rising order: one player, or all who are tied. */
export function winnersOf(tiles: Tiles): number[] {
  const most = Math.max(...tiles);
  return tiles.flatMap((one, player) => (one === most ? [player] : []));
}

/** Each player's tiles of all games together. */
export function totalsOf(games: readonly Tiles[], players: number): number[] {
  return Array.from({ length: players }, (_, player) => games.reduce((sum, tiles) => sum + (tiles[player] ?? 0), 0));
}

/**
 * Whether nothing is left to be played for after these games. A game by itself ends with itself; a match to 100 when somebody has 100
 * and one player alone has the most; a fixed number of games with the last of them, be it tied or not.
 */
export function isMatchOver(playedFor: PlayedFor, games: readonly Tiles[]): boolean {
  if (playedFor.kind === 'single') return games.length > 0;
  if (playedFor.kind === 'games') return games.length >= playedFor.games;
  const totals = totalsOf(games, games[0]?.length ?? 0);
  return totals.some((total) => total >= MATCH_GOAL) && winnersOf(totals).length === 1;
}

/**
 * The pluses and minuses that these tiles come to. The winner has the bonus, which nobody pays, and from each loser the difference between
 * their tiles. Tied winners share both equally; a loser pays the whole difference once.
 * @param bonus in points
 */
export function scoresOf(tiles: Tiles, bonus: number): Score[] {
  const most = Math.max(...tiles);
  const winners = winnersOf(tiles).length;
  const differences = tiles.reduce((sum, one) => sum + most - one, 0);
  // Whole, since a point has parts for two, three and four.
  const share = ((bonus + differences) * PARTS) / winners;
  return tiles.map((one) => (one === most ? { plus: share, minus: 0 } : { plus: 0, minus: (most - one) * PARTS }));
}

/**
 * What stands in the plus and minus columns after these games: of games by themselves, all of them together; of a match, nothing
 * (null) before it is over.
 */
export function matchScores(playedFor: PlayedFor, games: readonly Tiles[], players: number): Score[] | null {
  if (playedFor.kind !== 'single') return isMatchOver(playedFor, games) ? scoresOf(totalsOf(games, players), MATCH_BONUS) : null;
  const nothing = Array.from({ length: players }, (): Score => ({ plus: 0, minus: 0 }));
  return games.map((tiles) => scoresOf(tiles, GAME_BONUS)).reduce(
    (sums, scores) => sums.map(({ plus, minus }, player) =>
      ({ plus: plus + (scores[player]?.plus ?? 0), minus: minus + (scores[player]?.minus ?? 0) })),
    nothing,
  );
}

/** Who starts the next game: the winner; of tied winners the one who comes first from the last starter leftward, that starter included. */
export function nextStarter(tiles: Tiles, lastStarter: number): number {
  const winners = winnersOf(tiles);
  return winners.find((player) => player >= lastStarter) ?? winners[0] ?? lastStarter;
}
