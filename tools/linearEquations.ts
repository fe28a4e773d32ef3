/** Solves linear equations. */

/**
 * The solution of some equations, each with its right side last: Gaussian elimination without a choice of pivots, which have to be
 * positive, as a ridge makes them.
 */
export function solved(equations: readonly (readonly number[])[]): number[] {
  const rows = equations.map((row) => [...row]);
  const size = rows.length;
  for (let i = 0; i < size; i += 1) {
    for (let k = i + 1; k < size; k += 1) {
      const factor = rows[k]![i]! / rows[i]![i]!;
      for (let j = i; j <= size; j += 1) rows[k]![j]! -= factor * rows[i]![j]!;
    }
  }
  const result = Array.from({ length: size }, () => 0);
  for (let i = size - 1; i >= 0; i -= 1) {
    let right = rows[i]![size]!;
    for (let j = i + 1; j < size; j += 1) right -= rows[i]![j]! * result[j]!;
    result[i] = right / rows[i]![i]!;
  }
  return result;
}
