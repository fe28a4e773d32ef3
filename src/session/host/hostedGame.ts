/** What a host needs of its surroundings, and what whoever keeps its game can ask of it. */
import type { LevelName } from '../../ai/levelNames';
import type { BotOptions } from '../../bots/bot';
import type { Clock } from '../../bots/clock';
import type { GameRecord } from '../../rules/record';
import type { Pace, TimeToCall } from '../../setup/setup';
import type { SavedGame } from '../savedGame';
import type { SnagHost } from '../tableView';

export interface HostPorts {
  /** What computer seats think with. Must always answer (see `workerClient`). */
  readonly thinker: BotOptions['thinker'];
  readonly clock: Clock;
  /** Keeps the game as it stands; called after every event. */
  readonly save: (game: SavedGame) => void;
  /** Milliseconds since 1970. */
  readonly today: () => number;
}

/** A game as it was played so far, for those who look back at it. */
export interface PlayedGame {
  readonly record: GameRecord;
  /** For each seat the character that plays it; null for a person. */
  readonly levels: readonly (LevelName | null)[];
  /** For each seat what its player's chance hangs on. */
  readonly seeds: readonly string[];
}

/** What whoever keeps the game can ask of it, beside what a screen can. */
export interface HostedGame extends SnagHost {
  /** Plays on at another pace. */
  setPace(pace: Pace): void;
  /** Plays on with another time to call, from the next move on. Where nobody calls against a clock, there is none to change. */
  setCallSeconds(seconds: TimeToCall): void;
  /** The game as its record stands now, with the result so far. */
  record(): Record<string, unknown>;
  /** The same for people to read, one move a line. */
  text(): string;
  /** The game as it was played so far: record, characters, and what their chance hangs on. */
  played(): PlayedGame;
  stop(): void;
}
