/** What the finished games come to for each name: figures game by game, from the records alone. Nothing of it is stored. */
import type { GameRecord } from '../rules/record';
import { countRuns } from '../rules/runCount';
import { PARTS, winnersOf } from '../rules/scoring';
import { seatedPlayers, type OpenedGame } from './saved';
import { DEFAULT_CHARACTER, sameName } from './setup';
import type { FinishedGame, GameFigures, NameFigures } from './viewState';

/** What each seat came to in a game. */
export function gameFigures(record: GameRecord): GameFigures[] {
  const counts = countRuns(record);
  const winners = winnersOf(counts.map(({ tiles }) => tiles));
  return counts.map((count, seat) => ({ ...count, won: winners.includes(seat) ? PARTS / winners.length : 0 }));
}

/**
 * The figures of each name, those with the most games first.
 * @param games finished ones, the newest first, as the store has them
 * @param isNobody of a name: whether it only stands for one that was deleted
 */
export function figuresOf(games: readonly OpenedGame[], isNobody: (name: string) => boolean): NameFigures[] {
  const found: { name: string; games: GameFigures[] }[] = [];
  for (const { replayed: { record } } of games) {
    for (const [seat, figures] of gameFigures(record).entries()) {
      const name = record.seats[seat]!;
      if (isNobody(name)) continue;
      const known = found.find((one) => sameName(one.name, name));
      // The name is spelt as it was last.
      if (known) known.games.unshift(figures);
      else found.push({ name, games: [figures] });
    }
  }
  return found.toSorted((a, b) => b.games.length - a.games.length || a.name.localeCompare(b.name, 'en'));
}

/** A finished game as it stands in the list. */
export function finishedGame(game: OpenedGame): FinishedGame {
  const { saved, picks, replayed: { result } } = game;
  const winners = winnersOf(result.tiles);
  return {
    id: saved.id,
    endedAt: saved.savedAt,
    seats: seatedPlayers(saved.setup, picks).map(({ name, kind, level = DEFAULT_CHARACTER, shape = 'circle' }, seat) => ({
      name, shape, level: kind === 'computer' ? level : null, tiles: result.tiles[seat] ?? 0, won: winners.includes(seat),
    })),
  };
}
