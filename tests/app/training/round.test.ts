/** A round of a drill: when its clocks start, what comes by itself, and that no press counts for another question than the one it meant. */
import { describe, expect, test } from 'vitest';
import {
  comesBy, pressGoesOn, roundAfter, roundOf, stepsOf, waitsForPress, type Round, type RoundEvent,
} from '../../../src/app/training/drill/round';
import { happenedIn, marksOf, tableOf } from '../../../src/app/training/drill/drillTable';
import { keptDrill, startDrill } from '../../../src/training/drill';
import {
  DRILL_TIMES, type FlashQuestion, type GoneQuestion, type Question, type SafeQuestion, type Stretch,
} from '../../../src/training/question';

const SOURCE = { kind: 'shipped', game: 0 } as const;
const RUN: FlashQuestion = {
  drill: 'flash', ref: { drill: 'flash', skill: 'flash:down:end:run', source: SOURCE, event: 9 }, board: [16, 34, 54, 64], tile: 44,
  near: null, runs: [{ direction: 'down', squares: [34, 44, 54, 64] }],
};
const NEAR: FlashQuestion = {
  drill: 'flash', ref: { drill: 'flash', skill: 'flash:across:end:near', source: SOURCE, event: 20 }, board: [4, 5], tile: 6, runs: [],
  near: { squares: [4, 5, 6], direction: 'across', missing: 7, kind: 'taken' },
};
const STRETCH: Stretch = {
  board: [34, 44, 54], gone: [], plies: [{ tile: 64, taken: [[34, 44, 54, 64]] }, { tile: 16, taken: [] }], after: [16],
};
const goneAt = (square: number, plies: number | null): GoneQuestion => ({
  drill: 'gone', stretch: STRETCH, square, plies,
  ref: { drill: 'gone', skill: plies === null ? 'come:far' : 'gone:1', source: SOURCE, from: 0, to: 9, square },
});
const NOTHING = { takes: [], opens: [], shuts: [], keeps: [], countsOnGone: [] };
const SAFE: SafeQuestion = {
  drill: 'safe', ref: { drill: 'safe', skill: 'safe:four', position: 'p1' }, board: [36, 46], gone: [], seats: 2, seat: 0,
  choices: [
    { tile: 66, chance: 0.4, reasons: { ...NOTHING, opens: [{ tile: 56, gain: 4 }] } }, { tile: 83, chance: 0.55, reasons: NOTHING },
  ],
};

const begun = (questions: readonly Question[], unhurried = false): Round =>
  roundOf(startDrill(questions[0]!.drill, 'seed', questions), unhurried);
const after = (round: Round, ...events: readonly RoundEvent[]): Round => events.reduce(roundAfter, round);
const ON: RoundEvent = { type: 'on' };
const asked = (questions: readonly Question[], unhurried = false): Round => after(begun(questions, unhurried), ON, ON);

describe('Flash', () => {
  test('shows a board for as long as every other, then lands the tile, and counts from its painting', () => {
    const look = after(begun([RUN, NEAR]), ON);
    expect(tableOf(begun([RUN])).board).toEqual([]);
    expect(tableOf(look)).toMatchObject({ board: [16, 34, 54, 64], lastPlaced: null, may: { call: false } });
    expect(comesBy(look, 0)).toEqual({ event: ON, ms: DRILL_TIMES.flash.look });
    const landed = after(look, ON);
    expect(happenedIn(look, landed)).toEqual([{ type: 'placed', seat: 0, tile: 44 }]);
    expect(tableOf(landed)).toMatchObject({ board: [16, 34, 44, 54, 64], lastPlaced: 44, clock: null, may: { call: true } });
    // Nothing runs out before it can be seen.
    expect(comesBy(landed, 5000)).toBeNull();
    const painted = after(landed, { type: 'painted', at: 5000 });
    expect(tableOf(painted).clock).toMatchObject({ startedAt: 5000, endsAt: 5000 + DRILL_TIMES.flash.limit });
    const told = after(painted, { type: 'answered', said: 'call', at: 5640 });
    expect(told.drill.given).toEqual([{ answer: { said: 'call', ms: 640 }, verdict: { right: true, truth: 'call', lost: 0 } }]);
  });

  test('a press that is seen before its landing was painted tells no time', () => {
    const told = after(asked([RUN]), { type: 'answered', said: 'call', at: 77 });
    expect(told.drill.given[0]!.answer.ms).toBeNull();
  });

  test('no press in time lets the tile pass', () => {
    const painted = after(asked([RUN]), { type: 'painted', at: 100 });
    const due = comesBy(painted, 100)!;
    expect(due).toEqual({ event: { type: 'timeUp', at: 100 + DRILL_TIMES.flash.limit }, ms: DRILL_TIMES.flash.limit });
    const told = after(painted, due.event);
    expect(told).toMatchObject({ phase: 'told', late: true });
    expect(told.drill.given[0]).toMatchObject({ answer: { said: 'pass', ms: null }, verdict: { right: false } });
  });

  test('takes a run that was called off the board, lights one that was missed, and marks what only looked like one', () => {
    const called = after(asked([RUN]), { type: 'answered', said: 'call', at: 1 });
    expect(tableOf(called).board).toEqual([16]);
    expect(happenedIn(asked([RUN]), called)).toMatchObject([{ type: 'snagged', tiles: [34, 44, 54, 64] }]);
    const missed = after(asked([RUN]), { type: 'answered', said: 'pass', at: 1 });
    expect(tableOf(missed)).toMatchObject({ board: [16, 34, 44, 54, 64], lit: [34, 44, 54, 64] });
    expect(marksOf(missed)).toEqual([34, 44, 54, 64].map((tile) => ({ tile, as: 'run' })));
    const vain = after(asked([NEAR]), { type: 'answered', said: 'call', at: 1 });
    expect(happenedIn(asked([NEAR]), vain)).toMatchObject([{ type: 'falseCall' }]);
    expect(marksOf(vain)).toEqual([...[4, 5, 6].map((tile) => ({ tile, as: 'near' })), { tile: 7, as: 'missing' }]);
  });

  test('whoever listens is given time', () => {
    const listens = after(asked([RUN]), { type: 'painted', at: 100 }, { type: 'read' });
    expect([comesBy(listens, 100), tableOf(listens).clock]).toEqual([null, null]);
    expect(after(listens, { type: 'answered', said: 'call', at: 90_000 }).drill.given[0]!.answer.ms).toBeNull();
    const unhurried = after(begun([RUN, NEAR], true), ON);
    expect([comesBy(unhurried, 0), waitsForPress(unhurried)]).toEqual([null, true]);
    const told = after(unhurried, ON, { type: 'painted', at: 5 }, { type: 'answered', said: 'call', at: 900 });
    expect([told.drill.given[0]!.answer.ms, comesBy(told, 900), waitsForPress(told)]).toEqual([null, null, true]);
  });

  test('the second press of an answer does not go on; a later one does', () => {
    const told = after(asked([RUN, NEAR]), { type: 'answered', said: 'call', at: 1000 });
    expect(pressGoesOn(told, 1200)).toBe(false);
    expect(pressGoesOn(told, 1500)).toBe(true);
    expect(after(told, ON)).toMatchObject({ phase: 'look' });
    expect(pressGoesOn(asked([RUN]), 5000)).toBe(false);
  });

  test('a pause stops all that comes by itself, and the time of its question', () => {
    const painted = after(asked([RUN]), { type: 'painted', at: 100 }, { type: 'paused', paused: true });
    expect(comesBy(painted, 100)).toBeNull();
    expect(tableOf(painted)).toMatchObject({ paused: true, may: { call: false } });
    expect(after(painted, { type: 'answered', said: 'call', at: 200 }, ON)).toEqual(painted);
    const on = after(painted, { type: 'paused', paused: false }, { type: 'answered', said: 'call', at: 4000 });
    expect(on.drill.given[0]!.answer).toEqual({ said: 'call', ms: null });
    expect(after(on, ON).phase).toBe('over');
  });
});

