/** What the games on a score card count, and whether any are left to play: all that the start screen needs of a card. */
import { isMatchOver, type PlayedFor } from '../rules/scoring';

/** A game on the card: what each player was counted, and what somebody wrote over it (null where nothing). */
interface CountedGame {
  readonly tiles: readonly number[];
  readonly corrected?: readonly (number | null)[] | undefined;
}

/** What stands on the card for a game: as counted, but for what somebody has corrected. */
export function cardTiles({ tiles, corrected }: CountedGame): number[] {
  return tiles.map((counted, player) => corrected?.[player] ?? counted);
}

/** Whether nothing is left to be played for; of games by themselves, whether one was counted. */
export function isOver({ playedFor, games }: { readonly playedFor: PlayedFor; readonly games: readonly CountedGame[] }): boolean {
  return isMatchOver(playedFor, games.map(cardTiles));
}
