/** About how long it takes to play what was agreed. */
import type { PlayedFor } from '../../../rules/scoring';
import { say } from '../../say';
import { about, timeIn } from '../start/duration';

/** "about 8 minutes", "a match to 100 takes about 40 minutes". @param minutes rounded as people say it */
export function lasts(playedFor: PlayedFor, minutes: number): string {
  switch (playedFor.kind) {
    case 'single': return about(minutes);
    case 'to-100': return say('lasts-to-100', timeIn(minutes));
    case 'games': return say('lasts-games', { ...timeIn(minutes), games: playedFor.games });
  }
}
