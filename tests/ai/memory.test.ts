/** Memory: what its formula says at written-out values, and what comes back over many players. */
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../src/ai/levels';
import { forgottenRuns, looksAtAgain, recallChance, remembersMaker } from '../../src/ai/memory';
import { NO_PAST, seatView, type FalseCall, type Gone, type SeatView } from '../../src/rules/seatView';
import { arranged } from '../helpers/arranged';

const memory = { threshold: -3.2, own: 0.8 };
const base = seatView(arranged([[4], [5]]), 0, NO_PAST);
const PLAYERS = 4000;

/** A view at some ply at which the given tiles were placed at the given plies (counted from 1), all others far away from them. */
function viewAt(ply: number, gone: readonly Gone[], placed: Readonly<Record<number, readonly [number, number]>> = {}, falseCalls: readonly FalseCall[] = []): SeatView {
  const placements = Array.from({ length: ply }, (_, i) => { const [seat, tile] = placed[i + 1] ?? [0, 4]; return { seat, tile }; });
  return { ...base, ply, gone, placements, falseCalls };
}

/** In how many of many players' minds something holds. */
const share = (holds: (seed: string) => boolean): number => Array.from({ length: PLAYERS }, (_, i) => holds(`player ${i}`)).filter(Boolean).length / PLAYERS;

describe('the chance to recall a run', () => {
  // 1 / (1 + exp((threshold + ½ ln t) / 0.35)), a ply being ten seconds, by hand for threshold -3.2.
  test.each([[1, 0.9971], [10, 0.9285], [30, 0.73], [60, 0.5011], [76, 0.4174]])('%i plies later is %f', (plies, chance) => {
    expect(recallChance(plies, -3.2)).toBeCloseTo(chance, 3);
  });
  test.each(Object.entries<Level>(LEVELS))('of %s falls with time and stays a chance', (_, level) => {
    const chances = Array.from({ length: 77 }, (__, plies) => recallChance(plies, level.memory.threshold));
    for (const [plies, chance] of chances.entries()) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1);
      if (plies > 1) expect(chance).toBeLessThanOrEqual(chances[plies - 1] ?? 0);
    }
  });
  test('right after it was taken is that of one ply later', () => expect(recallChance(0, -3.2)).toBe(recallChance(1, -3.2)));
});

describe('a taken run', () => {
  const others = { tiles: [51, 52, 53, 54], by: 1, ply: 4 };
  const own = { ...others, by: 0 };
  test('is forgotten as a whole, as often as the formula says, one\'s own less often', () => {
    const view = viewAt(44, [others]);
    expect(Math.abs(share((seed) => forgottenRuns(view, memory, seed).length === 0) - recallChance(40, -3.2))).toBeLessThan(0.03);
    expect(Math.abs(share((seed) => forgottenRuns(viewAt(44, [own]), memory, seed).length === 0) - recallChance(40, -4))).toBeLessThan(0.03);
    expect(recallChance(40, -4)).toBeGreaterThan(recallChance(40, -3.2) + 0.1);
  });
  test('comes back to the same player at the same ply, and may be gone again at the next', () => {
    const seeds = Array.from({ length: 300 }, (_, i) => `again ${i}`);
    const at = (ply: number): boolean[] => seeds.map((seed) => forgottenRuns(viewAt(ply, [others]), memory, seed).length > 0);
    expect(at(44)).toEqual(at(44));
    expect(at(44)).not.toEqual(at(45));
  });
  test('is fresh again when a tile has landed on its line and it was recalled then', () => {
    // 55 stands beside 51 to 54; it landed at ply 40. Who recalled the run then (36 plies after) knows it at ply 44 as well as after four.
    const again = viewAt(44, [others], { 40: [1, 55] });
    const then = recallChance(36, -3.2);
    const expected = then * recallChance(4, -3.2) + (1 - then) * recallChance(40, -3.2);
    expect(Math.abs(share((seed) => forgottenRuns(again, memory, seed).length === 0) - expected)).toBeLessThan(0.03);
    expect(expected).toBeGreaterThan(recallChance(40, -3.2) + 0.1);
  });
  test('is looked at again from a tile that could stand in four with two of its squares', () => {
    const run = [51, 52, 53, 54];
    expect([55, 56, 50, 95, 41, 33].map((tile) => looksAtAgain(tile, run))).toEqual([true, true, false, false, false, false]);
    // 57 could stand in four with 54 alone.
    expect(looksAtAgain(57, run)).toBe(false);
  });
});

describe('whose a missed run was', () => {
  const squares = [51, 52, 53, 54];
  const made = (ply: number, seat = 0, falseCalls: readonly FalseCall[] = []): SeatView => viewAt(ply, [], { 10: [seat, 54] }, falseCalls);
  test('everybody knows while its last tile is the one that has landed last', () => {
    expect(share((seed) => remembersMaker(squares, made(10), { threshold: 3, own: 0 }, seed))).toBe(1);
  });
  test('is forgotten as the formula says, what one missed oneself less often', () => {
    expect(Math.abs(share((seed) => remembersMaker(squares, made(50, 1), memory, seed)) - recallChance(40, -3.2))).toBeLessThan(0.03);
    expect(Math.abs(share((seed) => remembersMaker(squares, made(50, 0), memory, seed)) - recallChance(40, -4))).toBeLessThan(0.03);
  });
  test('comes back with a call in vain', () => {
    const called = made(50, 0, [{ by: 1, ply: 49 }, { by: 0, ply: 45 }]);
    expect(Math.abs(share((seed) => remembersMaker(squares, called, memory, seed)) - recallChance(5, -4))).toBeLessThan(0.03);
  });
});
