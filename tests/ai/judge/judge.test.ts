/** Tiles and moments as a review judges them: from the seat's view alone, the same every time, exact where the end is known. */
import { describe, expect, test } from 'vitest';
import { localAdviser } from '../../../src/ai/adviser';
import { judge, wait } from '../../../src/ai/judge/judge';
import type { JudgeQuestion } from '../../../src/ai/questions';
import { guarded } from '../../../src/ai/validateQuestion';
import { localPlayer } from '../../../src/ai/player';
import { SQUARES } from '../../../src/rules/board';
import { PRINTED_RULES } from '../../../src/rules/options';
import { plyOf, type SeatView } from '../../../src/rules/seatView';
import { exchanged, momentsOf, viewOf, type Moment } from '../../helpers/moments';

const asked = (view: SeatView): JudgeQuestion => ({ view, level: 'otto', seed: 'judge', pass: 'first' });
const places = ({ position: { mover, placed, racks } }: Moment): boolean => mover !== null && placed === null && racks[mover]!.length > 0;
const moments = ['one', 'two', 'three', 'four'].flatMap((seed) => momentsOf(`judge ${seed}`));
const moves = moments.filter(places).filter((_, i) => i % 17 === 0);

test('every tile of the rack in its order, each with a chance, a reason and errors that belong together', () => {
  for (const moment of moves) {
    const view = viewOf(moment, moment.position.mover!);
    const { tiles, errors, exact } = judge(asked(view));
    expect(tiles.map(({ tile }) => tile)).toEqual(view.rack);
    expect(tiles.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
    tiles.forEach((_, i) => tiles.forEach((__, j) => {
      expect(errors[i]![j]).toBeCloseTo(errors[j]![i]!, 12);
      expect(errors[i]![j]).toBeLessThan(0.05);
      if (i === j || exact) expect(errors[i]![j]).toBe(0);
    }));
  }
});

test('the same for other tiles where the seat cannot see', () => {
  for (const [i, moment] of moves.filter((_, n) => n % 4 === 0).entries()) {
    const seat = moment.position.mover!;
    const other = (seat + 1) % moment.position.racks.length;
    const changed = exchanged(moment, seat, `${i}`);
    expect(judge(asked(viewOf(changed, seat)))).toEqual(judge(asked(viewOf(moment, seat))));
    const waits = exchanged(moment, other, `${i}`);
    expect(wait(asked(viewOf(waits, other)))).toEqual(wait(asked(viewOf(moment, other))));
  }
});

/** The end between two: the first holds `rack`, the second `other`, these lie, and all else is gone with the first's heap. */
function ending(rack: readonly number[], other: readonly number[], board: readonly number[], lead: number): SeatView {
  const rest = SQUARES.filter((tile) => ![...rack, ...other, ...board].includes(tile));
  const half = Math.floor((rest.length + lead) / 2);
  const ply = SQUARES.length - rack.length - other.length;
  const placements = [...rest, ...board].map((tile, i) => ({ seat: i % 2, tile }));
  return {
    seat: 0, rules: PRINTED_RULES, rack, board, pile: 0, racks: [rack.length, other.length], mover: 0, placed: null, ply, dead: [],
    won: [half, rest.length - half], placements, falseCalls: [],
    gone: [{ tiles: rest.slice(0, half), by: 0, ply }, { tiles: rest.slice(half), by: 1, ply }],
  };
}

describe('when the pile is empty, between two', () => {
  // 44 would open 44 to 47 for the other, who holds 47; 4 opens nothing.
  const view = ending([44, 4], [47], [45, 46], 1);
  test('a tile that gives the game away has no chance, the safe one wins', () => {
    const { tiles, exact } = judge(asked(view));
    expect(exact).toBe(true);
    expect(tiles.map(({ tile, chance }) => [tile, chance])).toEqual([[44, 0], [4, 1]]);
  });
  test('the other, who waits, is judged exactly too', () => {
    const waiting: SeatView = { ...view, mover: 1 };
    expect(wait(asked(waiting))).toMatchObject({ exact: true, error: 0 });
  });
});

test('a game that is over says who has won', () => {
  const last = moments.find(({ position }) => position.racks.every((rack) => rack.length === 0))!;
  const chances = last.position.racks.map((_, seat) => wait(asked(viewOf(last, seat))).chance);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});

test('the door refuses a pass that is none, and a tile that is not on the rack', () => {
  const { judge: ask, recall, chance } = guarded({ ...localPlayer, ...localAdviser });
  const view = viewOf(moves[3]!, moves[3]!.position.mover!);
  expect(ask({ ...asked(view), pass: 'third' as 'first' })).toEqual({ refused: { code: 'not-a-question' } });
  expect(recall({ moves: [{ view, tile: 11 }], seed: 'x' })).toEqual({ refused: { code: 'unknown-tile', tile: 11 } });
  const early = { view: { ...view, ply: 3 }, tile: view.rack[0]! };
  expect(recall({ moves: [early], seed: 'x' })).toEqual({ refused: { code: 'counts-differ' } });
  expect(recall({ moves: [7 as never], seed: 'x' })).toEqual({ refused: { code: 'not-a-question' } });
  expect(chance({ ...asked(view), pass: 3 as never })).toEqual({ refused: { code: 'not-a-question' } });
  expect(plyOf(moves[3]!.position)).toBe(view.ply);
});
