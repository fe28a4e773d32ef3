/** What the finished games come to for each name, added up from their summaries. Nothing of it is stored. */
import { median } from 'simple-statistics';
import { foldedName, isNobody } from '../setup/names';
import type { GameSummary, SeatCount } from '../session/gameSummary';
import type { FinishedGame, GameStatistics, NameStatistics } from './pastView';

const medianOf = (times: readonly number[]): number | null => (times.length === 0 ? null : median([...times]));

/** What a seat came to in a game. */
export function statisticsOfSeat({ tiles, made, missed, snagged, vain, won, callTimes }: SeatCount): GameStatistics {
  return { tiles, made, missed, snagged, vain, won, callTime: medianOf(callTimes) };
}

/**
 * The figures of each name, those with the most games first.
 * @param games finished ones, the newest first
 */
export function statisticsOf(games: readonly GameSummary[]): NameStatistics[] {
  const found = new Map<string, { readonly name: string; readonly games: GameStatistics[]; readonly times: number[] }>();
  for (const seat of games.flatMap(({ seats }) => seats)) {
    if (isNobody(seat.name)) continue;
    const folded = foldedName(seat.name);
    // The name is spelt as it was last.
    const known = found.get(folded) ?? { name: seat.name, games: [], times: [] };
    found.set(folded, known);
    known.games.unshift(statisticsOfSeat(seat));
    known.times.push(...seat.callTimes);
  }
  return [...found.values()].map(({ name, games: all, times }) => ({ name, games: all, callTime: medianOf(times) }))
    .toSorted((a, b) => b.games.length - a.games.length || a.name.localeCompare(b.name, 'en'));
}

/** A finished game as it stands in the list. */
export function finishedGame({ id, savedAt, seats }: GameSummary): FinishedGame {
  return { id, endedAt: savedAt, seats: seats.map(({ name, shape, level, tiles, won }) => ({ name, shape, level, tiles, won: won > 0 })) };
}
