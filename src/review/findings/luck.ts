/** Luck apart from play: where the seat's chance went, in parts that add up to the result. Pure. */
import type { LuckAccount, LuckParts } from '../accounts';
import type { Ledger } from '../ledger/ledger';
import { amountOf, ofTheEye, pointsOf, unitsOf, type AccountName, type LostAndGained } from '../ledger/link';
import type { Answers } from '../ledger/worth';

/** The parts are told in steps of so many points: they are not known any better. */
const STEP = 5;

/** What the links of some accounts come to together, in millionths; null as long as one of them is not known. */
export function sumOf({ links }: Ledger, accounts: readonly AccountName[], answers: Answers): number | null {
  let sum = 0;
  for (const link of links) {
    if (!accounts.includes(link.account)) continue;
    const amount = amountOf(link, answers);
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

/**
 * The account of luck; null as long as something of it is not known.
 * @param others the ledgers of the other seats: what they gave back is their slips. Of several, each of the rest has an equal share in it
 * @param close whether it is known well enough to be told
 */
export function luckOf(ledger: Ledger, others: readonly Ledger[], answers: Answers, close: boolean): LuckAccount | null {
  const start = unitsOf(ledger.start, answers);
  const end = ledger.links.at(-1);
  const result = end ? unitsOf(end.to, answers) : null;
  const [draws, rest, own] = [sumOf(ledger, ['draws'], answers), sumOf(ledger, ['others'], answers), givenBack(ledger, answers)];
  const given = others.map((other) => givenBack(other, answers)?.lost ?? null);
  if (start === null || result === null || draws === null || rest === null || own === null || given.includes(null)) return null;
  const slips = Math.round(given.reduce<number>((sum, one) => sum + (one ?? 0), 0) / others.length);
  const parts: LuckParts = {
    start: pointsOf(start), draws: pointsOf(draws), slips: pointsOf(slips), tiles: pointsOf(rest - slips), back: pointsOf(own.lost),
    gained: pointsOf(own.gained), result: pointsOf(result),
  };
  return { ...parts, told: close ? toldOf(parts) : null };
}

/** What a seat gave back, by choice, memory and eye, and what slips of its eye brought; null as long as one of it is not known. */
function givenBack(ledger: Ledger, answers: Answers): LostAndGained | null {
  const [choice, eye] = [sumOf(ledger, ['choice'], answers), ofTheEye(ledger.links, answers)];
  return choice === null || eye === null ? null : { lost: eye.lost - choice, gained: eye.gained };
}

/** The parts in steps of 5 points that still add up: the largest remainders are rounded up. */
export function toldOf({ start, draws, slips, tiles, back, gained, result }: LuckParts): NonNullable<LuckAccount['told']> {
  const sum = STEP * Math.round(result / STEP);
  const parts = roundedTo(sum, [start, draws, slips + tiles, 0 - back, gained]);
  const [from, drawn, others, kept, brought] = parts as [number, number, number, number, number];
  const given = STEP * Math.round(slips / STEP);
  return { start: from, draws: drawn, others, slips: given, tiles: others - given, back: 0 - kept, gained: brought, result: sum };
}

/** Parts rounded to steps so that they come to a sum, which is no more than a step for each of them away from theirs. */
function roundedTo(sum: number, parts: readonly number[]): number[] {
  const floors = parts.map((part) => Math.floor(part / STEP));
  let left = Math.round(sum / STEP) - floors.reduce((all, one) => all + one, 0);
  const byRemainder = parts.map((part, i) => ({ i, rest: part / STEP - floors[i]! })).toSorted((a, b) => b.rest - a.rest);
  for (const { i } of byRemainder) {
    if (left <= 0) break;
    floors[i]! += 1;
    left -= 1;
  }
  return floors.map((steps) => STEP * steps);
}
