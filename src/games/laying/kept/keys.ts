/** The keys with which each of two people at one keyboard lays cards on rows of stacks: one for each stack. */
import type { DraftBase } from '../../../seats/draftSeats';
import type { KeyTable, OwnKey } from '../../../seats/keys';
import { say } from '../../../strings/say';
import { onCard } from '../../../strings/words/setup/atTable';

/** The other's row lies above one's own. */
const SIDES = ['far', 'near'] as const;
export type Side = (typeof SIDES)[number];
const PLACES = [1, 2, 3, 4] as const;
export type RowKey = `${Side}${(typeof PLACES)[number]}`;

/** Keys that lie below each other, as the rows do: at the left of the keyboard, and at the right. */
const CLUSTERS: Readonly<Record<Side, readonly string[]>> = { far: ['qwer', '7890'], near: ['asdf', 'uiop'] };

function keyOf(side: Side, place: number): OwnKey<DraftBase> {
  return {
    usual: CLUSTERS[side].map((keys) => keys[place - 1]!),
    // People around a screen touch it.
    wanted: ({ sitting }) => sitting !== 'around',
    label: (shown) => say('laying-key', { ...onCard(shown), side, place }), word: () => say('laying-key-word', { side, place }),
  };
}

export const ROW_KEYS = Object.fromEntries(SIDES.flatMap((side) =>
  PLACES.map((place) => [`${side}${place}`, keyOf(side, place)] as const))) as KeyTable<DraftBase, RowKey>;
