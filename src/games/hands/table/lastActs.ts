/** What each did on their face last. Pure. */

type Event = readonly [kind: string, seat: number | null, ...more: readonly unknown[]];

/** What somebody did on their face, and how manieth event that was: with another number it's seen anew. */
export interface Did { readonly act: number; readonly nth: number }

/** For each seat what it did last in the hand that's played; null: nothing. */
export function lastActs(seats: number, events: readonly Event[]): readonly (Did | null)[] {
  const from = events.findLastIndex(([kind]) => kind === 'deal');
  return Array.from({ length: seats }, (_, seat) => {
    const nth = events.findLastIndex(([kind, who], i) => i > from && kind === 'act' && who === seat);
    return nth < 0 ? null : { act: events[nth]![2] as number, nth };
  });
}
