/** Whether two values are the same data. */

type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether JSON would say the same of both, in whatever order their fields stand. What is the very same value isn't looked into, so that
 * it costs little where most of both is shared.
 */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((part, i) => isAlike(part, other[i]));
  }
  const [fields, others] = [one as Fields, other as Fields];
  // JSON leaves out what is undefined.
  return Object.keys(fields).every((name) => isAlike(fields[name], fieldOf(others, name)))
    && Object.keys(others).every((name) => Object.hasOwn(fields, name) || others[name] === undefined);
}

/** A field of its own: what every object has by the language, like `toString`, is none. */
export function fieldOf(fields: Fields, name: string): unknown { return Object.hasOwn(fields, name) ? fields[name] : undefined; }
