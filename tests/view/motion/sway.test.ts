/** How portraits move as a mood comes: for a moment, to rest again, and not at all where nothing is to move. */
import { describe, expect, test } from 'vitest';
import { MOODS } from '../../../src/session/viewState';
import { Sways, swayAt } from '../../../src/view/motion/sway';

describe('a portrait', () => {
  test('moves as joy, pain or sleep comes, and is at rest within two seconds; a glance moves nothing but eyes', () => {
    for (const mood of MOODS) expect(swayAt(mood, 200) !== null, mood).toBe(mood !== 'glance');
    for (const mood of [...MOODS, null]) expect(swayAt(mood, 2000)).toBeNull();
  });
  test('moves by little', () => {
    for (const mood of MOODS) {
      for (let time = 0; time < 2000; time += 10) {
        const { x, y, turn } = swayAt(mood, time) ?? { x: 0, y: 0, turn: 0 };
        expect(Math.max(Math.abs(x), Math.abs(y), Math.abs(turn))).toBeLessThan(0.25);
      }
    }
  });
  test('moves from the moment in which its mood came, and not anew as the table is shown again', () => {
    const sways = new Sways();
    sways.show([null, 'gloat'], 1000, true);
    sways.show([null, 'gloat'], 1600, true);
    expect([...sways.at(1850, 1).keys()]).toEqual([1]);
    expect(sways.at(1950, 1).size).toBe(0);
    // At half the speed it takes twice as long.
    expect(sways.at(1950, 0.5).size).toBe(1);
  });
  test('stands still where nothing is to move', () => {
    const sways = new Sways();
    sways.show(['wince', 'doze'], 1000, false);
    expect(sways.at(1100, 1).size).toBe(0);
  });
});
