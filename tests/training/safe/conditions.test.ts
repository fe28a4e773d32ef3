/** Which positions can be asked in *Safe tile*: each condition by itself, and the kinds of danger. */
import { describe, expect, test } from 'vitest';
import type { Reasons } from '../../../src/ai/questions';
import type { Reason } from '../../../src/review/reason';
import { fitOf, ranking, type JudgedRack } from '../../../src/training/safe/conditions';
import { dangerOf } from '../../../src/training/safe/danger';

const NOTHING: Reasons = { takes: [], opens: [], shuts: [], keeps: [], countsOnGone: [] };
/** 46 and 56 lie in line: 66 opens the run 46–76 to whoever has 76. */
const SEEN = { board: [46, 56], gone: [], rack: [66, 4, 97, 50] };

function judged(chances: readonly number[], error = 0.005, reasons: Partial<Record<number, Partial<Reasons>>> = {}): JudgedRack {
  const opened = { opens: [{ tile: 76, gain: 4 }] };
  return {
    tiles: SEEN.rack.map((tile, i) => (
      { tile, chance: chances[i]!, reasons: { ...NOTHING, ...(tile === 66 ? opened : {}), ...reasons[tile] } })),
    errors: SEEN.rack.map((_, i) => SEEN.rack.map((__, j) => (i === j ? 0 : error))),
  };
}

describe('a position for Safe tile', () => {
  test('has one safe tile, and a danger in the tile that tempts most', () => {
    expect(fitOf(SEEN, judged([0.5, 0.4, 0.6, 0.45]))).toEqual({ danger: 'four' });
    expect(ranking(judged([0.5, 0.4, 0.6, 0.45]))).toEqual([2, 0, 3, 1]);
  });
  test.each([
    ['another tile is within 5 points', judged([0.551, 0.4, 0.6, 0.45]), 'not-one'],
    ['it may be within 5 points, by two standard errors', judged([0.54, 0.4, 0.6, 0.45], 0.006), 'not-one'],
    ['two are equally good', judged([0.6, 0.4, 0.6, 0.45]), 'not-one'],
    ['the game is nearly won', judged([0.5, 0.4, 0.9, 0.45]), 'decided'],
    ['the game is nearly lost', judged([0.04, 0.01, 0.1, 0.02]), 'decided'],
    ['the best tile takes a run', judged([0.5, 0.4, 0.6, 0.45], 0.005, { 97: { takes: [94, 95, 96, 97] } }), 'takes-run'],
    ['nothing explains it', judged([0.5, 0.4, 0.6, 0.45], 0.005, { 66: { opens: [] } }), 'no-reason'],
    ['the best tile opens as much', judged([0.5, 0.4, 0.6, 0.45], 0.005, { 97: { opens: [{ tile: 96, gain: 4 }] } }), 'no-reason'],
  ])('is none where %s', (_, rack, unfit) => {
    expect(fitOf(SEEN, rack)).toEqual({ unfit });
  });
  test('is none with three tiles, or none at all', () => {
    const { tiles, errors } = judged([0.5, 0.4, 0.6, 0.45]);
    expect(fitOf(SEEN, { tiles: tiles.slice(0, 3), errors })).toEqual({ unfit: 'few-tiles' });
    expect(fitOf(SEEN, { tiles: [], errors: [] })).toEqual({ unfit: 'few-tiles' });
  });
  test('is refuted only by what is surely wrong where errors are added', () => {
    expect(fitOf(SEEN, judged([0.56, 0.4, 0.6, 0.45]), -3)).toEqual({ danger: 'four' });
    expect(fitOf(SEEN, judged([0.58, 0.4, 0.6, 0.45]), -3)).toEqual({ unfit: 'not-one' });
  });
});

test('a danger is of the kind that its reason tells', () => {
  const opening = { squares: [46, 56, 66, 76], tile: 76, gain: 4 };
  const opens = { kind: 'opens', opening, more: 0, better: 97, safe: null } as const;
  const reasons: readonly (readonly [Reason | null, string | null])[] = [
    [opens, 'four'], [{ ...opens, opening: { ...opening, gain: 5 } }, 'long'], [{ ...opens, more: 1 }, 'several'],
    [{ ...opens, more: 1, safe: { tile: 97, gone: [96] } }, 'gone'], [{ ...opens, safe: { tile: 97, gone: [] } }, 'four'],
    [{ kind: 'shuts', opening, better: 97 }, 'shuts'], [{ kind: 'keeps', opening, better: 97 }, 'keeps'],
    [{ kind: 'waits', tile: 4, takes: [4, 5, 6, 7], better: 97 }, null],
    [{ kind: 'takes', tile: 4, takes: [4, 5, 6, 7], instead: [], rival: null }, null], [null, null],
  ];
  for (const [reason, danger] of reasons) expect(dangerOf(reason)).toBe(danger);
});
