/** A clock that can be paused: what is due waits as long as the pause lasts, and presses are found on it. */
import { describe, expect, test } from 'vitest';
import { createPausableClock } from '../../src/bots/pausableClock';
import { jumpingClock } from '../helpers/clock';

describe('a clock that is paused', () => {
  test('stands still, and goes on where it stood', async () => {
    const base = jumpingClock();
    const clock = createPausableClock(base);
    const start = clock.now();
    await base.pass(300);
    clock.pause();
    clock.pause();
    await base.pass(5000);
    expect([clock.now() - start, clock.isPaused()]).toEqual([300, true]);
    clock.resume();
    await base.pass(20);
    expect([clock.now() - start, clock.isPaused()]).toEqual([320, false]);
  });
  test('brings what is due so much later, in the order in which it would have come', async () => {
    const base = jumpingClock();
    const clock = createPausableClock(base);
    const came: (readonly [string, number])[] = [];
    const note = (name: string) => (): void => { came.push([name, base.now() - 1000]); };
    clock.setTimeout(note('late'), 200);
    clock.setTimeout(note('first of two'), 100);
    const never = clock.setTimeout(note('never'), 100);
    clock.setTimeout(note('second of two'), 100);
    await base.pass(60);
    clock.pause();
    clock.setTimeout(note('set in the pause'), 40);
    clock.clearTimeout(never);
    await base.pass(10_000);
    expect(came).toEqual([]);
    clock.resume();
    await base.pass(1000);
    expect(came).toEqual([['first of two', 10_100], ['second of two', 10_100], ['set in the pause', 10_100], ['late', 10_200]]);
  });
  test('finds a press by when it was pressed, whenever it is heard of; one in a pause is none', async () => {
    const base = jumpingClock();
    const clock = createPausableClock(base);
    for (const [runs, stands] of [[100, 1000], [50, 2000]] as const) {
      await base.pass(runs);
      clock.pause();
      await base.pass(stands);
      clock.resume();
    }
    await base.pass(10);
    const found = [1000, 1099, 1100, 1500, 2099, 2100, 2149, 2150, 4149, 4150, 4160].map((at) => clock.gameTime(at));
    expect(found).toEqual([1000, 1099, 1100, null, null, 1100, 1149, 1150, null, 1150, 1160]);
    clock.pause();
    expect([clock.gameTime(4155), clock.gameTime(base.now()), clock.gameTime(base.now() + 1)]).toEqual([1155, 1160, null]);
  });
  test('tells when its times come on the other clock; in a pause, if it went on now', async () => {
    const base = jumpingClock();
    const clock = createPausableClock(base);
    const due = clock.now() + 500;
    expect(clock.hostTime(due)).toBe(1500);
    await base.pass(100);
    clock.pause();
    await base.pass(3000);
    expect(clock.hostTime(due)).toBe(base.now() + 400);
    clock.resume();
    expect(clock.hostTime(due)).toBe(4500);
  });
});
