/** What a review tells as forgotten is held against what characters had really forgotten; who forgets nothing is told next to none. */
import { expect, test } from 'vitest';
import { memoryFigures, momentsOf, type ToldGame, type ToldMoment } from '../../tools/reviews/moments';
import { LONG } from '../long/amount';

/** Games of Viola, who forgets, and Otto, who forgets nothing. In these forgetting cost something; in many games it costs nothing. */
const GAMES = LONG ? Array.from({ length: 200 }, (_, i) => i + 1) : [6, 7, 10];

test(`in ${GAMES.length} games the memory account is what had been forgotten`, async () => {
  const told: ToldGame[] = [];
  for (const game of GAMES) told.push(await momentsOf({ players: ['viola', 'otto'], seed: 'm1', pass: 'first' }, game));
  const { falselyBooked, trulyForgotten, costlyTold } = memoryFigures(told);
  if (LONG) process.stderr.write(`${JSON.stringify({ falselyBooked, trulyForgotten, costlyTold })}\n`);
  expect(falselyBooked.all).toBeGreaterThan(50);
  expect(falselyBooked.share).toBeLessThanOrEqual(0.05);
  expect(trulyForgotten.part).toBeGreaterThan(0);
  expect(trulyForgotten.share).toBeGreaterThanOrEqual(0.7);
  expect(costlyTold.part).toBeGreaterThan(0);
  expect(costlyTold.share).toBeGreaterThanOrEqual(0.4);
  const moments = told.flatMap((game) => game.moments);
  expect(moments.filter(({ player, cost }) => player === 'otto' && cost !== 0)).toEqual([]);
  expect(moments.every(({ account, named }) => (account === 'memory') === (named !== null))).toBe(true);
});

test('the figures count players who forget nothing apart, and nothing of nothing is no share', () => {
  const at: ToldMoment = {
    game: 1, player: 'otto', ply: 30, tile: 4, better: 5, account: 'memory', points: 6, reason: null,
    named: { tiles: [31, 32, 33, 34], by: 0, ply: 9 }, forgotten: false, cost: 0,
  };
  const moments: ToldMoment[] = [
    at, { ...at, player: 'viola', forgotten: true, cost: 8 },
    { ...at, player: 'viola', account: 'choice', named: null, forgotten: null, cost: 7 },
    { ...at, player: 'champion', account: 'choice', named: null, forgotten: null },
  ];
  expect(memoryFigures([{ moments, lost: new Map([['otto', 20], ['viola', 30], ['champion', 10]]) }])).toEqual({
    falselyBooked: { part: 6, all: 30, share: 0.2 }, trulyForgotten: { part: 1, all: 2, share: 0.5 },
    costlyTold: { part: 1, all: 2, share: 0.5 },
  });
  expect(memoryFigures([]).falselyBooked.share).toBeNull();
});
