/** The line of Bell in the catalogue: it stands in that of the test build alone (`tests/games/page`). */
import type { GameEntry } from '../../../src/games/gameEntry';

export const BELL: GameEntry<false> = {
  kind: 'seesFirst', players: [2, 4], minutes: 1, trains: false, words: 'bell',
  page: async () => (await import('./page')).createBell,
  adapter: async () => (await import('./storage')).storage.adapter,
  takesIn: async () => (await import('../../../src/shell/after/takesIn')).takesIn((await import('./page')).bellShell),
  game: async () => (await import('./game')).bell,
};
