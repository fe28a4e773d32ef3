/** What an evening asks of the house: which games there are, and how they are begun and looked at. Types alone. */
import type { SitsDown } from '../../games/gameApp';
import type { Came } from '../came';
import type { NamedGame } from '../ui/gameLines';

export interface EveningHouse {
  readonly games: readonly NamedGame[];
  /** Begins a game with these people, and shows it. @param id its own word @returns false where they can't play it */
  begin(game: string, id: string, players: readonly SitsDown[]): Promise<boolean>;
  /** Goes on with one that waits. */
  goOn(game: string, id: string): Promise<void>;
  /** What one came to. Never rejects. */
  came(game: string, id: string): Promise<Came>;
  /** Shows how one went that is over. */
  lookAt(game: string, id: string): Promise<void>;
}

/** @param game by its word in links: one that this version doesn't know is called by that */
export function nameOf({ games }: Pick<EveningHouse, 'games'>, game: string): string {
  return games.find((one) => one.game === game)?.name() ?? game;
}
