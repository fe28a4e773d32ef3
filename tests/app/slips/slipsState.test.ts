/** The list of slips over all games of a name: the worst first, page by page, and each game once. */
import { describe, expect, test } from 'vitest';
import { gamesOf, noSlips, slipsAfter, slipsModel, SLIPS_PAGE, type OwnGame, type SlipsState } from '../../../src/app/slips/slipsState';
import { FOUND_VERSION, type Found, type Slip } from '../../../src/review/found';
import type { GameSummary, SeatSummary } from '../../../src/session/gameSummary';

const ANN = { name: 'Ann', me: false };
const slip = (step: number, points: number): Slip =>
  ({ kind: 'choice', step, ply: step, points, tile: 66, better: 83, forgot: null, tiles: [] });
const game = (id: string, endedAt: number, seat = 0): OwnGame => ({ id, endedAt, seat });
const found = (id: string, slips: readonly Slip[], version = FOUND_VERSION): Found =>
  ({ game: id, version, seats: [{ seat: 0, pass: 1, slips }] });
const known = (...all: Found[]): ReadonlyMap<string, Found> => new Map(all.map((one) => [one.game, one]));

function after(...changes: Parameters<typeof slipsAfter>[1][]): SlipsState {
  return changes.reduce(slipsAfter, noSlips(ANN));
}

describe('the slips of all games', () => {
  test('stand with the worst first, and of those that cost the same with the newest', () => {
    const state = after(
      { type: 'found', games: [game('b', 2), game('a', 1)], known: known(found('a', [slip(3, 9), slip(5, 2)]), found('b', [slip(7, 9)])) },
    );
    expect(state.slips.map(({ game: id, step }) => [id, step])).toEqual([['b', 7], ['a', 3], ['a', 5]]);
    expect(slipsModel(state)).toMatchObject({ all: 3, reviewed: 2, games: 2, work: 'finding', notices: [] });
  });

  test('games wait that nobody has reviewed, or an older version, or in another seat; the newest first', () => {
    const state = after({
      type: 'found', games: [game('c', 3), game('b', 2), game('a', 1, 1)],
      known: known(found('b', [slip(1, 4)], FOUND_VERSION - 1), found('a', [slip(1, 4)])),
    });
    expect(state.waiting.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    const reviewed = slipsAfter(state, { type: 'reviewed', game: game('c', 3), found: { seat: 0, pass: 1, slips: [slip(9, 5)] } });
    expect(reviewed.slips.map(({ points }) => points)).toEqual([5]);
    // A game that cannot be reviewed is not waited for.
    const broken = slipsAfter(reviewed, { type: 'reviewed', game: game('b', 2), found: null });
    expect(slipsModel(broken)).toMatchObject({ reviewed: 2, games: 3, all: 1 });
  });

  test('are shown fifty at a time, and the first of those that come is the one to go on with', () => {
    const many = Array.from({ length: SLIPS_PAGE + 7 }, (_, i) => slip(i, 60 - i));
    const state = after({ type: 'found', games: [game('a', 1)], known: known(found('a', many)) });
    expect(slipsModel(state)).toMatchObject({ slips: { length: SLIPS_PAGE }, all: SLIPS_PAGE + 7, seen: null });
    expect(slipsModel(slipsAfter(state, { type: 'more' }))).toMatchObject({ slips: { length: SLIPS_PAGE + 7 }, seen: SLIPS_PAGE });
  });

  test('a disk that refuses is told of, and what is found then is shown all the same', () => {
    const state = after(
      { type: 'failed' }, { type: 'found', games: [game('a', 1)], known: known() },
      { type: 'reviewed', game: game('a', 1), found: { seat: 0, pass: 1, slips: [slip(2, 3)] } },
    );
    expect(slipsModel(state)).toMatchObject({ all: 1, notices: [{ kind: 'storeFailed' }] });
  });
});

describe('whose games they are', () => {
  const seat = (name: string, level: SeatSummary['level'] = null, me?: true): SeatSummary =>
    ({ name, level, ...(me ? { me } : {}) }) as SeatSummary;
  const summary = (id: string, seats: readonly SeatSummary[], practice?: true): GameSummary =>
    ({ id, seats, savedAt: 7, ...(practice ? { practice } : {}) }) as GameSummary;
  const games = [
    summary('alone', [seat('Otto', 'otto'), seat('You', null, true)]),
    summary('two', [seat('ANN'), seat('Ben')]),
    summary('mine', [seat('Ann', null, true), seat('Ada', 'ada')]),
    summary('practice', [seat('Ann', null, true), seat('Ada', 'ada')], true),
    summary('computer', [seat('Ann', 'ada'), seat('Ben')]),
  ];

  test('those of a name, however it is written, but not of a computer and not the own ones; without practice', () => {
    expect(gamesOf(games, ANN, 'You')).toEqual([{ id: 'two', seat: 0, endedAt: 7 }]);
  });

  test('those of the player of this device, whatever they were called', () => {
    expect(gamesOf(games, { name: 'You', me: true }, 'You').map(({ id, seat: at }) => [id, at])).toEqual([['alone', 1], ['mine', 0]]);
  });
});
