/** What a player of Aggravation does with tops that are alike: it covers them, or calls them once it has no card left. Pure. */
import type { Part } from '../../laying/players/layer';
import { coversEach, keyOf, type Top } from '../../laying/players/rows';
import type { Stack } from '../../laying/rules/game';

export type Doing =
  | { readonly kind: 'lay'; readonly on: Stack } | { readonly kind: 'call'; readonly on: readonly [Stack, Stack] };

/**
 * @param left how many cards the player has
 * @param old the tops that lay there while it still had some: a match of these alone may not be called
 */
export function doesWith(
  alike: readonly Top[], { left, old }: { readonly left: number; readonly old: ReadonlySet<string> },
): readonly Part<Doing>[] {
  if (left > 0) return coversEach(alike);
  const [one, two] = alike;
  if (two === undefined || alike.every((top) => old.has(keyOf(top)))) return [];
  return [{ key: `call ${keyOf(one!)} ${keyOf(two)}`, intent: { kind: 'call', on: [one!.on, two.on] }, uses: ['call'] }];
}
