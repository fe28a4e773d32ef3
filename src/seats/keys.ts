/**
 * Keys that people at one screen have of their own, as data: a game lists them, several a seat if it likes, with who wants them when. Two
 * on one key are found where it is checked who sits down.
 */
import type { OwnKeys } from './seats';

type Kinds = { readonly kind: 'local' | 'bot' | 'remote' };

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

export function peopleIn(seats: readonly Kinds[]): number {
  return seats.filter(({ kind }) => kind === 'local').length;
}

/** The keys that these people need: none where one plays alone. */
export function keysWanted<Draft extends { readonly seats: readonly Kinds[] }, K extends string>(
  table: KeyTable<Draft, K>, draft: Draft,
): readonly K[] {
  const people = peopleIn(draft.seats);
  return people < 2 ? [] : (Object.keys(table) as K[]).filter((key) => table[key].wanted(draft, people));
}

/**
 * Each player's own key of a kind; null for computers, and for a person who is the only one. No key is given that stands for another call.
 * @param which the kind
 */
export function keysOf<K extends string>(
  table: { readonly [Key in K]: Pick<OwnKey<never>, 'usual'> }, seats: readonly (Kinds & OwnKeys<K>)[], which: K,
): readonly (string | null)[] {
  const kinds = Object.keys(table) as K[];
  const before = kinds.slice(0, kinds.indexOf(which)).flatMap((kind) => keysOf(table, seats, kind));
  const typed = kinds.filter((kind) => kind !== which).flatMap((kind) => seats.map((seat): string | undefined => seat[kind]));
  const chosen = seats.map((seat): string | undefined => (seat.kind === 'local' ? seat[which] : undefined));
  const free = table[which].usual.filter((key) => !chosen.includes(key) && !before.includes(key) && !typed.includes(key));
  const several = peopleIn(seats) > 1;
  return seats.map(({ kind }, i) => (!several || kind !== 'local' ? null : chosen[i] ?? free.shift() ?? null));
}

/** Whether a key can be somebody's own: a single letter or digit, in lower case, that the table does not use itself. */
export function canBeOwn(key: string, tableKeys: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && key === key.toLocaleLowerCase('en') && !tableKeys.includes(key);
}
