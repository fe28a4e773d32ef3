/**
 * The chance to win, calibrated: how often a seat with this lead, or with this share of the win in playouts, has won in the end. It depends
 * on how many tiles are left and on who places the last ones: whoever does so can take what lies open, and opens nothing to anybody. The
 * tables were fitted by tools/fitWinChance.ts; docs/strength.md holds them against other games.
 */
import { SQUARES } from '../../rules/board';
import type { SeatView } from '../../rules/seatView';
import tables from './winChance.json';

/** Shares nearer to 0 or 1 than this tell no more: some thousand playouts cannot. */
const NEAREST = 0.0005;

/** What a chance depends on, beside lead or share. */
export interface Standing {
  readonly seats: number;
  /** How many tiles are still to be placed when the seat places next, or placed last, that one among them. */
  readonly left: number;
  /** How many seats place a tile after this one's last. */
  readonly after: number;
}

/** A row of a table: from so many tiles left on down to the next, the slope, a constant by `after`, and one for all. */
export interface Row { readonly left: number; readonly slope: number; readonly after: readonly number[] }

const TABLES: Readonly<Record<number, { readonly share: readonly Row[]; readonly lead: readonly Row[] }>> = tables.tables;

function rowFor(table: 'share' | 'lead', { seats, left }: Standing): Row {
  const rows = TABLES[seats]?.[table];
  if (!rows) throw new RangeError(`no table of win chances for ${seats} players`);
  // The rows begin with the most tiles left.
  return rows.findLast((row) => left <= row.left) ?? rows[0]!;
}

const logistic = (z: number): number => 1 / (1 + Math.exp(-z));
const nearestShare = (share: number): number => Math.min(1 - NEAREST, Math.max(NEAREST, share));

/** The logarithm of the odds of a share of the win (0 to 1): what the table of shares was fitted to. */
export function logOdds(share: number): number {
  const near = nearestShare(share);
  return Math.log(near / (1 - near));
}

/** The win chance (0 to 1) of a seat whose playouts say that it gets this share of the win (0 to 1). */
export function chanceOfShare(share: number, standing: Standing): number {
  const { slope, after } = rowFor('share', standing);
  return logistic(slope * logOdds(share) + (after[standing.after] ?? 0));
}

/** By how much the chance grows with the share, at this share: carries a standard error of shares over to one of chances. */
export function growthOfChance(share: number, standing: Standing): number {
  const near = nearestShare(share);
  const chance = chanceOfShare(share, standing);
  return rowFor('share', standing).slope * chance * (1 - chance) / (near * (1 - near));
}

/** The win chance (0 to 1) of a seat that has won so many tiles more than the best of the others, without a look at the board. */
export function chanceOfLead(lead: number, standing: Standing): number {
  const { slope, after } = rowFor('lead', standing);
  return logistic(slope * lead + (after[standing.after] ?? 0));
}

/** The standing of the view's seat, who is to place a tile now or has placed their last one when their turn was last. */
export function standingOf({ seat, racks, pile, mover }: Pick<SeatView, 'seat' | 'racks' | 'pile' | 'mover'>): Standing {
  const seats = racks.length;
  const held = racks.reduce((sum, tiles) => sum + tiles, pile);
  const now = mover ?? seat;
  return { seats, left: Math.min(SQUARES.length, held + (now - seat + seats) % seats), after: seatsAfter(seat, racks, pile, now) };
}

/** How many seats place a tile after a seat's last one, if the turn goes round. */
function seatsAfter(seat: number, racks: readonly number[], pile: number, mover: number): number {
  const held = [...racks];
  const lastTurn = held.map(() => -1);
  let left = pile;
  for (let turn = 0, now = mover; held.some((tiles) => tiles > 0); turn += 1, now = (now + 1) % held.length) {
    if (held[now] === 0) continue;
    lastTurn[now] = turn;
    if (left > 0) left -= 1;
    else held[now]! -= 1;
  }
  return lastTurn.filter((turn) => turn > lastTurn[seat]!).length;
}

/** The chance of a seat in a game that is over, or that nothing can change any more: its part of the win. */
export function chanceAtEnd(won: readonly number[], seat: number): number {
  const most = Math.max(...won);
  return won[seat] === most ? 1 / won.filter((tiles) => tiles === most).length : 0;
}
