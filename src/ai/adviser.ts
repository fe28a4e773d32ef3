/** Explains: what each tile of a rack is worth and why, and what a character had in mind when it chose. */
import { runsThrough, tilesOf } from '../rules/board';
import { randomFrom } from '../chance/chance';
import type { SeatView } from '../rules/seatView';
import { weigh } from './careful';
import { searchView, WORK, type Work } from './search/monteCarlo';
import { LEVELS } from './levels';
import { clearMind, mindOf, type Mind } from './mind/mind';
import { judge, wait } from './judge/judge';
import { recall } from './judge/recall';
import { chanceOf } from './player';
import type { Adviser, Evaluation, Question, Recount } from './questions';
import { reasonsFor } from './reasons';
import { unseenTiles } from './search/fromView';

/**
 * Each tile of the rack with the margin that the search expects of it and the reasons, best first. Refuses (throws) an empty rack.
 * @param seed what the search's chance is drawn from
 */
export function evaluate(view: SeatView, seed: string, work: Work = WORK): Evaluation[] {
  const reasons = reasonsFor(view, unseenTiles(view));
  return searchView(view, work, randomFrom(`${seed}:evaluate:${view.ply}`)).values.map(({ tile, margin, outcome }) => ({
    tile, margin, exact: outcome !== null, reasons: reasons[view.rack.indexOf(tile)]!,
  }));
}

/** Where a mind was wrong about tiles that are gone: those that would take something from the board, were they still to come. */
function awaited({ view, forgotten }: Mind): Recount['awaited'] {
  const board = new Set(view.board);
  return forgotten.flatMap((gone) => gone.tiles.map((tile) => ({ tile, gain: tilesOf(runsThrough(board, tile)).length, gone })))
    .filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain);
}

/** What the character had in mind when it was asked for a tile. It answers the same however often it is asked. */
export function recount(question: Question): Recount {
  const { view, seed, level } = question;
  const mind = mindOf(view, LEVELS[level], seed, chanceOf(question, 'choose'));
  const seen = new Map(weigh(mind).map(({ tile, takes }) => [tile, takes]));
  return {
    awaited: awaited(mind),
    unseen: weigh(clearMind(view)).flatMap(({ tile, takes }) => (takes.length > (seen.get(tile)?.length ?? 0) ? [{ tile, takes }] : [])),
  };
}

/** The adviser in this very thread. */
export const localAdviser = {
  evaluate: ({ view, seed }: Question) => evaluate(view, seed), recount, judge, recall, chance: wait,
} satisfies Adviser;
