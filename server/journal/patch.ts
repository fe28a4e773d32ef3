/**
 * What is new in a value since it was written down last, so that a journal needn't hold a whole game for each of its events. Lists mostly
 * grow at their end, and objects change in a few fields.
 */
import { fieldOf, isAlike } from '../../src/outside/alike';

/** A value in place of the old one; a list of which so many stay and others follow; fields that changed, and those that are gone. */
export type Patch =
  | { readonly is: unknown }
  | { readonly keep: number; readonly more: readonly unknown[] }
  | { readonly in: Readonly<Record<string, Patch>>; readonly gone?: readonly string[] };

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What makes the new value of the old one; null: they're alike. */
export function patchOf(old: unknown, now: unknown): Patch | null {
  if (isAlike(old, now)) return null;
  if (Array.isArray(old) && Array.isArray(now)) {
    let keep = 0;
    while (keep < old.length && keep < now.length && isAlike(old[keep], now[keep])) keep += 1;
    return { keep, more: now.slice(keep) as unknown[] };
  }
  if (!isFields(old) || !isFields(now)) return { is: now };
  const changed = Object.entries(now).flatMap(([name, value]): [string, Patch][] => {
    if (value === undefined) return [];
    const patch = Object.hasOwn(old, name) ? patchOf(old[name], value) : { is: value };
    return patch === null ? [] : [[name, patch]];
  });
  const gone = Object.keys(old).filter((name) => old[name] !== undefined && fieldOf(now, name) === undefined);
  return { in: Object.fromEntries(changed), ...gone.length === 0 ? {} : { gone } };
}

/** The new value. @throws where the patch isn't one for this value */
export function patched(old: unknown, patch: Patch): unknown {
  if ('is' in patch) return patch.is;
  if ('keep' in patch) {
    if (!Array.isArray(old) || patch.keep > old.length) throw new Error('There is no such list to go on from.');
    return [...old.slice(0, patch.keep) as unknown[], ...patch.more];
  }
  if (!isFields(old)) throw new Error('There are no such fields to change.');
  const { gone = [] } = patch;
  const kept = Object.entries(old).filter(([name]) => !gone.includes(name));
  const changed = Object.entries(patch.in).map(([name, part]): [string, unknown] => [name, patched(old[name], part)]);
  return Object.fromEntries([...kept, ...changed]);
}
