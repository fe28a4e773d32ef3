/** What a review found, as it is kept. */
import { expect, test } from 'vitest';
import type { Accounts, SeenRun } from '../../src/review/accounts';
import { FOUND_VERSION, foundIn, withFound } from '../../src/review/found';
import type { OwnMove, Report } from '../../src/review/report';

function move(step: number, loss: number, account: OwnMove['account'], toldAt: number | null = null): OwnMove {
  return {
    seat: 0, event: step - 1, step, ply: step / 2, tile: step, rack: [step, 99], number: 1, view: {} as OwnMove['view'], judged: null,
    account, forgot: null, toldAt,
    verdict: {
      tile: step, better: 99, chance: 0.5, best: 0.5 + loss / 100, loss, error: 0, band: account && 'mistake', reason: null, dangers: [],
    },
  };
}

const run = (step: number, points: number | null, inTime = false): SeenRun =>
  ({ step, tiles: [4, 5, 6, 7], maker: 0, ms: null, by: null, inTime, points, turn: null });

function report(changes: Partial<Report> = {}): Report {
  const accounts: Accounts = {
    choice: { judged: 0, sound: 0, told: { inaccuracy: 0, mistake: 0, blunder: 0 }, points: 0 }, memory: null, luck: null,
    eye: {
      own: [run(7, 12), run(9, 0.4), run(11, null), run(13, 3, true)], others: [run(5, 2), run(6, -4)], late: [],
      falseCalls: [{ step: 8, points: 1, turn: null }],
      median: null, points: 18, gained: 0,
    },
  };
  return {
    game: 'g', seat: 0, pass: 1, progress: { done: 1, all: 1 }, missing: [], others: [], curve: [], moments: [], accounts,
    turning: null, moves: [move(2, 6, 'choice'), move(4, 3, null), move(6, 8, 'memory'), move(10, 5, 'choice', 1)], ...changes,
  };
}

test('slips of all three kinds, in the order in which they happened: each once, and only what cost something', () => {
  expect(foundIn(report())).toEqual({ seat: 0, pass: 1, slips: [
    { kind: 'choice', step: 2, ply: 1, points: 6, tile: 2, better: 99, forgot: null, tiles: [] },
    { kind: 'eye', step: 5, ply: 2, points: 2, tile: null, better: null, forgot: null, tiles: [4, 5, 6, 7] },
    { kind: 'memory', step: 6, ply: 3, points: 8, tile: 6, better: 99, forgot: null, tiles: [] },
    { kind: 'eye', step: 7, ply: 3, points: 12, tile: null, better: null, forgot: null, tiles: [4, 5, 6, 7] },
    { kind: 'eye', step: 8, ply: 3, points: 1, tile: null, better: null, forgot: null, tiles: [] },
  ] });
});

test('nothing is found as long as not all moves are judged, and no eye where nobody calls', () => {
  expect(foundIn(report({ pass: 0 }))).toBeNull();
  expect(foundIn(report({ missing: ['unjudged'] }))).toBeNull();
  const { accounts } = report();
  expect(foundIn(report({ accounts: { ...accounts, eye: null } }))?.slips.map(({ kind }) => kind)).toEqual(['choice', 'memory']);
});

test('each person of a game has their own findings; newer ones take the place of older ones, and an older version goes', () => {
  const ann = foundIn(report())!;
  const ben = foundIn(report({ seat: 1, moves: [] }))!;
  const both = withFound(withFound(null, 'g', ben), 'g', ann);
  expect(both.seats).toEqual([ann, ben]);
  const again = { ...ann, pass: 2 as const, slips: [] };
  expect(withFound(both, 'g', again).seats).toEqual([again, ben]);
  expect(withFound({ ...both, version: FOUND_VERSION - 1 }, 'g', again).seats).toEqual([again]);
});
