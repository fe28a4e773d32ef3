/** Painting that is spread over tasks: each comes further, none takes long, and what is painted at other times is painted at once. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mayPaint, paintSpread, SpreadPainting } from '../../../src/view/paint/paintTime';

let now = 0;
vi.spyOn(performance, 'now').mockImplementation(() => now);
afterEach(() => { now = 0; });

/** Sheets of which each takes so long to paint, in milliseconds; `painted` has those that are. */
function sheets(times: readonly number[]): { readonly painted: Set<number>; readonly layOut: () => void } {
  const painted = new Set<number>();
  return {
    painted,
    layOut() {
      times.forEach((time, i) => {
        if (painted.has(i) || !mayPaint()) return;
        now += time;
        painted.add(i);
      });
    },
  };
}

describe('painting', () => {
  test('stops where a task has taken long enough, and goes on in the next where it was', () => {
    const { painted, layOut } = sheets([7, 7, 7, 7, 7]);
    expect([paintSpread(layOut), painted.size]).toEqual([false, 3]);
    expect([paintSpread(layOut), painted.size]).toEqual([true, 5]);
    expect([paintSpread(layOut), painted.size]).toEqual([true, 5]);
  });

  test('comes further in each task, even if one sheet alone takes longer than that', () => {
    const { painted, layOut } = sheets([50, 50, 50]);
    const tasks = [paintSpread(layOut), paintSpread(layOut), paintSpread(layOut)];
    expect([tasks, painted.size]).toEqual([[false, false, true], 3]);
  });

  test('is never put off in a frame that is shown, also after one that went wrong', () => {
    expect(() => paintSpread(() => { throw new Error('no canvas'); })).toThrow('no canvas');
    const { painted, layOut } = sheets([50, 50, 50]);
    layOut();
    expect(painted.size).toBe(3);
  });

  test('goes on in tasks of its own until all is painted, and is done once', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { painted, layOut } = sheets([10, 10, 10, 10, 10]);
    const done = vi.fn();
    const painting = new SpreadPainting(layOut, done);
    painting.begin();
    painting.begin();
    const steps: number[] = [];
    while (painting.isOn) {
      steps.push(painted.size);
      expect(done).not.toHaveBeenCalled();
      vi.advanceTimersToNextTimer();
    }
    expect([steps, painted.size, done.mock.calls.length]).toEqual([[0, 2, 4], 5, 1]);
    painting.begin();
    painting.stop();
    expect([vi.getTimerCount(), painting.isOn]).toEqual([0, false]);
    vi.useRealTimers();
  });
});
