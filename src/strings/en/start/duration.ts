/** About how long something takes. */
import type { PlayedFor } from '../../../rules/scoring';
import { gameCount, hourCount, minuteCount } from '../grammar';

/** "about 8 minutes", "about 1.5 hours". @param minutes rounded as people say it */
export function about(minutes: number): string {
  return `about ${minutes < 60 ? minuteCount(minutes) : hourCount(minutes / 60)}`;
}

/** How long it takes to play what is played for: "about 8 minutes", "a match to 100 takes about 40 minutes". */
export function lasts(playedFor: PlayedFor, minutes: number): string {
  switch (playedFor.kind) {
    case 'single': return about(minutes);
    case 'to-100': return `a match to 100 takes ${about(minutes)}`;
    case 'games': return `${gameCount(playedFor.games)} take ${about(minutes)}`;
  }
}
