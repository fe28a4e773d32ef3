/**
 * Whether a bad tile is one that was forgotten: it would have been about the best, had one run that was taken still been to come. Nobody
 * can look into a head. It is told only where forgetting that one run explains the tile, and knowing it speaks against it.
 */
import { randomFrom } from '../../chance/chance';
import type { Tile } from '../../rules/board';
import type { Gone, SeatView } from '../../rules/seatView';
import { windowsThrough } from '../search/lines';
import type { Work } from '../search/monteCarlo';
import type { ForgottenRun } from '../questions';
import { chancesOfTiles, type Chances } from './chances';

/** So near the best it is with the run forgotten, and so far behind with all known, in win chance. */
const NEAR = 0.02;
const BEHIND = 0.04;

/**
 * The run whose forgetting explains why a tile was placed; null where none does. Both views are judged without what the others' moves tell
 * of their racks: whoever has forgotten what went cannot tell that either.
 * @param judged the rack with all that is known, to spare the work where the tile is good
 */
export function memoryOf(view: SeatView, placed: Tile, judged: Chances, work: Work, seed: string): ForgottenRun | null {
  const slot = view.rack.indexOf(placed);
  if (slot === -1 || behind(judged, slot) < BEHIND / 2) return null;
  const candidates = countedOn(view, placed);
  if (candidates.length === 0) return null;
  const random = (what: string) => randomFrom(`${seed}:recall:${view.seat}:${view.ply}:${what}`);
  const known = { ...view, placements: [] };
  const lost = behind(chancesOfTiles(known, work, random('all')), slot);
  if (lost < BEHIND) return null;
  const told = candidates.map(({ gone, tile }) => {
    const remembered = { ...known, gone: view.gone.filter((run) => run !== gone) };
    return { gone, tile, behind: lost, near: behind(chancesOfTiles(remembered, work, random('all')), slot) };
  }).filter(({ near }) => near <= NEAR).toSorted((a, b) => a.near - b.near)[0];
  return told ? { gone: told.gone, tile: told.tile, behind: told.behind } : null;
}

/** How far a tile is behind the best. */
function behind({ chances }: Chances, slot: number): number {
  return Math.max(...chances) - chances[slot]!;
}

/**
 * The runs that somebody may have counted on who placed the tile: one of whose tiles is wanted by a window of four through it that has
 * something lying or in hand. Of each the tile that the fullest window wants.
 */
function countedOn({ board, rack, gone }: SeatView, placed: Tile): { readonly gone: Gone; readonly tile: Tile }[] {
  const there = new Set([...board, ...rack]);
  const windows = windowsThrough(placed).map(({ squares }) => ({
    missing: squares.filter((square) => square !== placed && !there.has(square)),
    lying: squares.filter((square) => board.includes(square)).length,
  })).filter(({ missing, lying }) => lying > 0 && missing.length <= 2);
  return gone.flatMap((run) => {
    const wanted = windows.flatMap(({ missing, lying }) => missing.filter((tile) => run.tiles.includes(tile)).map((tile) => (
      { tile, full: lying * 2 - missing.length })));
    const [first] = wanted.toSorted((a, b) => b.full - a.full);
    return first ? [{ gone: run, tile: first.tile }] : [];
  });
}
