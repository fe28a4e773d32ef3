/** Confetti: for whom it is thrown, where it flies, and that it ends. */
import { describe, expect, test } from 'vitest';
import type { Kind } from '../../../src/setup/players';
import type { TableHappening, ViewState } from '../../../src/session/viewState';
import { CONFETTI_MS, confettiAt, isCelebrated } from '../../../src/view/motion/confetti';

const COUNTED: readonly TableHappening[] = [{ type: 'counted' }];
const seats = (...all: readonly (readonly [Kind, number])[]): ViewState =>
  ({ seats: all.map(([kind, won]) => ({ kind, won })) }) as unknown as ViewState;

describe('confetti is thrown', () => {
  test.each<[string, ViewState, readonly TableHappening[], boolean]>([
    ['for a player here who has won', seats(['local', 31], ['bot', 24]), COUNTED, true],
    ['for one of several', seats(['local', 20], ['local', 31]), COUNTED, true],
    ['for nobody before the count', seats(['local', 31], ['bot', 24]), [{ type: 'turn', seat: 0 }], false],
    ['for no computer', seats(['local', 24], ['bot', 31]), COUNTED, false],
    ['for nobody at another device', seats(['local', 24], ['remote', 31]), COUNTED, false],
    ['for no tie', seats(['local', 28], ['bot', 28]), COUNTED, false],
  ])('%s', (_, state, happenings, thrown) => { expect(isCelebrated({ state, happenings })).toBe(thrown); });
});

describe('its pieces', () => {
  const window = { width: 1440, height: 900 };
  test('set out together, spread over the window, fade, and are gone', () => {
    expect(new Set(confettiAt(0, window, 5).map(({ x, y }) => `${x} ${y}`)).size).toBe(1);
    const midway = confettiAt(700, window, 5);
    expect(new Set(midway.map(({ colour }) => colour)).size).toBe(5);
    for (const side of [midway.filter(({ x }) => x < 400), midway.filter(({ x }) => x > 1040)]) expect(side.length).toBeGreaterThan(15);
    expect(confettiAt(CONFETTI_MS - 1, window, 5).every(({ alpha }) => alpha < 0.01)).toBe(true);
    expect(confettiAt(CONFETTI_MS, window, 5)).toEqual([]);
    expect(confettiAt(-1, window, 5)).toEqual([]);
  });
  test('fly the same way every time', () => {
    expect(confettiAt(333, window, 5)).toEqual(confettiAt(333, window, 5));
  });
});
