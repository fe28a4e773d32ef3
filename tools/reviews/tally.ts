/** What the reviews of several games come to. */
import { quantile } from 'simple-statistics';
import type { ReviewedTiles } from './reviewGames';

export interface Tally {
  readonly games: number;
  readonly players: readonly { readonly name: string; readonly mistakes: number; readonly points: number }[];
  /** How many mistakes were judged again; of them how many still lose 5 points, and how many still lose 2. */
  readonly again: { readonly all: number; readonly mistakes: number; readonly losing: number };
  /** How many mistakes have no reason that can be said. */
  readonly unexplained: number;
  readonly mistakes: number;
  /** The standard error of a difference in points: the median, and that of nine in ten. */
  readonly error: { readonly median: number; readonly most: number };
}

/** The figures of some games. */
export function tally(games: readonly ReviewedTiles[]): Tally {
  const mistakes = games.flatMap((game) => game.mistakes);
  const again = mistakes.flatMap((mistake) => mistake.again ?? []);
  const names = [...new Set(games.flatMap(({ players }) => players.map(({ name }) => name)))];
  const errors = games.flatMap(({ players }) => players.flatMap((player) => player.errors)).filter((error) => error > 0);
  return {
    games: games.length, mistakes: mistakes.length,
    players: names.map((name) => ({
      name, mistakes: mistakes.filter(({ player }) => player === name).length,
      points: games.flatMap(({ players }) => players).reduce((sum, player) => sum + (player.name === name ? player.points : 0), 0),
    })),
    again: { all: again.length, mistakes: again.filter((loss) => loss >= 5).length, losing: again.filter((loss) => loss >= 2).length },
    unexplained: mistakes.filter(({ verdict }) => verdict.reason === null).length,
    error: errors.length === 0 ? { median: 0, most: 0 } : { median: quantile(errors, 0.5), most: quantile(errors, 0.9) },
  };
}

/** The figures on a line. */
export function figuresLine({ games, players, again, unexplained, mistakes, error }: Tally): string {
  const each = players.map(({ name, mistakes: own, points }) =>
    `${name} ${(own / games).toFixed(2)} mistakes and ${(points / games).toFixed(1)} points a game`);
  const stands = again.all === 0 ? [] : [`of ${again.all} judged again ${again.mistakes} lose 5, ${again.losing} lose 2`];
  return [
    ...each, ...stands, `${unexplained} of ${mistakes} without a reason`,
    `error ${error.median.toFixed(2)}, ${error.most.toFixed(2)} in nine of ten`,
  ].join('; ');
}
