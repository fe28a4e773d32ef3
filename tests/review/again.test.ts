/** A move tried again: right is praised, wrong is answered and may be tried once more, or the better tile is shown. */
import { describe, expect, test } from 'vitest';
import { againAfter, againAt, type AgainState } from '../../src/review/again/again';
import type { Verdict } from '../../src/review/verdict';

const verdict = (tile: number, loss: number, band: Verdict['band']): Verdict =>
  ({ tile, better: 83, chance: 0.5, best: 0.5 + loss / 100, loss, error: 0.2, band, reason: null, dangers: band ? [56] : [] });

/** 66 was placed, 83 is the best, 84 as good as that, and 5 is between 66 and those. */
const VERDICTS = new Map([
  [66, verdict(66, 11, 'blunder')], [83, verdict(83, 0, null)], [84, verdict(84, 1, null)], [5, verdict(5, 6, 'mistake')],
]);

function asked(placed = 66): AgainState {
  return againAfter(againAt(placed), { type: 'judged', verdicts: VERDICTS });
}

describe('a move that is tried again', () => {
  test('waits until it is judged, and says what was placed then', () => {
    expect(againAt(66)).toMatchObject({ phase: 'waits', said: { kind: 'waiting' }, lies: null });
    expect(againAfter(againAt(66), { type: 'chose', tile: 83 })).toEqual(againAt(66));
    expect(asked()).toMatchObject({ phase: 'asked', said: { kind: 'choose', tile: 66, slip: true } });
    expect(asked(83).said).toEqual({ kind: 'choose', tile: 83, slip: false });
  });

  test('says so where it cannot be judged', () => {
    expect(againAfter(againAt(66), { type: 'judged', verdicts: null })).toMatchObject({ phase: 'waits', said: { kind: 'failed' } });
    expect(againAfter(againAt(7), { type: 'judged', verdicts: VERDICTS }).said).toEqual({ kind: 'failed' });
  });

  test('is done with the best tile, and with one that is as good as anyone can tell', () => {
    expect(againAfter(asked(), { type: 'chose', tile: 83 })).toMatchObject({ phase: 'done', lies: 83, said: { kind: 'best' } });
    expect(againAfter(asked(), { type: 'chose', tile: 84 })).toMatchObject({ phase: 'done', lies: 84, said: { kind: 'good' } });
  });

  test('goes on after a wrong tile, which lies there meanwhile, and is told whether it is nearer', () => {
    const worse = againAfter(asked(), { type: 'chose', tile: 66 });
    expect(worse).toMatchObject({ phase: 'asked', lies: 66, said: { kind: 'worse', closer: false } });
    const closer = againAfter(worse, { type: 'chose', tile: 5 });
    expect(closer).toMatchObject({ phase: 'asked', lies: 5, said: { kind: 'worse', closer: true, placed: 66 } });
    expect(againAfter(closer, { type: 'chose', tile: 83 })).toMatchObject({ phase: 'done', said: { kind: 'best' } });
  });

  test('shows the better tile, and then nothing more is chosen', () => {
    const shown = againAfter(asked(), { type: 'shown' });
    expect(shown).toMatchObject({ phase: 'done', lies: 83, said: { kind: 'shown', verdict: { tile: 66, better: 83 } } });
    expect(againAfter(shown, { type: 'chose', tile: 5 })).toBe(shown);
    expect(againAfter(shown, { type: 'other' })).toBe(shown);
  });

  test('answers a call, and a tile that is not on the rack, without taking it', () => {
    const told = againAfter(asked(), { type: 'other' });
    expect(told).toMatchObject({ phase: 'asked', lies: null, said: { kind: 'tilesOnly' } });
    // The same again is news, too.
    expect(againAfter(told, { type: 'other' }).times).toBe(told.times + 1);
    expect(againAfter(told, { type: 'chose', tile: 44 })).toBe(told);
  });
});
