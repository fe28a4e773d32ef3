// Fingers on a field of the glass: what lies there counts, and nothing else.
import { describe, expect, it } from 'vitest';
import {
  claimOf, fingersAfter, NOTHING_LAID, type FingerEvent, type Spot,
} from '../../../../src/ui/parts/play/fingers';

const down = (pointer: number, spot: Spot = 'field', broad = 44): FingerEvent => ({ kind: 'down', pointer, spot, broad });
const up = (pointer: number): FingerEvent => ({ kind: 'up', pointer });
const cancel = (pointer: number): FingerEvent => ({ kind: 'cancel', pointer });
const shown = (...events: FingerEvent[]): number => claimOf(events.reduce(fingersAfter, NOTHING_LAID));

describe('fingers on a field', () => {
  it('count as many as lie there, and none is a fist', () => {
    expect(shown()).toBe(0);
    expect(shown(down(1), down(2), down(3))).toBe(3);
    expect(shown(down(1), down(2), up(1))).toBe(1);
    expect(shown(down(1), up(1))).toBe(0);
  });

  it('are five at the most: another hand adds nothing', () => {
    expect(shown(...[1, 2, 3, 4, 5, 6, 7].map((pointer) => down(pointer)))).toBe(5);
    expect(shown(...[1, 2, 3, 4, 5, 6, 7].map((pointer) => down(pointer)), up(1), up(2), up(3))).toBe(4);
  });

  it('show six with a thumb on its spot, with or without fingers beside it', () => {
    expect(shown(down(1, 'thumb'))).toBe(6);
    expect(shown(down(1), down(2), down(3, 'thumb'))).toBe(6);
    expect(shown(down(1), down(2, 'thumb'), up(2))).toBe(1);
  });

  it('are not counted where they came from elsewhere: whoever lifts one that never came down here changes nothing', () => {
    expect(shown(up(9), down(1))).toBe(1);
    expect(shown(down(1), up(9), cancel(8))).toBe(1);
  });

  it('are told from a palm by how broad it is', () => {
    expect(shown(down(1), down(2), down(3, 'field', 140))).toBe(2);
    expect(shown(down(3, 'thumb', 140))).toBe(0);
  });

  it('that the device takes for a gesture of its own stay counted until another comes down', () => {
    const taken = [down(1), down(2), down(3), down(4), cancel(1), cancel(2), cancel(3), cancel(4)];
    expect(shown(...taken)).toBe(4);
    expect(shown(...taken, down(5), down(6))).toBe(2);
    expect(shown(down(1), down(2), cancel(1), up(2))).toBe(1);
  });
});
