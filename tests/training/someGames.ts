/** A few of the games that ship, as the training room has them. */
import type { TrainingGame } from '../../src/training/library';
import { unpackGame, type GamesFile } from '../../src/training/positions/shippedGames';
import type { PackedPosition, PositionsFile } from '../../src/training/positions/shippedPositions';
import type { SafeQuestion } from '../../src/training/question';
import { DANGERS } from '../../src/training/skills';
import file from '../../src/training/positions/games.json';
import safe from '../../src/training/positions/safe.json';

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

/** The first so many positions that ship. */
export function somePositions(count: number): readonly PackedPosition[] {
  return (safe as PositionsFile).positions.slice(0, count);
}

/** A position to choose a tile in, as of an own slip: 44 is best, 66 as good as it, and the others are not. */
export function safeQuestion(number: number): SafeQuestion {
  const reasons = { takes: [], opens: [], shuts: [], keeps: [], countsOnGone: [] };
  const choices = [[44, 0.6], [55, 0.5], [66, 0.59], [77, 0.3]] as const;
  return {
    drill: 'safe', ref: { drill: 'safe', skill: `safe:${DANGERS[number % DANGERS.length]!}`, position: `shipped ${number}` },
    seats: 2, seat: 0, board: [5, 6], gone: [{ tiles: [13, 14, 15, 16], by: 1, ply: 9 }],
    choices: choices.map(([tile, chance]) => ({ tile, chance, reasons })),
  };
}
