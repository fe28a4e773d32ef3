/** Hints on boards small enough to see: the tile, the reason, and what is marked for it. */
import { describe, expect, test } from 'vitest';
import type { Evaluation } from '../../src/ai/questions';
import { reasonsFor } from '../../src/ai/reasons';
import { hintOf, type Hint } from '../../src/practice/hint';
import { SQUARES } from '../../src/rules/board';
import { PRINTED_RULES } from '../../src/rules/options';
import type { Gone, SeatView } from '../../src/rules/seatView';
import { hintSentence } from '../../src/strings/words/table/practice';

/** The hint for the first tile of a rack, as if the adviser had found it the best. */
function hint(rack: number[], board: number[], gone: number[] = []): Hint {
  const taken: Gone[] = gone.length > 0 ? [{ tiles: gone, by: 1, ply: 8 }] : [];
  const view: SeatView = {
    seat: 0, rules: PRINTED_RULES, rack, board, gone: taken, pile: 60, racks: [4, 4], won: [0, 0], mover: 0, placed: null,
    ply: board.length, dead: [], placements: [], falseCalls: [],
  };
  const unseen = SQUARES.filter((tile) => ![...rack, ...board, ...gone].includes(tile));
  const reasons = reasonsFor(view, unseen);
  const evaluations = rack.map((tile, i): Evaluation => ({ tile, margin: -i, exact: false, reasons: reasons[i]! }));
  return hintOf(view, evaluations)!;
}

describe('the reason', () => {
  test('is a run that it makes', () => {
    const made = hint([25, 94], [22, 23, 24, 35, 45, 55]);
    expect(made).toMatchObject({ tile: 25, reason: 'takes', takes: [22, 23, 24, 25, 35, 45, 55] });
    expect(made.runs).toContainEqual([22, 23, 24, 25]);
    expect(hintSentence(made)).toBe('Play 25. It makes a run. Call, and you take 7 tiles.');
  });

  test('is that no single tile makes a run with it', () => {
    const quiet = hint([94, 45], [46, 47]);
    expect(quiet).toMatchObject({ reason: 'opensNothing', opens: [], dead: [] });
    expect(hintSentence(quiet)).toBe('Play 94. It’s safe: it doesn’t set up a run for anyone.');
  });

  test('is that tiles are gone: their squares are dead', () => {
    // 34 44 54 would wait for 24 or 64; both are gone, with others that are on no line of it.
    const safe = hint([54, 45], [34, 44], [24, 64, 4, 7]);
    expect(safe).toMatchObject({ reason: 'gone', opens: [], dead: [24, 64] });
    expect(hintSentence(safe)).toBe('Play 54. It’s safe: it doesn’t set up a run for anyone, because 24 and 64 are gone.');
  });

  test('is that every line through it is dead', () => {
    const corner = hint([4, 45], [46], [5, 13, 14, 15]);
    expect(corner.reason).toBe('allDead');
    expect(hintSentence(corner)).toContain('no line through it can become a run any more');
  });

  test('is that the player holds the tile that is wanted', () => {
    // 4 5 6 wants 7, and the row ends there.
    const own = hint([6, 7], [4, 5]);
    expect(own).toMatchObject({ reason: 'keeps', opens: [], keeps: [{ tile: 7, squares: [4, 5, 6, 7] }] });
    expect(hintSentence(own)).toBe('Play 6. Then your 7 can make a run.');
  });

  test('is that it opens less than the others, with what it opens', () => {
    // 6 opens 4 5 6 to 7 alone; 45 opens 46 47 to 44 and 48.
    const least = hint([6, 45], [4, 5, 46, 47]);
    expect(least).toMatchObject({ reason: 'opensLeast', opens: [{ tile: 7, squares: [4, 5, 6, 7] }] });
    expect(hintSentence(least)).toBe('Play 6. After it, only 7 can make a run. Your other tiles set up more.');
    expect(hintSentence(hint([45, 6], [4, 5, 46, 47])))
      .toBe('Play 45. It’s still your best tile, though 44 and 48 can then make a run.');
  });
});

test('without an evaluation there is no hint', () => {
  const { tile } = hint([94, 45], []);
  expect(tile).toBe(94);
  expect(hintOf({ rack: [94] } as unknown as SeatView, [])).toBeNull();
});
