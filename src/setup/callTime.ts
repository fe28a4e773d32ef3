/** The clocks of a game: how long each seat has to call after placing, and how long the last chance lasts. */
import { LAST_CHANCE_MS } from './pace';
import { secondsFor, type GameSetup, type Pace } from './setup';
import type { Player } from './players';

/** How long a player has to call, in milliseconds; null: until they draw. Where nobody calls there is no time to call. */
export function callTimeOf({ callSeconds, rules }: Pick<GameSetup, 'callSeconds' | 'rules'>, player: Player | undefined): number | null {
  const seconds = rules.calls === 'automatic' ? null : secondsFor(callSeconds, player?.clock);
  return seconds === null ? null : seconds * 1000;
}

/**
 * How long the last chance lasts, in milliseconds; null: until somebody counts. Nobody has less of it than of a clock of
 * their own, and it never ends by itself while somebody has no clock. Where only bots play, nobody would press the button to count.
 */
export function lastChanceOf({ callSeconds, players }: Pick<GameSetup, 'callSeconds' | 'players'>, pace: Pace): number | null {
  const people = players.filter(({ kind }) => kind !== 'bot');
  // It is over when everyone has answered.
  if (callSeconds === 'asked') return null;
  if (callSeconds === null) return people.length > 0 ? null : LAST_CHANCE_MS[pace];
  const own = people.filter(({ clock }) => clock !== undefined).map(({ clock }) => secondsFor(callSeconds, clock));
  return own.includes(null) ? null : Math.max(LAST_CHANCE_MS[pace], ...own.map((seconds) => (seconds ?? 0) * 1000));
}
