/**
 * How far a review can be believed: what it calls a mistake is one for another seed and four times the work too, and who plays best makes
 * next to none.
 */
import { expect, test } from 'vitest';
import { reviewedTiles, type ReviewedTiles, type ReviewGames } from '../../tools/reviews/reviewGames';
import { figuresLine, tally } from '../../tools/reviews/tally';
import { LONG, amount } from '../long/amount';

/** The games of a plan. All of them take minutes: their figures are printed. */
async function review(plan: Omit<ReviewGames, 'seed' | 'pass'>): Promise<ReviewedTiles[]> {
  const games: ReviewedTiles[] = [];
  for await (const game of reviewedTiles({ ...plan, seed: 'standing', pass: LONG ? 'second' : 'first' })) {
    games.push(game);
    if (LONG) process.stderr.write(`${plan.players.join(', ')}: after ${game.game}: ${figuresLine(tally(games))}\n`);
  }
  return games;
}

test(`of the mistakes in ${amount(2, 200)} games of two 95 % still lose 5 points when they are judged again, and all lose 2`, async () => {
  const half = amount(1, 100);
  const games = [
    ...await review({ players: ['champion', 'careful'], games: half, again: true }),
    ...await review({ players: ['viola', 'greedy'], games: half, again: true }),
  ];
  const { again, players } = tally(games);
  expect(again.all).toBeGreaterThan(0);
  // Of the few mistakes of a sample each stands or none does.
  expect(again.mistakes / again.all).toBeGreaterThanOrEqual(LONG ? 0.95 : 0.6);
  expect(again.losing).toBe(again.all);
  const mistakesOf = (name: string): number => players.find((player) => player.name === name)!.mistakes;
  expect(mistakesOf('champion')).toBeLessThanOrEqual(mistakesOf('careful') / (LONG ? 10 : 1));
});

test.runIf(LONG)('three and four players, measured and told', async () => {
  for (const players of [['champion', 'careful', 'viola'], ['champion', 'careful', 'viola', 'greedy']]) {
    const games = await review({ players, games: 20, again: true });
    expect(tally(games).games).toBe(20);
  }
});
