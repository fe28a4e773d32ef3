/** A game with what the tests of the host have to know of it. */
import type { Game, GameTypes, Place, SavedGame, Seated } from '../../src/contract/contract';

export interface TestGame<T extends GameTypes> {
  readonly game: Game<T>;
  begin(players: readonly Seated[], seed: string): SavedGame<T>;
  /** What somebody there might do, right or wrong, by chance; null: nothing. */
  choose(view: T['View'], place: Place, chance: () => number): T['Intent'] | null;
  /** What computer players do one after the other, whatever they see. */
  readonly script: readonly T['Intent'][];
  /** The same game, with hidden parts exchanged that `own` cannot see. */
  twin(saved: SavedGame<T>, own: Place): SavedGame<T>;
  /** Whether a happening is for one place alone, as a refusal is: nobody else is told that there was one. */
  isReply?(happening: T['Happening']): boolean;
  /** Whether a happening shows a part that is exchanged in the twin. */
  shows(happening: T['Happening'], saved: SavedGame<T>, own: Place): boolean;
  /** Whether what is exchanged is ever shown to `own` alone: devices of others hear the same to the end. */
  readonly isOwn?: true;
  /** What of a view only other places may see: nothing of it may be there. Without it everybody sees the same. */
  others?(view: T['View'], own: ReadonlySet<Place>): readonly unknown[];
  /** A view that tells what its places may not see. */
  leak(view: T['View'], table: T['Table']): T['View'];
}
