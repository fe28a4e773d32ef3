/** A mis-tap is taken back before anybody is told: what waits over its square, for how long, and what becomes of it. */
import { describe, expect, test } from 'vitest';
import type { TakeBack } from '../../../src/setup/inputSettings';
import { WAIT_MS } from '../../../src/ui/table/input/takeBack';
import { createTapping, type Tapping } from '../../../src/ui/table/input/tapping';
import { createJumpingClock } from '../../../tools/arena/clock';

interface Hand { readonly tapping: Tapping; readonly told: string[]; pass(milliseconds: number): void; now(): number }

function hand(setting: TakeBack): Hand {
  const clock = createJumpingClock(1000);
  const told: string[] = [];
  const tapping = createTapping({
    setting: () => setting, now: clock.now,
    show: (tile) => { told.push(tile === null ? 'back' : `over ${tile}`); },
    play: (tile, at) => { told.push(`plays ${tile} at ${at}`); },
    after: (milliseconds, act) => {
      const id = clock.setTimeout(act, milliseconds);
      return () => clock.clearTimeout(id);
    },
  });
  return {
    tapping, told, now: () => clock.now(),
    pass: clock.pass,
  };
}

describe('a tap by finger', () => {
  test('holds the tile over its square for a moment, and then it is played', () => {
    const { tapping, told, pass } = hand('touch');
    tapping.choose(34, 1000, 'finger');
    pass(WAIT_MS - 1);
    expect(told).toEqual(['over 34']);
    pass(1);
    expect(told).toEqual(['over 34', 'plays 34 at 1250']);
    expect(tapping.waiting()).toBeNull();
  });
  test('is taken back by a second one on it, or by hand, and nobody is told', () => {
    const { tapping, told, pass } = hand('touch');
    tapping.choose(34, 1000, 'finger');
    pass(100);
    tapping.choose(34, 1100, 'finger');
    pass(1000);
    expect(told).toEqual(['over 34', 'back']);
    tapping.choose(5, 2100, 'finger');
    expect(tapping.takeBack()).toBe(true);
    expect(tapping.takeBack()).toBe(false);
    pass(1000);
    expect(told).toEqual(['over 34', 'back', 'over 5', 'back']);
  });
  test('gives way to a tap on another tile, which has its own moment', () => {
    const { tapping, told, pass } = hand('touch');
    tapping.choose(34, 1000, 'finger');
    pass(200);
    tapping.choose(5, 1200, 'finger');
    pass(WAIT_MS);
    expect(told).toEqual(['over 34', 'over 5', 'plays 5 at 1450']);
  });
  test('is played before what is pressed meanwhile, and at the same time', () => {
    const { tapping, told, pass } = hand('touch');
    tapping.choose(34, 1000, 'finger');
    pass(100);
    tapping.goOn(1100);
    pass(1000);
    expect(told).toEqual(['over 34', 'plays 34 at 1100']);
  });
  test('waits for as long as a finger lies on it', () => {
    const { tapping, told, pass } = hand('touch');
    tapping.choose(34, 1000, 'finger');
    tapping.pause();
    pass(1000);
    expect([told, tapping.waiting()]).toEqual([['over 34'], 34]);
  });
});

describe('without a moment', () => {
  test('plays whoever uses mouse or key, or wants to take nothing back', () => {
    const ways = [['touch', 'mouse'], ['touch', 'key'], ['never', 'finger'], ['never', 'mouse'], ['always', 'key']] as const;
    for (const [setting, by] of ways) {
      const { tapping, told } = hand(setting);
      tapping.choose(34, 1000, by);
      expect(told).toEqual(['plays 34 at 1000']);
    }
  });
});

describe('where a second tap plays', () => {
  test.each(['finger', 'mouse'] as const)('a tile waits for it, however long: %s', (by) => {
    const { tapping, told, pass } = hand('always');
    tapping.choose(34, 1000, by);
    pass(60_000);
    tapping.goOn(61_000);
    expect(told).toEqual(['over 34']);
    tapping.choose(34, 61_000, by);
    expect(told).toEqual(['over 34', 'plays 34 at 61000']);
  });
  test('it is taken back by hand, or by another tile', () => {
    const { tapping, told } = hand('always');
    tapping.choose(34, 1000, 'finger');
    tapping.choose(5, 1100, 'finger');
    tapping.takeBack();
    expect(told).toEqual(['over 34', 'over 5', 'back']);
  });
});
