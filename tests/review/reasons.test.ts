/** The reason for what a tile lost, on boards small enough to see. */
import { expect, test } from 'vitest';
import { reasonsFor } from '../../src/ai/reasons';
import { unseenTiles } from '../../src/ai/search/fromView';
import { PRINTED_RULES } from '../../src/rules/options';
import type { Gone, SeatView } from '../../src/rules/seatView';
import type { Reason } from '../../src/review/reason';
import { reasonFor } from '../../src/review/reasons';

function view(rack: number[], board: number[], gone: number[] = []): SeatView {
  const picked: Gone[] = gone.length === 0 ? [] : [{ tiles: gone, by: 1, ply: 20 }];
  return {
    seat: 0, rules: PRINTED_RULES, rack, board, gone: picked, pile: 60, racks: [4, 4], won: [0, 0], mover: 0, placed: null,
    ply: board.length, dead: [], placements: [], falseCalls: [],
  };
}

/** Why the second tile of the rack was better than the first. @param chances of all tiles of the rack */
function reason(seen: SeatView, chances = [0.4, 0.5]): Reason | null {
  const reasons = reasonsFor(seen, unseenTiles(seen));
  const rack = seen.rack.map((tile, i) => ({ tile, reasons: reasons[i]!, chance: chances[i] ?? 0 }));
  return reasonFor(seen, rack[0]!, rack[1]!, rack);
}

test('it opened a run, and the better one was safe because tiles were gone', () => {
  // 36 and 46 lie: with 66, whoever has 56 takes four. With 61 and 94 lying, 83 would want 72 alone, which is gone.
  expect(reason(view([66, 83], [36, 46, 61, 94], [72, 22, 32, 42]))).toEqual({
    kind: 'opens', opening: { squares: [36, 46, 56, 66], tile: 56, gain: 4 }, more: 0, better: 83, safe: { tile: 83, gone: [72] },
  });
});

test('it opened more than the better one, which opened something too', () => {
  const why = reason(view([34, 94], [32, 33, 96, 97]));
  expect(why).toMatchObject({ kind: 'opens', more: 1, better: 94, safe: null });
});

test('the better one takes more, and whether it could wait', () => {
  // 45, 46 and 47 lie: whoever has 48 takes four, as 44 does.
  expect(reason(view([22, 44], [45, 46, 47]))).toMatchObject({ kind: 'takes', tile: 44, takes: [44, 45, 46, 47], rival: 48 });
  // 31 32 33 lie and 35 is gone: only 34 takes them.
  const alone = view([94, 34], [31, 32, 33], [35, 45, 55, 65]);
  expect(reason(alone)).toEqual({ kind: 'takes', tile: 34, takes: [31, 32, 33, 34], instead: [], rival: null });
});

test('where waiting costs next to nothing, what the tile opened is the reason, and nothing had to hurry', () => {
  // 44 takes 44 to 47, of which whoever has 48 could take too; 34 opens 31 to 34 to whoever has 31; 94 opens nothing.
  const seen = view([34, 44, 94], [45, 46, 47, 32, 33]);
  expect(reason(seen, [0.4, 0.5, 0.49])).toMatchObject({ kind: 'opens', opening: { tile: 31, gain: 4 }, better: 94, safe: { tile: 94 } });
  // Where the waiting costs more it is the waiting.
  expect(reason(seen, [0.4, 0.5, 0.42])).toMatchObject({ kind: 'takes', tile: 44, rival: 48 });
  // It costs too little to be told, and nothing was opened: it takes more, and no word of waiting.
  expect(reason(view([94, 44, 99], [45, 46, 47]), [0.47, 0.5, 0.49])).toMatchObject({ kind: 'takes', rival: null });
});

test('a run that nobody else could make can wait', () => {
  expect(reason(view([34, 94], [31, 32, 33], [35, 45, 55, 65]))).toEqual({ kind: 'waits', tile: 34, takes: [31, 32, 33, 34], better: 94 });
  // Whoever has 48 could take of it: that is no reason to wait.
  expect(reason(view([44, 94], [45, 46, 47]))).toBeNull();
});

test('the better one makes ready what only its owner can take', () => {
  // 34 and 35 are in hand, 31 and 33 lie, 32 is gone: 35 first, then 34 takes 33 34 35 36.
  expect(reason(view([94, 35, 34], [33, 36], [32, 42, 52, 62]))).toEqual({
    kind: 'keeps', opening: { squares: [33, 34, 35, 36], tile: 34, gain: 4 }, better: 35,
  });
});

test('a tile that opens something was kept back too long, and a safe one spent', () => {
  // 34 opens 35 to whoever has it, and 94 nothing: all the same 34 was better.
  expect(reason(view([94, 34], [32, 33], [31, 41, 51, 61]))).toEqual({ kind: 'kept', tile: 34, waits: 94 });
});

test('the better one would have closed what lay open', () => {
  // 31 32 33 lie for whoever has 34. With 43 gone from below, 35 does not close it; nothing on one square does but a run.
  const seen = view([94, 22], [31, 32, 33]);
  const reasons = reasonsFor(seen, unseenTiles(seen));
  const closing = { tile: 22, chance: 0.5, reasons: { ...reasons[1]!, shuts: [{ tile: 34, gain: 4 }] } };
  expect(reasonFor(seen, { tile: 94, reasons: reasons[0]!, chance: 0.4 }, closing, [])).toEqual({
    kind: 'shuts', opening: { squares: [31, 32, 33, 34], tile: 34, gain: 4 }, better: 22,
  });
});

test('where nothing explains it, none is invented', () => {
  expect(reason(view([4, 97], []))).toBeNull();
});
