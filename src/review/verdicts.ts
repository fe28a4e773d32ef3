/** What one tile of a judged rack lost beside the best of it. Pure. */
import type { Tile } from '../rules/board';
import type { SeatView } from '../rules/seatView';
import { BANDS, BAND_POINTS, type Band } from './band';
import { reasonFor } from './reasons';
import type { Judged, Verdict } from './verdict';

/** So many standard errors a loss is lessened by before it is told: chance alone goes so far once in forty. */
const ERRORS = 2;

/**
 * The band of a loss, null where there is none that can be told from chance.
 * @param loss in points @param error its standard error, in points
 */
export function bandOf(loss: number, error: number): Band | null {
  const sure = loss - ERRORS * error;
  // As far as sums of fractions can be told apart: a loss of 5 points is a mistake.
  return BANDS.findLast((band) => sure >= BAND_POINTS[band] - 1e-9) ?? null;
}

/**
 * What a tile loses beside the best one, and why.
 * @param view what the seat could see before it placed
 * @returns null where the tile was not judged
 */
export function verdictOf(view: SeatView, { tiles, errors }: Judged, tile: Tile): Verdict | null {
  const at = tiles.findIndex((one) => one.tile === tile);
  const played = tiles[at];
  if (!played) return null;
  const best = tiles.reduce((most, one, i) => (one.chance > tiles[most]!.chance ? i : most), at);
  const better = tiles[best]!;
  const loss = 100 * (better.chance - played.chance);
  const error = 100 * (errors[best]?.[at] ?? 0);
  const band = bandOf(loss, error);
  return {
    tile, better: better.tile, chance: played.chance, best: better.chance, loss, error, band,
    reason: band === null ? null : reasonFor(view, played, better, tiles),
    dangers: played.reasons.opens.map((open) => open.tile).toSorted((a, b) => a - b),
  };
}
