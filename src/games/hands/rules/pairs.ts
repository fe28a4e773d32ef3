/** Who plays with whom, in games of pairs. A pair is named by its place in the list. Pure. */

export interface Paired { readonly pairs: readonly (readonly [number, number])[] }

/** Each seat's partner sits opposite: so nobody sits beside theirs. @param seats 4, 6 or 8 */
export function oppositePairs(seats: number): Paired['pairs'] {
  return Array.from({ length: seats / 2 }, (_, seat) => [seat, seat + seats / 2] as const);
}

export function pairOf({ pairs }: Paired, seat: number): number {
  return pairs.findIndex((pair) => pair.includes(seat));
}

export function partnerOf({ pairs }: Paired, seat: number): number {
  return pairs[pairOf({ pairs }, seat)]!.find((one) => one !== seat)!;
}

/** Whether every seat is in one pair, first their lower seat, pairs by their first seat, and nobody sits beside their partner. */
export function arePairs(pairs: Paired['pairs'], seats: number): boolean {
  const areApart = pairs.every(([one, other]) => other - one > 1 && other - one < seats - 1);
  return areApart && pairs.every(([one], i) => i === 0 || pairs[i - 1]![0] < one)
    && pairs.flat().toSorted((a, b) => a - b).every((seat, i) => seat === i) && pairs.length * 2 === seats;
}
