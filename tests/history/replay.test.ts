/** A game that is over, looked at again: every step is the table as it was, with all racks open, and every moment is found. */
import { describe, expect, test } from 'vitest';
import { SQUARES } from '../../src/rules/board';
import { applyEvent, startGame } from '../../src/rules/game';
import { replayOf } from '../../src/history/replay';
import type { GameRecord } from '../../src/rules/record';
import type { TableHappening, Update, ViewState } from '../../src/session/viewState';
import { finished } from '../helpers/finished';
import { randomGame } from '../helpers/randomGame';
import { reopened, setupOf, sit } from '../helpers/sessions';

/** What everybody saw of a state, live or again. */
const seen = ({ phase, board, pile, lastPlaced, mover, seats, gone, calls }: ViewState): unknown =>
  ({ phase, board, pile, lastPlaced, mover, gone, calls,
    seats: seats.map(({ name, kind, level, shape, won, owes, rack }) => ({ name, kind, level, shape, won, owes, tiles: rack.length })) });

/** How many events of a record came to these happenings: each begins with one of its own. */
const eventsIn = (happenings: readonly TableHappening[]): number =>
  happenings.filter(({ type }) => type === 'placed' || type === 'falseCall' || type === 'drew' || type === 'snagged').length;

describe('a replay', () => {
  test.each([
    'computer:wanda computer:ada', 'computer:pip computer:viola computer:otto',
  ])('of %s is the game as it was seen live', async (seats) => {
    const { clock, session, saves, updates } = sit(setupOf(seats, { order: 'drawn', seed: 'again', pace: 'instant', memoryAid: true }));
    await clock.until(() => session.state().phase === 'over', 30_000);
    session.stop();
    const replay = replayOf(reopened(saves.at(-1)));
    if (!replay) throw new Error('there is no replay');
    let events = 0;
    let compared = 0;
    const told: TableHappening[] = [];
    for (const { state, happenings } of updates as Update[]) {
      if (state.phase === 'order') continue;
      events += eventsIn(happenings);
      told.push(...happenings);
      // The end is told a while after the last tile was played.
      const last = events === replay.steps.length - 1;
      const again = replay.steps[events]!.state;
      expect(seen(last ? { ...again, phase: state.phase } : again)).toEqual(seen(state));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(140);
    expect(events).toBe(replay.steps.length - 1);
    expect(replay.steps.at(-1)?.state.phase).toBe('over');
    // What happened is the same too, but that everything which was drawn is told, and that nobody races any more.
    const hidden = (all: readonly TableHappening[]): unknown => all.filter(({ type }) => !['picked', 'seated', 'raced'].includes(type))
      .map((one) => (one.type === 'drew' ? { ...one, tile: null } : one));
    expect(hidden(replay.steps.flatMap(({ happenings }) => happenings))).toEqual(hidden(told));
  });
  test('shows every rack at every step, as the record has it', () => {
    const { record } = randomGame('racks');
    const replay = replayOf(finished(record))!;
    let position = startGame(record.rules, record.seats.length, record.starter, record.deal);
    expect(replay.steps[0]!.state.seats.map(({ rack }) => rack)).toEqual(position.racks);
    for (const [i, event] of record.events.entries()) {
      const outcome = applyEvent(position, event);
      if (!outcome.ok) throw new Error('refused');
      position = outcome.position;
      expect(replay.steps[i + 1]!.state.seats.map(({ rack }) => rack)).toEqual(position.racks);
    }
  });
  test('is nobody\'s to act in', () => {
    const replay = replayOf(finished(randomGame('acts').record))!;
    for (const { state } of replay.steps) {
      expect(Object.values(state.may).some(Boolean)).toBe(false);
      expect([state.viewer, state.clock, state.seats.some(({ thinks }) => thinks)]).toEqual([null, null, false]);
    }
  });
  test('of a game that is still on is not to be had, so that no rack can be seen by it', () => {
    const { saves, session } = sit(setupOf('ann ben'));
    session.stop();
    expect(replayOf(reopened(saves.at(-1)))).toBeNull();
  });
});

describe('the moments', () => {
  // Ann makes 4 5 6 7 with her second tile and misses it; Ben takes it. Before that Ann calls in vain.
  const first = [4, 6, 40, 31, 5, 7, 50, 41];
  const rest = SQUARES.filter((tile) => !first.includes(tile));
  const record: GameRecord = {
    rules: { calls: 'classic', falseCall: 'lose-move', claimCostsMove: true, missedRun: 'stays' }, seats: ['ann', 'ben'], starter: 0,
    deal: [...first, ...rest],
    events: [
      ['place', 0, 4], ['snag', 0], ['draw', 0], ['place', 1, 5], ['draw', 1], ['place', 1, 7], ['draw', 1], ['place', 0, 6], ['draw', 0],
      ['snag', 1],
    ],
  };
  test('are the runs taken, those missed, and the calls in vain, with the steps at which they are seen', () => {
    expect(replayOf(finished(record))!.moments).toEqual([
      { kind: 'vain', step: 2, ply: 1, seat: 0, tiles: [], from: [] },
      { kind: 'missed', step: 8, ply: 4, seat: 0, tiles: [4, 5, 6, 7], from: [] },
      { kind: 'taken', step: 9, ply: 4, seat: 1, tiles: [4, 5, 6, 7], from: [0] },
    ]);
  });
  test('of random games under all rules are as many as happened', () => {
    for (let i = 0; i < 25; i += 1) {
      const { record: played } = randomGame(`moments ${i}`);
      const { moments, steps } = replayOf(finished(played))!;
      const all = steps.flatMap(({ happenings }) => happenings);
      expect(moments.filter(({ kind }) => kind === 'taken').length).toBe(all.filter(({ type }) => type === 'snagged').length);
      expect(moments.filter(({ kind }) => kind === 'vain').length).toBe(all.filter(({ type }) => type === 'falseCall').length);
      if (played.rules.calls === 'automatic') expect(moments.some(({ kind }) => kind === 'missed')).toBe(false);
      const automatic = played.rules.calls === 'automatic';
      for (const { step, kind, tiles } of moments) {
        // A run is shown before it is taken or missed, a call in vain after it.
        expect(played.events[kind === 'vain' ? step - 1 : step]![0])
          .toBe({ taken: automatic ? 'place' : 'snag', missed: 'draw', vain: 'snag' }[kind]);
        const { lit = [], board } = steps[step]!.state;
        expect(board).toEqual(expect.arrayContaining([...lit]));
        // Where runs are taken without a call, the last tile comes and goes in one.
        expect(tiles.filter((tile) => !lit.includes(tile)).length).toBeLessThanOrEqual(automatic ? 1 : 0);
      }
    }
  });
});
