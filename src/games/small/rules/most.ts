/** Who has most of something, in seats. Pure. */

/** All who share the most; nobody, where nobody has any. @param counts for each seat */
export function withMost(counts: readonly number[]): readonly number[] {
  const most = Math.max(1, ...counts);
  return counts.flatMap((count, seat) => (count === most ? [seat] : []));
}
