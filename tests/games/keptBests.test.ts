/** What somebody's games came to, in a game of one figure: the last games are kept, and a best never falls. */
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bestsWith, keptBests, MOST_GAMES, type BestsOf } from '../../src/games/keptBests';

interface Played { readonly game: string; readonly at: number; readonly score: number | null }

const { bestOf, bestsAfter, betteredBy, mergeBests, openBests } = bestsWith<Played, 'score'>({
  form: v.object({ game: v.string(), at: v.number(), score: v.nullable(v.number()) }), counts: () => true, plots: [],
  measures: { score: { worth: ({ score }) => score, better: 'more', as: 'count', what: 'shell-bests-title', told: 'shell-bests-title' } },
});

const played = (at: number, score: number | null): Played => ({ game: `game ${at}`, at, score });
const all = (games: readonly Played[]): BestsOf<Played> => games.reduce(bestsAfter, openBests(null));

test('a best never falls, however many games come after it, nor by being kept, read and laid together', () => {
  const first = played(0, 99);
  const others = Array.from({ length: MOST_GAMES + 30 }, (_, i) => played(i + 1, i % 7));
  const bests = all([first, ...others]);
  expect(bests.games).toEqual([first, ...others.slice(-MOST_GAMES)]);
  const read = openBests(JSON.parse(JSON.stringify(keptBests(bests))));
  expect(bestOf(mergeBests(read, all(others))).score).toEqual({ worth: 99, game: first });
  expect(betteredBy(read, played(1000, 98))).toEqual([]);
  expect(betteredBy(read, played(1000, 100))).toEqual(['score']);
});

test('it is the best of all games that were ever played, in whatever order two devices lay theirs together', () => {
  fc.assert(fc.property(fc.array(fc.option(fc.nat(20)), { minLength: 1, maxLength: MOST_GAMES * 2 }), fc.nat(), (scores, cut) => {
    const games = scores.map((score, i) => played(i, score));
    const [here, there] = [all(games.filter((_, i) => i % 3 <= cut % 3)), all(games.filter((_, i) => i % 3 > cut % 3))];
    const best = Math.max(-1, ...scores.map((score) => score ?? -1));
    for (const merged of [mergeBests(here, there), mergeBests(there, here)]) expect(bestOf(merged).score?.worth ?? -1).toBe(best);
  }), { numRuns: 30 });
});

test('somebody who has done nothing that counts has no best', () => {
  expect(bestOf(all([played(1, null), played(2, null)]))).toEqual({ score: null });
});
