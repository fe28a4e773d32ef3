/** A link of the chain that a ledger is (see ledger.ts), and what it comes to. Pure. */
import { chanceOf, type Answers, type Worth } from './worth';

/** `draws`: the first rack and the own draws; `others`: what the others' tiles and slips did; `choice`, `eye`: what was given back. */
export type AccountName = 'draws' | 'others' | 'choice' | 'eye';

/** A link of the chain. */
export interface Link {
  readonly account: AccountName;
  readonly from: Worth;
  readonly to: Worth;
  /** The number of the event with which it is written; -1 for the deal. */
  readonly event: number;
  /** What it is about, by the number of an event: a tile that was placed or made a run, a call in vain; null for nothing of its own. */
  readonly about: number | null;
}

/** What the seat's chance was at a step of the replay. */
export interface Anchor { readonly step: number; readonly worth: Worth }

/** Chances are added up in whole millionths, so that sums are exact. */
export const UNITS = 1_000_000;

/** A chance in whole millionths; null as long as it is not known. */
export function unitsOf(worth: Worth, answers: Answers): number | null {
  const chance = chanceOf(worth, answers);
  return chance === null ? null : Math.round(chance * UNITS);
}

/** By how much a link changes the chance, in millionths; null as long as that is not known. */
export function amountOf({ from, to }: Link, answers: Answers): number | null {
  const [before, after] = [unitsOf(from, answers), unitsOf(to, answers)];
  return before === null || after === null ? null : after - before;
}

/** Millionths of win chance in points. */
export function pointsOf(units: number): number {
  return units / (UNITS / 100);
}

/** What was lost and what was gained, each alone, in millionths of 0 or more. */
export interface LostAndGained { readonly lost: number; readonly gained: number }

/** What the eye lost and gained, by what each link is about: what was charged and made good is one. Null as long as one is not known. */
export function ofTheEye(links: readonly Link[], answers: Answers): LostAndGained | null {
  const amounts = new Map<number | null, number>();
  for (const link of links) {
    if (link.account !== 'eye') continue;
    const amount = amountOf(link, answers);
    if (amount === null) return null;
    amounts.set(link.about, (amounts.get(link.about) ?? 0) + amount);
  }
  const all = [...amounts.values()];
  return {
    lost: all.reduce((sum, amount) => sum + Math.max(0, 0 - amount), 0), gained: all.reduce((sum, amount) => sum + Math.max(0, amount), 0),
  };
}
