/** How a game is opened: what the table's controller needs of one, whoever holds it. A lesson, a review or a drill brings its own. */
import type { Adviser, Thinker } from '../../ai/questions';
import type { Clock } from '../../bots/clock';
import type { Note } from '../../history/pastView';
import { notesOfGame } from '../../history/notes';
import type { OpenedGame, SavedGame } from '../../session/savedGame';
import { createSession, type Session } from '../../session/session';

/** A game that is on, or lies there as it was counted. */
export interface OpenGame extends Pick<
  Session, 'subscribe' | 'act' | 'pause' | 'painted' | 'state' | 'setPace' | 'setCallSeconds' | 'record' | 'text' | 'past' | 'stop'
> {
  /** What the computer players had in mind, once the game is over. */
  review(): Promise<readonly Note[]>;
}

/** @param save keeps the game as it stands; called after every event */
export type OpensGames = (game: OpenedGame, save: (game: SavedGame) => void) => OpenGame;

export interface OpenGamePorts {
  /** Plays the computer seats, and tells afterwards what they had in mind. */
  readonly thinker: Thinker & Adviser;
  readonly clock: Clock;
  readonly today: () => number;
}

/** Opens games as they are played at this table: in this page, against computers that think with `thinker`. */
export function opensGames({ thinker, clock, today }: OpenGamePorts): OpensGames {
  return (game, save) => {
    const session = createSession(game, { thinker, clock, today, save });
    return { ...session, review: async () => (session.state().phase === 'over' ? notesOfGame(session.played(), thinker) : []) };
  };
}
