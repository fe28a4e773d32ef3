/** What is spoken of a clock stands in the page while that clock runs: nobody hears of a computer's time, nor of one that is over. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ViewState } from '../../../src/session/viewState';
import type { Screen } from '../../../src/ui/screen';
import { createClockTeller } from '../../../src/ui/table/clock/clockTeller';
import { viewState } from '../../helpers/heard';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

/** A page that is drawn, and then told, as each state comes. */
function page() {
  let screen: Screen | null = null;
  const spoken: string[] = [];
  const draw = (): void => {
    const [text] = /\d+ seconds? [a-z ]+/u.exec(JSON.stringify(teller.template())) ?? [];
    if (text !== undefined && text !== spoken.at(-1)) spoken.push(text);
    else if (text === undefined && spoken.at(-1) !== '') spoken.push('');
  };
  const teller = createClockTeller(() => screen, draw);
  return {
    spoken,
    show(state: ViewState): void {
      const before = screen;
      screen = { kind: 'table', game: 1, state } as unknown as Screen;
      draw();
      teller.shown(before, screen);
      draw();
    },
  };
}

/** Ann is at seat 0; the others are computers. */
const clockOf = (seat: number, ms: number): ViewState['clock'] =>
  ({ seat, startedAt: performance.now(), endsAt: performance.now() + ms, left: null });

test.each([3000, 5000])('with %i ms no sentence of a clock comes while a computer\'s runs, nor one that is over', (ms) => {
  const { show, spoken } = page();
  for (let round = 0; round < 3; round += 1) {
    show(viewState({ clock: clockOf(0, ms) }));
    vi.advanceTimersByTime(ms - 1000);
    // Her move ends, and that of a computer begins at the same time, or a moment later.
    if (round !== 1) show(viewState({ clock: null }));
    for (const seat of [1, 2]) {
      show(viewState({ clock: clockOf(seat, ms) }));
      vi.advanceTimersByTime(ms - 1000);
    }
  }
  // A short time is told once: a warning would break in on that.
  const once = ms === 3000 ? ['3 seconds to call', ''] : ['5 seconds to call', '2 seconds left', ''];
  expect(spoken.filter((text, i) => i > 0 || text !== '')).toEqual([...once, ...once, ...once]);
});
