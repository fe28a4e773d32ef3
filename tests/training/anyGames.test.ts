/** Questions of games of any house rules, played at random, cut short, or by one who never calls: as far as there is something to ask. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsThrough } from '../../src/rules/board';
import type { GameRecord } from '../../src/rules/record';
import { planFlash } from '../../src/training/flash/flash';
import { landingsOf } from '../../src/training/flash/landings';
import { planGone } from '../../src/training/gone/gone';
import { cuttable, stretchOf, takesOf, toCome } from '../../src/training/gone/stretches';
import { gameFrom } from '../../src/training/library';
import { NO_TRAINING } from '../../src/training/progress';
import { questionsFor } from '../../src/training/plan';
import { randomGame } from '../helpers/randomGame';
import { runs } from '../long/amount';
import { someGames } from './someGames';

const NOW = Date.UTC(2026, 10, 22, 12);
const game = fc.record({ seed: fc.string({ minLength: 1, maxLength: 6 }), cut: fc.option(fc.nat(200)) })
  .map(({ seed, cut }): GameRecord => {
    const { record } = randomGame(seed);
    return cut === null ? record : { ...record, events: record.events.slice(0, cut) };
  });

test('what a game holds is told of its own tiles, whatever was agreed and wherever it ends', () => {
  fc.assert(fc.property(game, (record) => {
    for (const { event, tile, board, runs: made, near } of landingsOf(record)) {
      expect(record.events[event]).toContain(tile);
      expect(runsThrough(new Set([...board, tile]), tile)).toEqual(made);
      expect(made.length === 0 || near.size === 0).toBe(true);
    }
    const cut = cuttable(record);
    expect(cut.plies).toHaveLength(record.events.filter(([kind]) => kind === 'place').length);
    if (cut.plies.length === 0) return;
    const whole = stretchOf(cut, 0, cut.plies.length);
    const placed = whole.plies.map(({ tile }) => tile);
    const taken = takesOf(whole).flatMap(({ tiles }) => [...tiles]);
    // Every tile of the board is in one place: it lies there, was taken, or is to come.
    const coming = toCome(whole).map(({ square }) => square);
    expect([...whole.after, ...taken, ...coming].toSorted((a, b) => a - b)).toEqual(record.deal.toSorted((a, b) => a - b));
    expect([...whole.after, ...taken].toSorted((a, b) => a - b)).toEqual(placed.toSorted((a, b) => a - b));
  }), runs(10, 300));
});

test('a session takes what it can of own games, in turn with those that ship', () => {
  const shipped = someGames(4);
  fc.assert(fc.property(fc.array(game, { maxLength: 4 }), fc.string({ minLength: 1, maxLength: 6 }), (records, seed) => {
    const own = records.map((record, i) => ({ source: { kind: 'own' as const, game: `own ${i}` }, record }));
    const library = { games: [...own, ...shipped], shipped: [], positions: [] };
    for (const questions of [planFlash(library, NO_TRAINING, seed, NOW), planGone(library, NO_TRAINING, seed, NOW)]) {
      expect(questions).toHaveLength(10);
      expect(questionsFor(questions.map(({ ref }) => ref), library)).toEqual(questions);
      for (const { ref } of questions) expect(gameFrom(library, ref.source)).not.toBeNull();
    }
  }), runs(3, 40));
});

test('own games are met as often as those that ship, however few they are', () => {
  const [first, ...others] = someGames(12);
  const library = { games: [...others, { ...first!, source: { kind: 'own' as const, game: 'mine' } }], shipped: [], positions: [] };
  const sources = Array.from({ length: 8 }, (_, i) => planFlash(library, NO_TRAINING, `own ${i}`, NOW))
    .map((questions) => questions.filter(({ ref }) => ref.source.kind === 'own').length);
  expect(Math.min(...sources)).toBeGreaterThanOrEqual(1);
});
