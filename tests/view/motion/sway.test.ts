/** How portraits move as a mood comes: for a moment, to rest again, and not at all where nothing is to move. */
import { describe, expect, test } from 'vitest';
import { MOODS } from '../../../src/session/viewState';
import { Sways, swayAt } from '../../../src/view/motion/sway';

describe('a portrait', () => {
  test('moves as each mood comes, so that it is seen, and is at rest within two seconds; a glance is a nod', () => {
    for (const mood of MOODS) {
      const most = Math.max(...Array.from({ length: 200 }, (_, i) => swayAt(mood, i * 10)).flatMap((sway) =>
        (sway ? [Math.abs(sway.x), Math.abs(sway.y), Math.abs(sway.turn)] : [])));
      expect(most, mood).toBeGreaterThan(0.1);
    }
    expect(swayAt('glance', 300)).toBeNull();
    for (const mood of [...MOODS, null]) expect(swayAt(mood, 2000)).toBeNull();
  });
  test('moves by little', () => {
    for (const mood of MOODS) {
      for (let time = 0; time < 2000; time += 10) {
        const { x, y, turn } = swayAt(mood, time) ?? { x: 0, y: 0, turn: 0 };
        expect(Math.max(Math.abs(x), Math.abs(y), Math.abs(turn))).toBeLessThan(0.5);
      }
    }
  });
  test('moves from the moment in which its mood came, and not anew as the table is shown again', () => {
    const sways = new Sways();
    sways.show([null, 'gloat'], 1000, true);
    sways.show([null, 'gloat'], 1600, true);
    expect([...sways.at(1850, 1).keys()]).toEqual([1]);
    expect(sways.at(2050, 1).size).toBe(0);
    // At half the speed it takes twice as long.
    expect(sways.at(2050, 0.5).size).toBe(1);
  });
  test('stands still where nothing is to move', () => {
    const sways = new Sways();
    sways.show(['wince', 'doze'], 1000, false);
    expect(sways.at(1100, 1).size).toBe(0);
  });
});
