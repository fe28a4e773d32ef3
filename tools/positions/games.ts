/**
 * Plays whole games of the characters at the real table, by the printed rules, with their own eyes, memory and haste. Only games with a
 * crossing, two runs made by one tile, are kept: one in two or three has any, and whoever trains their eye needs many.
 */
import { LEVEL_NAMES, type LevelName } from '../../src/ai/levelNames';
import { randomFrom, scramble } from '../../src/chance/chance';
import { dealOf } from '../../src/rules/deal';
import { liveRuns } from '../../src/rules/calls';
import { PRINTED_RULES } from '../../src/rules/options';
import type { GameRecord } from '../../src/rules/record';
import { stepsOf } from '../../src/rules/steps';
import { packGame, type GamesFile } from '../../src/training/positions/shippedGames';
import { createPlayer } from '../arena/players';
import { playAtTable } from '../arena/table';

/** How many sit down, game by game: most people play against one computer, and some against more. */
const TABLES = [2, 3, 2, 4, 2, 3] as const;

/** Who plays the game of this number and seed, in order of play: no character twice. */
function playersOf(number: number, seed: string): LevelName[] {
  return scramble(LEVEL_NAMES, randomFrom(`players:${seed}`)).slice(0, TABLES[number % TABLES.length]);
}

/** Whether some tile made two runs at once. */
function hasCrossing(record: GameRecord): boolean {
  return [...stepsOf(record)].some(({ event: [kind], position }) => kind === 'place' && liveRuns(position).length > 1);
}

async function play(seed: string, players: readonly LevelName[]): Promise<GameRecord> {
  const deal = dealOf(seed);
  const seats = players.map((name, seat) => ({ player: createPlayer(name), seed: `${seed}:${seat}` }));
  const { events } = await playAtTable({ rules: PRINTED_RULES, deal, seats });
  return { rules: PRINTED_RULES, seats: players, starter: 0, deal, events };
}

/**
 * So many games, each with a crossing.
 * @param first the number of the first one that is played
 * @param tell hears how many there are, after each game that was played
 */
export async function makeGames(
  count: number, seed: number, first: number, tell: (kept: number, played: number) => void = () => {},
): Promise<Pick<GamesFile, 'games'>> {
  const games = [];
  for (let number = first; games.length < count; number += 1) {
    const word = `training:${seed}:${number}`;
    const players = playersOf(number, word);
    const record = await play(word, players);
    if (hasCrossing(record)) games.push(packGame(record, players));
    tell(games.length, number + 1 - first);
  }
  return { games };
}
