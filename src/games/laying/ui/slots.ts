/** Where the cards of a hand lie: each stays in its place, or somebody who is quick would press another than they meant. Pure. */
import type { Card } from '../../../cards/card';

type Slots = readonly (Card | null)[];

/** A hand by its places after it has changed: what is new takes the places that are empty. @param before as it lay; [] at first */
export function slotsOf(before: Slots, hand: readonly Card[]): Slots {
  const stays = before.map((card) => (card !== null && hand.includes(card) ? card : null));
  const fresh = hand.filter((card) => !stays.includes(card));
  const filled = stays.map((card) => card ?? fresh.shift() ?? null);
  return [...filled, ...fresh];
}

/** The same of all hands that lie open; undefined where a game has none. While they are covered they lie as before. */
export function slotsAfter(before: readonly Slots[] | undefined, view: object): readonly Slots[] | undefined {
  const { hands } = view as { readonly hands?: readonly (readonly Card[] | null)[] };
  return hands?.map((hand, seat) => (hand === null ? before?.[seat] ?? [] : slotsOf(before?.[seat] ?? [], hand)));
}
