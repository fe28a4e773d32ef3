/** The adviser: what tiles are worth and why, and what a character had in mind, true to what it did. */
import { describe, expect, test } from 'vitest';
import { evaluate, recount } from '../../src/ai/adviser';
import { WORK } from '../../src/ai/search/monteCarlo';
import { LEVEL_NAMES } from '../../src/ai/levelNames';
import { choose } from '../../src/ai/player';
import type { Question } from '../../src/ai/questions';
import { runsThrough, tilesOf } from '../../src/rules/board';
import { NO_PAST, seatView } from '../../src/rules/seatView';
import { arranged } from '../helpers/arranged';
import { momentsOf, pastOf, viewOf } from '../helpers/moments';

const blank = seatView(arranged([[4], [5]]), 0, NO_PAST);

describe('an evaluation', () => {
  test('names every tile of the rack once, the best first, with what it takes', () => {
    const values = evaluate({ ...blank, rack: [94, 34, 5, 60], board: [31, 32, 33], ply: 3 }, 'hint', { ...WORK, playouts: 200 });
    expect(values.map(({ tile }) => tile).toSorted((a, b) => a - b)).toEqual([5, 34, 60, 94]);
    expect(values[0]).toMatchObject({ tile: 34, exact: false, reasons: { takes: [31, 32, 33, 34] } });
    expect(values[0]!.margin).toBeGreaterThan(values[1]!.margin);
    expect(values[1]?.reasons).toMatchObject({ takes: [], keeps: [{ tile: 34, gain: 4 }] });
  });
});

describe('a recount', () => {
  test('tells of the tiles that were thought still to come, and would have taken something', () => {
    const gone = [{ tiles: [34, 44, 54, 64], by: 1, ply: 1 }];
    const view = { ...blank, rack: [97, 5], board: [31, 32, 33], gone, ply: 60,
      placements: pastOf(...Array.from({ length: 60 }, () => [1, 94] as const)).placements };
    const counts = Array.from({ length: 300 }, (_, i) => recount({ view, level: 'viola', seed: `recount ${i}` }).awaited);
    const forgot = counts.filter(({ length }) => length > 0);
    expect(forgot.length).toBeGreaterThan(200);
    for (const awaited of forgot) expect(awaited).toEqual([{ tile: 34, gain: 4, gone: gone[0] }]);
    expect(recount({ view, level: 'otto', seed: 'remembers all' }).awaited).toEqual([]);
  });
  test('tells of own tiles that would have taken a run, just where the choice did not see it', () => {
    const view = { ...blank, rack: [97, 34], board: [31, 32, 33], ply: 3, placements: pastOf([0, 31], [1, 32], [0, 33]).placements };
    let unseen = 0;
    for (let i = 0; i < 300; i += 1) {
      const question: Question = { view, level: 'pip', seed: `unseen ${i}` };
      const told = recount(question).unseen;
      const { tile, takes } = choose(question);
      expect(told).toEqual(tile === 34 && takes.length > 0 ? [] : [{ tile: 34, takes: [31, 32, 33, 34] }]);
      unseen += told.length;
    }
    expect(unseen).toBeGreaterThan(50);
    expect(unseen).toBeLessThan(250);
  });
  test('is the same however often it is asked, for every character at every moment', () => {
    for (const [i, moment] of momentsOf('recounted').entries()) {
      const seat = moment.position.mover;
      if (i % 9 !== 0 || seat === null || moment.position.placed !== null) continue;
      for (const level of LEVEL_NAMES) {
        const question: Question = { view: viewOf(moment, seat), level, seed: 'same' };
        const told = recount(question);
        expect(recount(structuredClone(question))).toEqual(told);
        for (const { tile, takes } of told.unseen) expect(tilesOf(runsThrough(new Set(moment.position.board), tile))).toEqual(takes);
      }
    }
  });
});
