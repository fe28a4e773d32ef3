/** What both ways of playing a game have in common: what it is played from, what it comes to, and how a player is asked and timed. */
import type { LevelName } from '../../src/ai/levelNames';
import type { Choice, Question, Thinker } from '../../src/ai/questions';
import type { Tile } from '../../src/rules/board';
import type { HouseRules } from '../../src/rules/options';
import type { GameEvent, Seat } from '../../src/rules/position';
import type { GameResult } from '../../src/rules/record';

/** One who plays, as the arena sees them. */
export interface Player {
  readonly name: string;
  readonly thinker: Thinker;
  /** What their questions name as level. */
  readonly level: LevelName;
  /** Hears that a game begins; `chance` is a number that they may draw their chance from. */
  begin?(game: { readonly seat: Seat; readonly players: number; readonly chance: number }): void;
  /** Hears what the game came to: the tiles won by each seat. */
  end?(tiles: readonly number[]): void;
  /** Leaves for good. */
  stop?(): Promise<void>;
}

/** A game before its first move; seat 0 begins. */
export interface Game {
  readonly rules: HouseRules;
  readonly deal: readonly Tile[];
  /** Who plays, in order of play, each with the seed of their chance. */
  readonly seats: readonly { readonly player: Player; readonly seed: string }[];
}

/** A game as it was played. */
export interface Played {
  readonly events: readonly GameEvent[];
  readonly result: GameResult;
  /** For each seat how long each of its decisions took, in milliseconds. */
  readonly spans: readonly (readonly number[])[];
  /** Who lost the game by a fault, and what it was; the events end there. */
  readonly forfeit: Forfeit | null;
}

export interface Forfeit { readonly seat: Seat; readonly reason: string }

/** What a player throws who cannot go on, and so loses the game. Anything else that is thrown is the arena's own mistake. */
export class Fault extends Error {}

/** Asks for a tile and takes down how long the answer took. */
export function askFor(thinker: Thinker, question: Question, spans: number[]): Choice | Promise<Choice> {
  const asked = performance.now();
  const answer = thinker.choose(question);
  if (!(answer instanceof Promise)) {
    spans.push(performance.now() - asked);
    return answer;
  }
  return answer.then((choice) => {
    spans.push(performance.now() - asked);
    return choice;
  });
}

/** The faulty seat's forfeit; throws on what is not a player's fault. */
export function forfeitOf(seat: Seat, error: unknown): Forfeit {
  if (error instanceof Fault) return { seat, reason: error.message };
  throw error;
}
