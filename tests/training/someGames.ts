/** A few of the games that ship, as the training room has them. */
import type { TrainingGame } from '../../src/training/library';
import { unpackGame, type GamesFile } from '../../src/training/positions/shippedGames';
import file from '../../src/training/positions/games.json';

/** Opened once for all tests of a file. */
const opened = new Map<number, TrainingGame>();

/** The first so many games that ship, as the room numbers them. */
export function someGames(count: number): TrainingGame[] {
  return (file as GamesFile).games.slice(0, count).map((game, number) => {
    const known = opened.get(number) ?? { source: { kind: 'shipped', game: number }, record: unpackGame(game) };
    opened.set(number, known);
    return known;
  });
}
