/** The reasons that hints are made of, on boards small enough to see. */
import { expect, test } from 'vitest';
import { reasonsFor } from '../../src/ai/reasons';
import { PRINTED_RULES } from '../../src/rules/options';
import type { Gone, SeatView } from '../../src/rules/seatView';

const view = (rack: number[], board: number[], gone: Gone[] = []): SeatView => ({
  seat: 0, rules: PRINTED_RULES, rack, board, gone, pile: 60, racks: [4, 4], won: [0, 0], mover: 0, placed: null,
  ply: board.length, dead: [], placements: [], falseCalls: [],
});

test('what each tile takes, opens, shuts and keeps', () => {
  // 22 23 24 wait for 25; 46 47 are two, which 45 or 48 would open.
  const [taking, opening, quiet] = reasonsFor(view([25, 45, 94], [22, 23, 24, 46, 47]), [44, 48, 4]);
  expect(taking).toEqual({ takes: [22, 23, 24, 25], opens: [], shuts: [], keeps: [], countsOnGone: [] });
  expect(opening).toEqual({ takes: [], opens: [{ tile: 44, gain: 4 }, { tile: 48, gain: 4 }], shuts: [], keeps: [{ tile: 25, gain: 4 }],
    countsOnGone: [] });
  expect(quiet).toEqual({ takes: [], opens: [], shuts: [], keeps: [{ tile: 25, gain: 4 }], countsOnGone: [] });
});

test('taking a line away from the one who waits for its other end shuts it', () => {
  const [taking] = reasonsFor(view([44], [45, 46, 47]), [48]);
  expect(taking).toEqual({ takes: [44, 45, 46, 47], opens: [], shuts: [{ tile: 48, gain: 4 }], keeps: [], countsOnGone: [] });
});

test('counts on a tile that is gone', () => {
  // 31 and 32 lie, 33 is in hand; 34 is gone, so that 33 makes 31 32 33 and waits in vain. 30 is no square.
  const gone = [{ tiles: [34, 44, 54, 64], by: 1, ply: 20 }];
  const [waiting, elsewhere] = reasonsFor(view([33, 94], [31, 32], gone), [35, 43]);
  expect(waiting).toMatchObject({ takes: [], countsOnGone: [{ tile: 34, squares: [31, 32, 33, 34] }] });
  expect(elsewhere?.countsOnGone).toEqual([]);
  // With 35 in hand too, 32 33 34 35 wants nothing but 34.
  expect(reasonsFor(view([33, 35], [31, 32], gone), [])[0]?.countsOnGone)
    .toEqual([{ tile: 34, squares: [31, 32, 33, 34] }, { tile: 34, squares: [32, 33, 34, 35] }]);
  // A tile that takes something at once counts on nothing.
  expect(reasonsFor(view([25], [22, 23, 24, 26], [{ tiles: [27, 37, 47, 57], by: 0, ply: 8 }]), [])[0])
    .toMatchObject({ takes: [22, 23, 24, 25, 26], countsOnGone: [] });
});
