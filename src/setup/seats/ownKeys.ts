/** Keys that people at one screen have of their own, whichever game they play. Pure. */

/** Keys of somebody's own, by where they stand with a seat. */
export type OwnKeys<K extends string> = { readonly [Key in K]?: string | undefined };

type Kinds = { readonly kind: 'local' | 'bot' | 'remote' };

export function peopleIn(seats: readonly Kinds[]): number {
  return seats.filter(({ kind }) => kind === 'local').length;
}

/**
 * Each player's own key of a kind: the one they chose, or a usual one. Null for computers, and for a person who is the only one. No key is
 * given that stands for another call.
 * @param table the kinds of keys, with the usual ones of each: the first are given before the others
 * @param which the kind
 */
export function keysOf<K extends string>(
  table: { readonly [Key in K]: { readonly usual: readonly string[] } }, seats: readonly (Kinds & OwnKeys<K>)[], which: K,
): (string | null)[] {
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
