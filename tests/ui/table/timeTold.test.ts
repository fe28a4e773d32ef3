/** What is said of a running clock: to whom, and when. */
import { describe, expect, test } from 'vitest';
import type { RunningClock, ViewState } from '../../../src/session/viewState';
import { timeText } from '../../../src/strings/words/table/reading';
import { timeTold } from '../../../src/ui/table/clock/timeTold';

type Seat = ViewState['seats'][number];

const seatOf = (name: string, kind: Seat['kind']): Seat => ({
  name, kind, shape: 'circle', level: null, callKey: null, won: 0, rack: [], owes: false, thinks: false,
});
const BOTH = [seatOf('Ann', 'local'), seatOf('Otto', 'bot')];
const SEVERAL = [seatOf('Ann', 'local'), seatOf('Bo', 'local')];
const clockOf = (seat: number | null, left: number | null = null): RunningClock => ({ seat, startedAt: 1000, endsAt: 6000, left });

function stateOf(clock: RunningClock | null, seats = BOTH): ViewState {
  return {
    phase: 'playing', viewer: 0, mover: 0, board: [], lastPlaced: null, pile: 60, order: null, clock,
    paused: (clock?.left ?? null) !== null, gone: null, calls: 'classic', asks: false, asking: null, seats,
    may: { pick: false, look: false, place: false, draw: true, call: true, count: false, answer: false },
  };
}

/** What is said at `at`, and in how many milliseconds more is. */
function said(before: RunningClock | null | undefined, now: RunningClock | null, at: number, seats = BOTH): [string | null, number | null] {
  const { now: told, warnIn } = timeTold(before === undefined ? null : stateOf(before, seats), stateOf(now, seats), at);
  return [told && timeText(told), warnIn];
}

describe('a time to call', () => {
  test('is told when it starts, and with two seconds left', () => {
    expect(said(null, clockOf(0), 1000)).toEqual(['5 seconds to call.', 3000]);
    expect(said(null, clockOf(0), 1016)).toEqual(['5 seconds to call.', 2984]);
    // The table changes while it runs.
    expect(said(clockOf(0), clockOf(0), 2500)).toEqual([null, 1500]);
    expect(said(clockOf(0), clockOf(0), 4500)).toEqual([null, null]);
    expect(said(clockOf(0), null, 4500)).toEqual([null, null]);
  });
  test('is told to those at the screen whose time it is, by name if there are several', () => {
    expect(said(null, clockOf(1), 1000)).toEqual([null, null]);
    expect(said(null, clockOf(1), 1000, SEVERAL)).toEqual(['Bo, 5 seconds to call.', 3000]);
  });
  test('is told of the last chance, which is everybody\'s', () => {
    expect(said(clockOf(0), clockOf(null), 1000)).toEqual(['Last chance: 5 seconds to call.', 3000]);
    expect(said(null, clockOf(null), 1000, [seatOf('Ada', 'bot'), seatOf('Otto', 'bot')])).toEqual([null, null]);
  });
  test('is silent in a pause, and tells afterwards what is left', () => {
    expect(said(clockOf(0), clockOf(0, 2300), 3700)).toEqual([null, null]);
    expect(said(clockOf(0, 2300), { ...clockOf(0), startedAt: 91_000, endsAt: 96_000 }, 93_700)).toEqual(['3 seconds left.', 300]);
    expect(said(clockOf(0, 900), clockOf(0), 5100)).toEqual(['1 second left.', null]);
  });
  test('is told where a game is opened while it runs', () => {
    expect(said(undefined, clockOf(0), 1000)).toEqual(['5 seconds to call.', 3000]);
  });
});
