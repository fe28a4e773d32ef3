/** What can be continued, as the start screen tells it. */
import type { PlayedFor } from '../../../rules/scoring';
import { formats, list } from '../../formats';
import { say } from '../../say';

/** How a game stands: "You 17 · Otto 21". */
export function standingTold(seats: readonly { readonly name: string; readonly tiles: number }[]): string {
  return seats.map(({ name, tiles }) => `${name} ${formats().number(tiles)}`).join(' · ');
}

/** A match between two of its games: "A match to 100: Ann and Bo, after 2 games". */
export function matchTold(playedFor: PlayedFor, names: readonly string[], games: number): string {
  const told = { names: list(names), games };
  switch (playedFor.kind) {
    case 'single': return say('start-match-single', told);
    case 'to-100': return say('start-match-to-100', told);
    case 'games': return say('start-match-games', { ...told, of: playedFor.games });
  }
}
