/** What is forgotten of runs, over many players (the formula itself: tests/cognition). */
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../../src/ai/levels';
import { SECONDS_A_PLY, forgottenRuns, looksAtAgain, remembersMaker } from '../../../src/ai/mind/memory';
import { recallChance } from '../../../src/cognition/recall';
import { NO_PAST, seatView, type FalseCall, type Gone, type SeatView } from '../../../src/rules/seatView';
import { arranged } from '../../helpers/arranged';

const memory = { threshold: -3.2, own: 0.8 };
const base = seatView(arranged([[4], [5]]), 0, NO_PAST);
const PLAYERS = 4000;

/** A view at some ply at which the given tiles were placed at the given plies (counted from 1), all others far away from them. */
function viewAt(
  ply: number, gone: readonly Gone[], placed: Readonly<Record<number, readonly [number, number]>> = {},
  falseCalls: readonly FalseCall[] = [],
): SeatView {
  const placements = Array.from({ length: ply }, (_, i) => {
    const [seat, tile] = placed[i + 1] ?? [0, 4];
    return { seat, tile };
  });
  return { ...base, ply, gone, placements, falseCalls };
}

/** In how many of many players' minds something holds. */
const share = (holds: (seed: string) => boolean): number =>
  Array.from({ length: PLAYERS }, (_, i) => holds(`player ${i}`)).filter(Boolean).length / PLAYERS;

/** The formula's chance, by plies. */
const chanceAfter = (plies: number, threshold: number): number => recallChance(plies, threshold, SECONDS_A_PLY);

test.each(Object.entries<Level>(LEVELS))('the chance of %s to recall a run falls over a game', (_, level) => {
  expect(chanceAfter(1, level.memory.threshold)).toBeGreaterThanOrEqual(chanceAfter(76, level.memory.threshold));
  expect(level.memory.own).toBeGreaterThanOrEqual(0);
});

describe('a taken run', () => {
  const others = { tiles: [51, 52, 53, 54], by: 1, ply: 4 };
  const own = { ...others, by: 0 };
  test('is forgotten as a whole, as often as the formula says, one\'s own less often', () => {
    const view = viewAt(44, [others]);
    expect(Math.abs(share((seed) => forgottenRuns(view, memory, seed).length === 0) - chanceAfter(40, -3.2))).toBeLessThan(0.03);
    expect(Math.abs(share((seed) => forgottenRuns(viewAt(44, [own]), memory, seed).length === 0) - chanceAfter(40, -4))).toBeLessThan(0.03);
    expect(chanceAfter(40, -4)).toBeGreaterThan(chanceAfter(40, -3.2) + 0.1);
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
    const then = chanceAfter(36, -3.2);
    const expected = then * chanceAfter(4, -3.2) + (1 - then) * chanceAfter(40, -3.2);
    expect(Math.abs(share((seed) => forgottenRuns(again, memory, seed).length === 0) - expected)).toBeLessThan(0.03);
    expect(expected).toBeGreaterThan(chanceAfter(40, -3.2) + 0.1);
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
    expect(Math.abs(share((seed) => remembersMaker(squares, made(50, 1), memory, seed)) - chanceAfter(40, -3.2))).toBeLessThan(0.03);
    expect(Math.abs(share((seed) => remembersMaker(squares, made(50, 0), memory, seed)) - chanceAfter(40, -4))).toBeLessThan(0.03);
  });
  test('comes back with a call in vain', () => {
    const called = made(50, 0, [{ by: 1, ply: 49 }, { by: 0, ply: 45 }]);
    expect(Math.abs(share((seed) => remembersMaker(squares, called, memory, seed)) - chanceAfter(5, -4))).toBeLessThan(0.03);
  });
});
