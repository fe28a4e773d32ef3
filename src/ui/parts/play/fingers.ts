/**
 * How many fingers lie on somebody's field of the glass, and what they show with them: a pure function of what the glass tells. A pointer
 * counts where it came down; one that came down elsewhere is never told.
 */

/** A number that one hand shows; 0 is a fist. */
export type Shown = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Where a finger came down: on the field, or on the round spot for a thumb, which is six. */
export type Spot = 'field' | 'thumb';

export interface Laid {
  /** The pointers that lie there. */
  readonly lying: ReadonlyMap<number, Spot>;
  /**
   * Those that the device took away, as it does when it takes several fingers for a gesture of its own: nobody lifted them, so they count
   * until another comes down.
   */
  readonly taken: ReadonlyMap<number, Spot>;
}

export type FingerEvent =
  /** `broad`: the longer side of what touches the glass, in CSS pixels. */
  | { readonly kind: 'down'; readonly pointer: number; readonly spot: Spot; readonly broad: number }
  | { readonly kind: 'up' | 'cancel'; readonly pointer: number };

export const NOTHING_LAID: Laid = { lying: new Map(), taken: new Map() };

/** A touch broader than this is a palm, in CSS pixels: the tip of a finger is some 40 to 60 broad, and a thumb laid flat up to 80. */
const PALM = 95;
/** As many fingers has a hand. */
const HAND = 5;

export function fingersAfter(laid: Laid, event: FingerEvent): Laid {
  const lying = new Map(laid.lying);
  if (event.kind === 'down') {
    if (event.broad > PALM) return laid;
    return { lying: lying.set(event.pointer, event.spot), taken: new Map() };
  }
  const spot = lying.get(event.pointer);
  if (spot === undefined) return laid;
  lying.delete(event.pointer);
  return { lying, taken: event.kind === 'cancel' ? new Map(laid.taken).set(event.pointer, spot) : laid.taken };
}

/** What is shown with them: six with a thumb on its spot, whatever else lies there; nothing is a fist. */
export function claimOf({ lying, taken }: Laid): Shown {
  const spots = [...lying.values(), ...taken.values()];
  return spots.includes('thumb') ? 6 : Math.min(spots.length, HAND) as Shown;
}
