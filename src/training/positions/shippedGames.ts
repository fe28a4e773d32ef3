/** The games of the computer players that ship with the game: what Flash and Gone? take their positions from. */
import type { LevelName } from '../../ai/levelNames';
import { PRINTED_RULES } from '../../rules/options';
import { readRecord, type GameRecord } from '../../rules/record';
import { packMoves, unpackMoves } from './packedMoves';

/** A game as it is shipped. Rules are as printed, and seat a begins. */
export interface PackedGame {
  /** Who played, in order of play. */
  readonly players: readonly LevelName[];
  /** The 76 tiles, front first. */
  readonly deal: string;
  readonly moves: string;
}

/** What games.json holds. */
export interface GamesFile { readonly note: string; readonly games: readonly PackedGame[] }

/** @throws on a game whose moves cannot be written so */
export function packGame({ deal, events }: GameRecord, players: readonly LevelName[]): PackedGame {
  return { players, deal: deal.join(' '), moves: packMoves(events) };
}

/**
 * The record of a shipped game, with the characters' names as they stand in `ai/levels`.
 * @throws where it is not a whole game that keeps to the rules
 */
export function unpackGame({ players, deal, moves }: PackedGame): GameRecord {
  const outcome = readRecord({
    format: 'snag-record', version: 1, rules: PRINTED_RULES, seats: players, starter: 0, deal: deal.split(' ').map(Number),
    events: unpackMoves(moves),
  });
  if (!outcome.ok) throw new Error(`a shipped game does not replay: ${JSON.stringify(outcome.refusal)}`);
  if (!outcome.result.over) throw new Error('a shipped game is not played to its end');
  return outcome.record;
}

/** All of them. The same records for as long as the page lives; they are loaded when they are first wanted. */
export async function shippedGames(): Promise<readonly GameRecord[]> {
  const { default: file } = await import('./games.json');
  // What the build has verified.
  return (file as GamesFile).games.map(unpackGame);
}
