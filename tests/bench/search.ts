/** How long the champion thinks, beside the careful player on the same views. */
import { searchView, DEEP_WORK, WORK } from '../../src/ai/search/monteCarlo';
import { carefulPlayer } from '../../src/ai/reference';
import { randomFrom } from '../../src/chance/chance';
import { dealOf } from '../../src/rules/deal';
import { PRINTED_RULES, RACK_SIZE } from '../../src/rules/options';
import type { SeatView } from '../../src/rules/seatView';
import { table, time } from './stopwatch';

const VIEWS = 12;

/** Views from the beginning to the end of a game between two, with tiles scattered on the board and nothing gone. */
function views(): SeatView[] {
  return Array.from({ length: VIEWS }, (_, i) => {
    const deal = dealOf(`bench ${i}`);
    const laid = i * 2;
    const goneTiles = deal.slice(8 + laid, 8 + laid + i * 3);
    return {
      seat: 0, rules: PRINTED_RULES, rack: deal.slice(0, RACK_SIZE), board: deal.slice(8, 8 + laid).toSorted((a, b) => a - b),
      gone: goneTiles.length > 0 ? [{ tiles: goneTiles, by: 1, ply: 0 }] : [], pile: 68 - laid - goneTiles.length, racks: [4, 4],
      won: [0, goneTiles.length],
      mover: 0, placed: null, ply: laid + goneTiles.length, dead: [], placements: [], falseCalls: [],
    };
  });
}

/** Decides about twelve positions. */
export function searchBench(): string {
  const asked = views();
  const work = `${VIEWS} positions`;
  return table('The champion', [
    time('careful (baseline)', work, () => { for (const view of asked) carefulPlayer(view, randomFrom('bench')); }),
    time('champion', work, () => { for (const view of asked) searchView(view, WORK, randomFrom('bench')); }),
    time('champion, thinking long', work, () => { for (const view of asked) searchView(view, DEEP_WORK, randomFrom('bench')); }, 3),
  ]);
}
