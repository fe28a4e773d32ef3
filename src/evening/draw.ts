/** Which games an evening can have, and how they are drawn: chance hangs on a word, as all chance here does. Pure. */
import { randomFrom, scramble } from '../chance/chance';
import { FEWEST_GAMES, MOST_GAMES } from './evening';

/** A game that an evening may have. */
export interface Playable {
  /** By its word in links. */
  readonly game: string;
  /** How many play it at least and at most, people and characters together. */
  readonly players: readonly [least: number, most: number];
  /** How many of them may be people at one screen, where that is fewer. */
  readonly here?: number | undefined;
  /** Whether it's played in pairs, by an even number. */
  readonly pairs?: true | undefined;
}

/** The games that so many can play. @param people those at one screen; null: everybody is at a device of their own */
export function fitting(games: readonly Playable[], seats: number, people: number | null): readonly string[] {
  return games.filter(({ players: [least, most], here = most, pairs }) =>
    seats >= least && seats <= most && (people ?? 0) <= here && (pairs !== true || seats % 2 === 0)).map(({ game }) => game);
}

/** How many games an evening can have where so many fit: none is drawn twice. Nothing where there are too few. */
export function countsFor(fits: number): readonly number[] {
  const most = Math.min(MOST_GAMES, fits);
  return Array.from({ length: Math.max(0, most - FEWEST_GAMES + 1) }, (_, i) => FEWEST_GAMES + i);
}

/**
 * Games for an evening: those that somebody chose and that fit stay where they are, and the other lines are drawn among those that aren't
 * there yet.
 * @param chosen a game by its word for each line; null: it is drawn
 * @param word what chance hangs on: the same word draws the same
 * @returns shorter than `chosen` where too few games fit
 */
export function drawn(chosen: readonly (string | null)[], fits: readonly string[], word: string): readonly string[] {
  const kept = chosen.map((game) => (game !== null && fits.includes(game) ? game : null));
  const left = scramble(fits.filter((game) => !kept.includes(game)), randomFrom(word));
  return kept.flatMap((game) => game ?? left.shift() ?? []);
}
