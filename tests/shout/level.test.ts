/** How loud a call has to be after three trial shouts. */
import { expect, test } from 'vitest';
import { afterTrial, levelAbove, levelFrom, LOUDEST, QUIETEST, TRIALS } from '../../src/shout/level';

test('a call may be a little quieter than the quietest of three trial shouts', () => {
  const shouts = [-20, -24, -18].reduce<readonly number[]>(afterTrial, []);
  expect(shouts).toHaveLength(TRIALS);
  expect(levelFrom(shouts)).toBe(-32);
});

test('what is said between the shouts does not count as one, before them or after', () => {
  expect([-50, -20, -22, -48, -19].reduce<readonly number[]>(afterTrial, [])).toEqual([-20, -22, -19]);
});

test('no level is beyond what a microphone can tell', () => {
  expect(levelFrom([-58, -59, -60])).toBe(QUIETEST);
  expect(levelAbove(0, [20, 20, 20])).toBe(LOUDEST);
});

test('talk that called sets the level above itself, unless the shouts are hardly louder', () => {
  expect(levelAbove(-40, [-20, -22, -21])).toBe(-37);
  expect(levelAbove(-26, [-20, -22, -21])).toBeNull();
});
