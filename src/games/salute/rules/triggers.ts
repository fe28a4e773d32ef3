/** Which cards want which of four gestures: by their rank, as a prime, or by the pips that lie in the middle. Pure. */
import { RANKS, rankOf, type Card, type Rank } from '../../../cards/card';

/** In this order records count them, from 0. */
export const GESTURES = ['stand', 'salute', 'bow', 'applaud'] as const;
export type Gesture = (typeof GESTURES)[number];

/** `sum21`: the number card with which the pips in the middle reach 21. */
export type Trigger = Rank | 'prime' | `sum${number}`;

/** For each gesture what wants it; none as long as the dealer has not chosen. */
export type Triggers = readonly Trigger[];

export const COURT: Triggers = ['A', 'K', 'Q', 'J'];
const PRIMES: readonly Rank[] = ['2', '3', '5', '7'];

/** The sum that a trigger names; null: it names none. */
export function sumOf(trigger: Trigger): number | null {
  return trigger.startsWith('sum') ? Number(trigger.slice('sum'.length)) : null;
}

/** All that a trigger can be: sums from 10 to 99. */
export const ALL_TRIGGERS: Triggers = [...RANKS, 'prime', ...Array.from({ length: 90 }, (_, i) => `sum${10 + i}` as const)];

/** Four that differ. */
export function areTriggers(value: unknown): value is Triggers {
  return Array.isArray(value) && value.length === GESTURES.length && new Set(value).size === value.length
    && value.every((one) => ALL_TRIGGERS.includes(one as Trigger));
}

/** The pips of a number card; 0 of any other. */
export function pipsOf(card: Card): number {
  const rank = rankOf(card);
  return rank === 'T' ? 10 : Number.parseInt(rank, 10) || 0;
}

/**
 * What a card wants: the first that fits counts; null: it is plain.
 * @param before the pips that lay in the middle before it
 */
export function wantedBy(triggers: Triggers, card: Card, before: number): Gesture | null {
  const pips = pipsOf(card);
  const fits = (trigger: Trigger): boolean => {
    const sum = sumOf(trigger);
    if (sum !== null) return pips > 0 && before < sum && before + pips >= sum;
    return trigger === 'prime' ? PRIMES.includes(rankOf(card)) : trigger === rankOf(card);
  };
  return GESTURES[triggers.findIndex(fits)] ?? null;
}
