/** What is played for, as the start screen says it. */
import type { PlayedFor } from '../../../rules/scoring';

/** "A match to 100". */
export function cardCaption(playedFor: PlayedFor): string {
  switch (playedFor.kind) {
    case 'single': return 'Single games';
    case 'to-100': return 'A match to 100';
    case 'games': return `A match of ${playedFor.games} games`;
  }
}
