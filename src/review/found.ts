/**
 * What a review found, as it is kept: the slips of each person of a game, so that they can be listed over thousands of games without
 * judging any of them again. Pure.
 */
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import { LEAST_TOLD } from './band';
import type { Report } from './report';

/** The form of today's findings, and of the judging behind them. Whoever changes either adds one: older ones are made anew. */
export const FOUND_VERSION = 2;

/** What a slip is told as. */
export const SLIP_KINDS = ['choice', 'memory', 'eye'] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

/** A slip of a person. */
export interface Slip {
  readonly kind: SlipKind;
  /** The step of the replay that shows it. */
  readonly step: number;
  /** How many tiles had been placed before it. */
  readonly ply: number;
  /** Points of win chance that it cost, above 0. */
  readonly points: number;
  /** The tile that was placed and the better one; null for what the eye missed. */
  readonly tile: Tile | null;
  readonly better: Tile | null;
  /** The tile that was counted on though it was gone; null where nothing was forgotten. */
  readonly forgot: Tile | null;
  /** The tiles of the run that was missed; empty for a false call, and for a tile that was placed. */
  readonly tiles: readonly Tile[];
}

/** What was found in the moves of one person. */
export interface FoundSeat {
  readonly seat: Seat;
  /** Which pass it comes from. */
  readonly pass: 1 | 2;
  /** In the order in which they happened. */
  readonly slips: readonly Slip[];
}

/** What the reviews of one game found. */
export interface Found {
  readonly game: string;
  readonly version: number;
  /** Those of its people that were reviewed. */
  readonly seats: readonly FoundSeat[];
}

/** The slip at a step of the replay, as far as a review has come; null where there is none. */
export function slipAt(report: Report, step: number): Slip | null {
  return foundIn(report)?.slips.find((slip) => slip.step === step) ?? null;
}

/** What a review found in the moves of its person; null as long as not all of them are judged. */
export function foundIn({ seat, pass, missing, moves, accounts: { eye } }: Report): FoundSeat | null {
  if (pass === 0 || missing.includes('unjudged')) return null;
  const plies = moves.map(({ step, ply }) => ({ step, ply }));
  // What the eye missed lies between own tiles: after so many of them.
  const plyAt = (step: number): number => plies.findLast((one) => one.step <= step)?.ply ?? 0;
  const chosen = moves.flatMap(({ step, ply, account, toldAt, verdict, forgot }): Slip[] => (
    account === null || toldAt !== null || verdict === null ? []
      : [{
        kind: account, step, ply, points: verdict.loss, tile: verdict.tile, better: verdict.better, forgot: forgot?.tile ?? null, tiles: [],
      }]));
  const unseen = [...eye?.own ?? [], ...eye?.others ?? []].filter(({ inTime }) => !inTime);
  const seen = [...unseen, ...(eye?.falseCalls ?? []).map((call) => ({ ...call, tiles: [] }))]
    .flatMap(({ step, tiles, points }): Slip[] => (
      points === null || points < LEAST_TOLD ? []
        : [{ kind: 'eye', step, ply: plyAt(step), points, tile: null, better: null, forgot: null, tiles }]));
  return { seat, pass, slips: [...chosen, ...seen].toSorted((a, b) => a.step - b.step) };
}

/** The findings of a game with those of one more person, or with newer ones of the same. What an older version found is left out. */
export function withFound(before: Found | null, game: string, found: FoundSeat): Found {
  const others = before?.version === FOUND_VERSION ? before.seats.filter(({ seat }) => seat !== found.seat) : [];
  return { game, version: FOUND_VERSION, seats: [...others, found].toSorted((a, b) => a.seat - b.seat) };
}
