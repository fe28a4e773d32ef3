/** What is said of a computer's pace, against games that computers play. */
import { expect, test } from 'vitest';
import { COMPUTER_MOVE } from '../../src/setup/time/duration';
import { setupOf, sit } from '../helpers/sessions';

test.each(['slow', 'normal', 'fast'] as const)('at a %s pace a computer takes as long for a move as is reckoned with', async (pace) => {
  const { session, clock } = sit(setupOf('computer:pip computer:viola', { pace, seed: 'pace' }));
  const begun = clock.now();
  expect(await clock.until(() => session.state().phase === 'lastChance')).toBe(true);
  const seconds = (clock.now() - begun) / 76 / 1000;
  expect(Math.abs(seconds / COMPUTER_MOVE[pace] - 1)).toBeLessThan(0.2);
});