test('a limit that is set again while a question waits counts from the next one on', () => {
  const waiting = after(asked([RUN, NEAR], true), { type: 'painted', at: 0 });
  const limited = after(waiting, { type: 'hurry', unhurried: false });
  expect(comesBy(limited, 60_000)).toBeNull();
  const next = after(limited, { type: 'answered', said: 'call', at: 60_000 }, ON, ON, { type: 'painted', at: 70_000 });
  expect(limited.drill.given).toEqual([]);
  expect(next.drill.given[0]?.answer.ms).toBeNull();
  expect(comesBy(next, 70_000)?.ms).toBe(DRILL_TIMES.flash.limit);
});

describe('Gone?', () => {
  test('plays a stretch step by step, and asks once it has been seen', () => {
    expect(stepsOf(STRETCH)).toEqual([
      { tile: 64, taken: null, board: [34, 44, 54, 64] }, { tile: 64, taken: [34, 44, 54, 64], board: [] },
      { tile: 16, taken: null, board: [16] },
    ]);
    let round = after(begun([goneAt(44, 1), goneAt(97, null)]), ON);
    const boards: (readonly number[])[] = [];
    for (let i = 0; round.phase === 'look' && i < 9; i += 1) {
      boards.push(tableOf(round).board);
      expect(comesBy(round, 0)?.ms).toBeGreaterThan(100);
      round = after(round, ON);
    }
    expect(boards).toEqual([[34, 44, 54], [34, 44, 54, 64], [], [16]]);
    expect(round).toMatchObject({ phase: 'asked' });
    expect(marksOf(round)).toEqual([{ tile: 44, as: 'asked' }]);
    expect(tableOf(round)).toMatchObject({ board: [16], calls: 'automatic', gone: null });
    const told = after(round, { type: 'painted', at: 10 }, { type: 'answered', said: 'come', at: 800 });
    expect(marksOf(told)).toEqual([{ tile: 44, as: 'wrong' }]);
    // The next square of the stretch is asked at once.
    expect(after(told, ON)).toMatchObject({ phase: 'asked', askedAt: null });
    expect(comesBy(after(told, ON), 0)).toBeNull();
  });

  test('a reload in the stretch plays it again, one after it asks', () => {
    const watching = after(begun([goneAt(44, 1)]), ON, ON);
    expect(keptDrill(watching.drill)).toMatchObject({ watched: false, answers: [] });
    expect(keptDrill(after(watching, ON, ON, ON).drill)).toMatchObject({ watched: true, answers: [] });
  });
});

test('Safe tile: a tile of the rack answers, what it opens is marked, and what is told stays until a press', () => {
  const choosing = after(begun([SAFE]), ON);
  expect(tableOf(choosing)).toMatchObject({ board: [36, 46], may: { place: true }, seats: [{ rack: [66, 83] }] });
  const told = after(choosing, { type: 'painted', at: 0 }, { type: 'answered', said: 66, at: 4000 });
  expect(tableOf(told)).toMatchObject({ board: [36, 46, 66], lastPlaced: 66, may: { place: false }, seats: [{ rack: [83] }] });
  expect(marksOf(told)).toEqual([{ tile: 66, as: 'wrong' }, { tile: 83, as: 'right' }, { tile: 56, as: 'missing' }]);
  expect([comesBy(told, 4000), waitsForPress(told)]).toEqual([null, true]);
  expect(after(choosing, { type: 'answered', said: 97, at: 1 })).toEqual(choosing);
});
