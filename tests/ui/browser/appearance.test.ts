/** What preferences and the system make of the page: what somebody has set goes before what the system says. */
import { describe, expect, test } from 'vitest';
import { USUAL_PREFERENCES } from '../../../src/setup/kept/preferences';
import { MOTION_SPEED, motionSpeed } from '../../../src/setup/pace';
import { PACES } from '../../../src/setup/setup';
import { appearanceOf } from '../../../src/ui/browser/appearance';

const QUIET = { noMotion: true, moreContrast: true };
const USUAL = { noMotion: false, moreContrast: false };

describe('the appearance of the page', () => {
  test('is the system’s where nothing is set', () => {
    expect(appearanceOf(USUAL_PREFERENCES, USUAL)).toEqual({ moves: true, moreContrast: false, letters: 1 });
    expect(appearanceOf(USUAL_PREFERENCES, QUIET)).toEqual({ moves: false, moreContrast: true, letters: 1 });
  });

  test('is what somebody has set, whatever the system says', () => {
    const set = { ...USUAL_PREFERENCES, motion: 'slow', contrast: 'normal', textSize: 'largest' } as const;
    expect(appearanceOf(set, QUIET)).toEqual({ moves: true, moreContrast: false, letters: 1.5 });
    expect(appearanceOf({ ...set, motion: 'off', contrast: 'more' }, USUAL)).toEqual({ moves: false, moreContrast: true, letters: 1.5 });
  });
});

describe('the speed of what moves', () => {
  test('follows the pace until it is set, and is the same at every pace from then on', () => {
    for (const pace of PACES) {
      expect(motionSpeed('system', pace)).toBe(MOTION_SPEED[pace]);
      for (const motion of ['fast', 'normal', 'slow'] as const) {
        expect(motionSpeed(motion, pace)).toBe(pace === 'instant' ? Infinity : MOTION_SPEED[motion]);
      }
    }
  });
});
