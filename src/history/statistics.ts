/** What the finished games come to for each name: figures game by game, from the records and the times of their calls. Nothing of it is stored. */
import type { GameRecord } from '../rules/record';
import { countRuns } from '../rules/runCount';
import { PARTS, winnersOf } from '../rules/scoring';
import { callTimesOf, seatedPlayers, type OpenedGame } from '../session/savedGame';
import { DEFAULT_CHARACTER } from '../setup/players';
import { isNobody, sameName } from '../setup/names';
import type { FinishedGame, GameStatistics, NameStatistics } from './pastView';

/** The middle one of some numbers, or the mean of the two in the middle; null where there are none. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The times that are known of a seat's calls. */
function timesOf({ events }: GameRecord, times: readonly (number | null)[], seat: number): number[] {
  return events.filter(([kind]) => kind === 'snag').flatMap(([, caller], i) => (caller === seat ? times[i] ?? [] : []));
}

/**
 * What each seat came to in a game.
 * @param times how long each call of the record took, as far as that is known
 */
export function statisticsOfGame(record: GameRecord, times: readonly (number | null)[] = []): GameStatistics[] {
  const counts = countRuns(record);
  const winners = winnersOf(counts.map(({ tiles }) => tiles));
  return counts.map((count, seat) => ({
    ...count, won: winners.includes(seat) ? PARTS / winners.length : 0, callTime: median(timesOf(record, times, seat)),
  }));
}

/**
 * The figures of each name, those with the most games first.
 * @param games finished ones, the newest first, as the store has them
 */
export function statisticsOf(games: readonly OpenedGame[]): NameStatistics[] {
  const found: { name: string; games: GameStatistics[]; times: number[] }[] = [];
  for (const game of games) {
    const { record } = game.replayed;
    const times = callTimesOf(game);
    for (const [seat, figures] of statisticsOfGame(record, times).entries()) {
      const own = timesOf(record, times, seat);
      const name = record.seats[seat]!;
      if (isNobody(name)) continue;
      const known = found.find((one) => sameName(one.name, name));
      // The name is spelt as it was last.
      if (known) {
        known.games.unshift(figures);
        known.times.push(...own);
      } else found.push({ name, games: [figures], times: own });
    }
  }
  return found.map(({ name, games: all, times }) => ({ name, games: all, callTime: median(times) })).toSorted((a, b) => b.games.length - a.games.length || a.name.localeCompare(b.name, 'en'));
}

/** A finished game as it stands in the list. */
export function finishedGame(game: OpenedGame): FinishedGame {
  const { saved, picks, replayed: { result } } = game;
  const winners = winnersOf(result.tiles);
  return {
    id: saved.id,
    endedAt: saved.savedAt,
    seats: seatedPlayers(saved.setup, picks).map(({ name, kind, level = DEFAULT_CHARACTER, shape = 'circle' }, seat) => ({
      name, shape, level: kind === 'bot' ? level : null, tiles: result.tiles[seat] ?? 0, won: winners.includes(seat),
    })),
  };
}
