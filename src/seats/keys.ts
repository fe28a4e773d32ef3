/**
 * Keys that people at one screen have of their own, as data: a game lists them, several a seat if it likes, with who wants them when. Two
 * on one key are found where it is checked who sits down.
 */
import { peopleIn } from '../setup/seats/ownKeys';
import type { DraftSeat } from './seats';

export interface OwnKey<Draft> {
  /** The keys of those who have chosen none: far apart, so that hands do not meet. */
  readonly usual: readonly string[];
  /** Whether people need it now, where several sit at this screen. */
  readonly wanted: (draft: Draft, people: number) => boolean;
  /** What the field is called. @param shown whose it is */
  readonly label: (shown: string) => string;
  /** What stands before it; without one, as everywhere. */
  readonly word?: () => string;
}

/** The keys of a game, by where they stand with a seat. The first are given before the others. */
export type KeyTable<Draft, K extends string> = { readonly [Key in K]: OwnKey<Draft> };

/** The keys that these people need: none where one plays alone. */
export function keysWanted<Draft extends { readonly seats: readonly DraftSeat<never>[] }, K extends string>(
  table: KeyTable<Draft, K>, draft: Draft,
): readonly K[] {
  const people = peopleIn(draft.seats);
  return people < 2 ? [] : (Object.keys(table) as K[]).filter((key) => table[key].wanted(draft, people));
}
