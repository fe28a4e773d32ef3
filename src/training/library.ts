/**
 * What questions are made from: whole games, those that ship with the game and one's own, and positions to choose a tile in. Whoever opens
 * the training room gathers it; a reference means the same question for as long as its game is there.
 */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { scramble } from '../chance/chance';
import type { GameRecord } from '../rules/record';
import type { PackedPosition } from './positions/shippedPositions';
import type { SafeQuestion, Source } from './question';

export interface TrainingGame { readonly source: Source; readonly record: GameRecord }

export interface Library {
  readonly games: readonly TrainingGame[];
  /** Positions that ship with the game: a question is made of those that are asked only. */
  readonly shipped: readonly PackedPosition[];
  /** Those of own slips. */
  readonly positions: readonly SafeQuestion[];
}

export function sameSource(a: Source, b: Source): boolean {
  return a.kind === b.kind && a.game === b.game;
}

/** The games in a random order, those that were played here and those that ship in turn, so that a few own ones are met often. */
export function inTurn(games: readonly TrainingGame[], random: RandomGenerator): TrainingGame[] {
  const mixed = scramble(games, random);
  const own = mixed.filter(({ source }) => source.kind === 'own');
  const shipped = mixed.filter(({ source }) => source.kind === 'shipped');
  return mixed.flatMap((_, i) => [own[i], shipped[i]]).filter((game) => game !== undefined);
}

/** The game that a question is from; null where it is not there any more. */
export function gameFrom({ games }: Pick<Library, 'games'>, source: Source): GameRecord | null {
  return games.find((game) => sameSource(game.source, source))?.record ?? null;
}
