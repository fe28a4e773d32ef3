/** A judge expects runs that lie there to be claimed, and is never certain while one does. */
import { describe, expect, test } from 'vitest';
import { afterClaims, lyingRuns } from '../../../src/ai/judge/claims';
import { judge, wait } from '../../../src/ai/judge/judge';
import { SQUARES } from '../../../src/rules/board';
import { PRINTED_RULES, type HouseRules } from '../../../src/rules/options';
import type { SeatView } from '../../../src/rules/seatView';
import { momentsOf, viewOf } from '../../helpers/moments';

const RUN = [31, 32, 33, 34];
const asked = (view: SeatView) => ({ view, level: 'otto', seed: 'claims', pass: 'first' }) as const;

/**
 * The end between two, all tiles drawn: 31 to 34 lie there, and the last of them was placed by `maker` in the last move. The seat of the
 * view leads by so many tiles.
 */
function end(maker: 0 | 1, mover: 0 | 1, lead: number, rules: Partial<HouseRules> = {}, lying = RUN): SeatView {
  const [rack, other] = [[4], [88]];
  const rest = SQUARES.filter((tile) => ![...rack, ...other, ...lying].includes(tile));
  const half = Math.floor((rest.length + lead) / 2);
  const ply = SQUARES.length - 2;
  return {
    seat: 0, rules: { ...PRINTED_RULES, ...rules }, rack, board: lying, pile: 0, racks: [1, 1], mover, placed: null, ply, falseCalls: [],
    dead: maker === 0 ? [RUN] : [], won: [half, rest.length - half],
    placements: [...rest, ...lying].map((tile) => ({ seat: maker, tile })),
    gone: [{ tiles: rest.slice(0, half), by: 0, ply }, { tiles: rest.slice(half), by: 1, ply }],
  };
}

describe('a run that lies there', () => {
  test('that the seat missed goes to the other: a lead of two is lost to a claim, a lead of six is not', () => {
    expect(wait(asked(end(0, 1, 2)))).toEqual({ chance: 0, error: 0, exact: false });
    expect(wait(asked(end(0, 1, 6)))).toEqual({ chance: 1, error: 0, exact: false });
  });
  test('that the other missed goes to the seat, with its next tile', () => {
    const judged = judge(asked(end(1, 0, -2)));
    expect([judged.tiles[0]!.chance, judged.exact]).toEqual([1, false]);
    expect(judge(asked(end(1, 0, -6))).tiles[0]!.chance).toBe(0);
  });
  test('is lost to all once its time is over, where runs do not stay', () => {
    const view = end(0, 1, 2, { missedRun: 'one-move' });
    const later = { ...view, placements: [...view.placements.slice(4), ...RUN.map((tile) => ({ seat: 0, tile })), { seat: 1, tile: 9 }] };
    expect(lyingRuns(view)).toHaveLength(1);
    expect(lyingRuns(later)).toEqual([]);
    expect(afterClaims(later, false)).toBe(later);
  });
  test('costs who claims it in time a turn, by the rules that were agreed on', () => {
    const view = { ...end(0, 1, 2), racks: [1, 1] };
    expect(afterClaims(view, false)).toMatchObject({ board: [], mover: 0, won: [36, 38] });
    expect(afterClaims({ ...view, rules: { ...view.rules, claimCostsMove: false } }, false).mover).toBe(1);
  });
});

test('where none lies there nothing is changed, and an end that is known is exact', () => {
  const views = momentsOf('claims').map((moment) => viewOf(moment, 0));
  const still = views.filter((one) => lyingRuns(one).length === 0);
  expect(still.length).toBeGreaterThan(views.length / 2);
  for (const one of still) expect(afterClaims(one, false)).toBe(one);
  const view = { ...end(0, 1, 2, {}, [31, 32, 33, 44]), dead: [] };
  expect(lyingRuns(view)).toEqual([]);
  expect(wait(asked(view)).exact).toBe(true);
});
