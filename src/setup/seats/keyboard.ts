/** What this device's keyboard has shown of itself: how many keys of each person it tells apart at the same time. */
import { keepJson, keptJson } from '../../outside/kept';

const KEY = 'snag-keyboard';

/** Remembers that so many keys of each arrived at the same time. */
export function keepTogether(storage: () => Pick<Storage, 'setItem'>, each: number): void {
  keepJson(storage, KEY, { version: 1, each });
}

/** How many keys of each arrived; 0 where nobody has tried, or nothing can be read. */
export function keptTogether(storage: () => Pick<Storage, 'getItem'>): number {
  const { each } = (keptJson(storage, KEY) ?? {}) as { readonly each?: unknown };
  return typeof each === 'number' ? each : 0;
}
