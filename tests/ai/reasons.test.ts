/** The reasons that hints are made of, on boards small enough to see. */
import { expect, test } from 'vitest';
import { reasonsFor } from '../../src/ai/reasons';
import { PRINTED_RULES } from '../../src/rules/options';
import type { SeatView } from '../../src/rules/seatView';

const view = (rack: number[], board: number[]): SeatView => ({
  seat: 0, rules: PRINTED_RULES, rack, board, gone: [], pile: 60, racks: [4, 4], won: [0, 0], mover: 0, placed: null, lastPlaced: null,
  ply: board.length, dead: [],
});

test('what each tile takes, opens, shuts and keeps', () => {
  // 22 23 24 wait for 25; 46 47 are two, which 45 or 48 would open.
  const [taking, opening, quiet] = reasonsFor(view([25, 45, 94], [22, 23, 24, 46, 47]), [44, 48, 4]);
  expect(taking).toEqual({ takes: [22, 23, 24, 25], opens: [], shuts: [], keeps: [] });
  expect(opening).toEqual({ takes: [], opens: [{ tile: 44, gain: 4 }, { tile: 48, gain: 4 }], shuts: [], keeps: [{ tile: 25, gain: 4 }] });
  expect(quiet).toEqual({ takes: [], opens: [], shuts: [], keeps: [{ tile: 25, gain: 4 }] });
});

test('taking a line away from the one who waits for its other end shuts it', () => {
  const [taking] = reasonsFor(view([44], [45, 46, 47]), [48]);
  expect(taking).toEqual({ takes: [44, 45, 46, 47], opens: [], shuts: [{ tile: 48, gain: 4 }], keeps: [] });
});
