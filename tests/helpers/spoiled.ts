/** A row that is spoiled somewhere: what tests of kept games do with every place in it. */

/** Every place in a value, the deepest too. */
export function placesIn(value: unknown): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner).map((place) => [key, ...place]))];
}

/** The value with something else at a place. */
export function withAt(value: unknown, [key, ...rest]: readonly string[], spoilt: unknown): unknown {
  if (key === undefined) return spoilt;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, spoilt);
  return copy;
}
