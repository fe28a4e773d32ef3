/**
 * Which positions can be asked in *Safe tile*: one tile alone is good, the game is open, nothing is to be taken, and why the others are
 * worse can be said. The same for those that ship with the game and for slips of one's own.
 */
import type { Reasons } from '../../ai/questions';
import type { Tile } from '../../rules/board';
import { RACK_SIZE } from '../../rules/options';
import type { SeenTiles } from '../../rules/seatView';
import { reasonFor } from '../../review/reasons';
import type { Danger } from '../skills';
import { dangerOf } from './danger';

/** By so much of the win chance every other tile has to be behind the best. */
export const BEHIND = 0.05;
/** Outside of these the game is as good as decided. */
export const OPEN_CHANCES = [0.1, 0.9] as const;
/** Differences have to reach BEHIND less so many standard errors. */
export const SURE = 2;

/** A rack as it was judged: win chances 0..1, and the standard errors of their differences. */
export interface JudgedRack {
  /** In the order of the rack. */
  readonly tiles: readonly { readonly tile: Tile; readonly chance: number; readonly reasons: Reasons }[];
  readonly errors: readonly (readonly number[])[];
}

/** Why a position is not asked: too few tiles, a game that is decided, a run to take, another tile as good or nearly, or no reason. */
export type Unfit = 'few-tiles' | 'decided' | 'takes-run' | 'not-one' | 'no-reason';

/** The indices of a judged rack, from the best tile to the worst. */
export function ranking({ tiles }: Pick<JudgedRack, 'tiles'>): number[] {
  return tiles.map((_, i) => i).toSorted((a, b) => tiles[b]!.chance - tiles[a]!.chance);
}

/**
 * What makes a position one for *Safe tile*, or why it is none. What is told of it is the reason for the tile that tempts most: the second.
 * @param sure how many standard errors of a difference are taken off it; below 0 they are added, which only refutes what is surely wrong
 */
export function fitOf(seen: SeenTiles, judged: JudgedRack, sure = SURE): { readonly danger: Danger } | { readonly unfit: Unfit } {
  const { tiles, errors } = judged;
  const [best, second] = ranking(judged);
  if (tiles.length < RACK_SIZE || best === undefined || second === undefined) return { unfit: 'few-tiles' };
  const { chance, reasons } = tiles[best]!;
  if (chance <= OPEN_CHANCES[0] || chance >= OPEN_CHANCES[1]) return { unfit: 'decided' };
  if (reasons.takes.length > 0) return { unfit: 'takes-run' };
  const close = tiles.some((other, i) => i !== best && chance - other.chance - sure * errors[best]![i]! < BEHIND);
  if (close) return { unfit: 'not-one' };
  const danger = dangerOf(reasonFor(seen, tiles[second]!, tiles[best]!));
  return danger === null ? { unfit: 'no-reason' } : { danger };
}
