/** Time that stands still: a pause covers all, what is read aloud is waited for, and a clock that leaps is a pause. */
import { describe, expect, test } from 'vitest';
import { createSteadyClock } from '../../../../src/bots/steadyClock';
import { createJumpingClock } from '../../../../tools/arena/clock';
import { ANN, BO, FRAME, setupOf, tableOf, VIOLA, type Played } from '../../../helpers/snapBack/tables';

const SEED = 'pause';
const alone = setupOf([ANN, VIOLA]);

function begun(setup = alone): Played {
  const table = tableOf(setup, SEED);
  table.act({ kind: 'goOn' });
  return table;
}

function pause(table: Played, paused: boolean): void {
  table.act({ kind: 'pause', paused, at: table.now() });
}

/** A long pause: nothing happens in it, and nothing is to be seen. */
function rest(table: Played): void {
  const { left } = table.view().time!;
  const told = table.told.length;
  pause(table, true);
  table.pass(300_000);
  expect(table.view()).toMatchObject({ paused: true, open: null, revealed: null, mayCall: false, time: { left, runs: false } });
  expect(table.told).toHaveLength(told);
  expect(table.waits()).toBe(false);
  pause(table, false);
  expect(table.view()).toMatchObject({ paused: false, time: { left, runs: true } });
}

describe('a pause', () => {
  test('covers the open card, which lies open for the rest of its time afterwards', () => {
    const table = begun();
    const painted = table.card(8);
    table.pass(500);
    rest(table);
    expect(table.view().open).not.toBeNull();
    table.pass(699);
    expect(table.view().open).not.toBeNull();
    table.pass(1);
    expect(table.view().open).toBeNull();
    expect(table.card(9) - painted).toBe(2500 + 16 + 300_000);
  });

  test('stops the count, what was revealed, and what is shown again', () => {
    const table = begun();
    table.card(8);
    table.call(0);
    table.pass(1030);
    expect(table.view().phase).toBe('choosing');
    table.act({ kind: 'choose', seat: 0, claim: 4 });
    const left = table.view().countEndsAt! - table.now();
    rest(table);
    expect(table.view().countEndsAt! - table.now()).toBe(left);
    table.pass(left);
    expect(table.view()).toMatchObject({ phase: 'revealed', revealed: { reveal: { seats: [{ claim: 4 }, { claim: 0 }] } } });
    table.pass(1000);
    rest(table);
    table.pass(2999);
    expect(table.view().phase).toBe('revealed');
    table.pass(1);
    expect(table.view()).toMatchObject({ phase: 'again', open: { back: 6 } });
    rest(table);
    expect(table.view().open).toMatchObject({ back: 6 });
    table.pass(900);
    expect(table.view().open).toMatchObject({ back: 5 });
  });

  test('a call pressed before it counts, though it is heard of in it; one pressed in it does not', () => {
    const table = begun();
    const painted = table.card(8);
    table.pass(600);
    pause(table, true);
    table.pass(50_000);
    table.call(0);
    pause(table, false);
    table.pass(100);
    expect(table.view()).toMatchObject({ phase: 'dealing', shown: 8 });
    pause(table, true);
    const paused = table.now();
    table.pass(20_000);
    table.call(0, paused - 1);
    table.pass(20_000);
    expect(table.view().phase).toBe('dealing');
    pause(table, false);
    table.pass(31);
    expect(table.view()).toMatchObject({ phase: 'choosing', callers: [0], shown: 8 });
    expect(table.saves.at(-1)?.callTimes).toEqual([paused - 1 - painted - 50_000]);
  });

  test('a call pressed before it counts and is saved, though the table is left in it', () => {
    const table = begun();
    table.card(8);
    table.pass(600);
    table.call(0);
    pause(table, true);
    table.table.leave();
    expect(table.record()).toBe('s s s s s s s s c0');
    expect(table.saves.at(-1)!.played).toBe(16 + 7 * 2516 + 600);
    // What is still on its way to a table that was left finds nobody there.
    pause(table, false);
    table.act({ kind: 'goOn' });
    expect(table.waits()).toBe(false);
  });

  test('a call pressed before it counts, though the game is stopped in it', () => {
    const table = begun();
    table.card(8);
    table.pass(600);
    table.call(0);
    pause(table, true);
    table.act({ kind: 'stop' });
    expect(table.view()).toMatchObject({ phase: 'over', ended: 'stopped', callers: [0] });
    // Who stops shows a fist.
    expect(table.record()).toBe('s s s s s s s s c0 r0,0');
  });

  test("stands in a computer player's way, too", () => {
    const table = begun();
    table.players[0]!.after = (card) => (card === 8 ? 800 : null);
    table.card(8);
    table.pass(700);
    rest(table);
    table.pass(99);
    expect(table.view().phase).toBe('dealing');
    table.pass(32);
    expect(table.view()).toMatchObject({ phase: 'choosing', callers: [1] });
    expect(table.saves.at(-1)?.callTimes).toEqual([800]);
  });

  test('goes on with any press that goes on, and a stop ends it', () => {
    const table = begun();
    table.card(8);
    pause(table, true);
    table.act({ kind: 'choose', seat: 0, claim: 3 });
    table.act({ kind: 'goOn' });
    expect(table.view().paused).toBe(false);
    pause(table, true);
    table.act({ kind: 'stop' });
    expect(table.view()).toMatchObject({ phase: 'over', ended: 'stopped', paused: false, open: null, time: { runs: false } });
    expect(table.saves.at(-1)).toMatchObject({ ended: 'stopped' });
    expect(table.told.at(-1)).toEqual({ type: 'over', by: 'stopped' });
    table.pass(FRAME);
    expect(table.waits()).toBe(false);
  });

  test('a game that was not begun, or is over, has none', () => {
    const table = tableOf(alone, SEED);
    pause(table, true);
    expect(table.view()).toMatchObject({ phase: 'ready', paused: false });
    table.act({ kind: 'stop' });
    pause(table, true);
    expect(table.view()).toMatchObject({ phase: 'over', paused: false });
    expect(table.saves).toEqual([]);
  });
});

describe('a clock that leaps', () => {
  test('by an hour, while a card lies there: it is a pause, and nothing is dealt or ended', () => {
    const table = begun(setupOf([ANN, VIOLA], { minutes: 3 }));
    table.card(8);
    table.pass(500);
    const { left } = table.view().time!;
    table.leap(3_600_000);
    table.waits();
    expect(table.view()).toMatchObject({ phase: 'dealing', paused: true, shown: 8, open: null, ended: null });
    // What was played since the clock was looked at last is all that is lost.
    expect(table.view().time!.left - left).toBeLessThanOrEqual(1000);
    expect(table.view().time!.left).toBeGreaterThanOrEqual(left);
    table.pass(60_000);
    expect(table.view()).toMatchObject({ paused: true, shown: 8 });
    table.act({ kind: 'goOn' });
    expect(table.view()).toMatchObject({ paused: false, shown: 8, time: { runs: true } });
    table.card(9);
    table.pass(150);
    expect(table.record()).toBe('s s s s s s s s s');
  });

  test('whoever presses first after it does not know of it yet: the press is none', () => {
    const table = begun();
    table.card(8);
    table.leap(200_000);
    table.call(0);
    expect(table.view()).toMatchObject({ paused: true, phase: 'dealing' });
    table.act({ kind: 'goOn' });
    table.pass(100);
    expect(table.view()).toMatchObject({ paused: false, phase: 'dealing' });
    // From here on presses and cards count as before.
    const painted = table.card(9);
    table.pass(700);
    table.call(0, painted + 650);
    table.pass(40);
    expect(table.saves.at(-1)).toMatchObject({ callTimes: [650] });
    expect(table.view().countEndsAt).toBeLessThanOrEqual(table.now() + 3000);
    table.until(({ phase }) => phase === 'revealed');
  });

  test('back: its time never does, and it is a pause as well', () => {
    const table = begun();
    table.card(8);
    const { left } = table.view().time!;
    table.leap(-15_000);
    table.act({ kind: 'goOn' });
    expect(table.view()).toMatchObject({ paused: true });
    expect(table.view().time!.left).toBeLessThanOrEqual(left);
    table.act({ kind: 'goOn' });
    table.card(9);
    table.pass(150);
    expect(table.record()).toBe('s s s s s s s s s');
  });

  test('a page that was busy for some seconds has not leapt', () => {
    const table = begun();
    table.card(8);
    table.leap(3000);
    table.waits();
    expect(table.view().paused).toBe(false);
  });

  test('of which nobody is told where nothing runs', () => {
    const clock = createJumpingClock(0);
    const leaps: number[] = [];
    const steady = createSteadyClock(clock, () => { leaps.push(clock.now()); });
    clock.goTo(60_000);
    expect(steady.look()).toBe(false);
    expect(steady.now()).toBe(60_000);
    steady.watch(true);
    clock.goTo(120_000);
    expect(steady.now()).toBe(60_000);
    expect(steady.look()).toBe(true);
    expect(steady.now()).toBe(60_000);
    expect([steady.ownTime(125_000), steady.hostTime(65_000)]).toEqual([65_000, 125_000]);
    expect(leaps).toEqual([120_000]);
  });
});

describe('what is read aloud', () => {
  test('is waited for, and half a second more', () => {
    const table = begun();
    const painted = table.card(2);
    table.act({ kind: 'reading', on: true });
    table.pass(4000);
    expect(table.view().shown).toBe(2);
    table.act({ kind: 'reading', on: false });
    expect(table.card(3) - painted).toBe(4500 + 16);
    // Who reads quickly holds nothing up.
    const third = table.now();
    table.act({ kind: 'reading', on: true });
    table.pass(900);
    table.act({ kind: 'reading', on: false });
    expect(table.card(4) - third).toBe(2500 + 16);
  });

  test('is waited for eight seconds and no longer', () => {
    const table = begun();
    const painted = table.card(2);
    table.act({ kind: 'reading', on: true });
    const next = table.card(3);
    expect(next - painted).toBe(8016);
    // It went on and on: the cards do not run away meanwhile.
    expect(table.card(4) - next).toBe(8016);
    table.act({ kind: 'reading', on: false });
    expect(table.card(5) - next).toBeLessThan(8016 + 2520);
  });

  test('is waited for at a reveal, which a press holds open, or ends', () => {
    const table = begun(setupOf([ANN, BO]));
    const revealed = (): void => {
      table.pass(500);
      table.call(0);
      table.pass(31);
      table.act({ kind: 'choose', seat: 0, claim: 1 });
      table.act({ kind: 'choose', seat: 1, claim: 1 });
      expect(table.view().phase).toBe('revealed');
    };
    table.card(8);
    revealed();
    table.act({ kind: 'reading', on: true });
    table.pass(9000);
    expect(table.view().phase).toBe('revealed');
    table.act({ kind: 'reading', on: false });
    table.pass(500);
    expect(table.view().phase).toBe('again');
    table.card(9);
    revealed();
    table.act({ kind: 'hold', on: true });
    table.pass(30_000);
    expect(table.view().phase).toBe('revealed');
    table.act({ kind: 'hold', on: false });
    table.pass(1);
    expect(table.view().phase).toBe('again');
    table.card(10);
    revealed();
    table.act({ kind: 'hold', on: true });
    table.act({ kind: 'goOn' });
    expect(table.view().phase).toBe('again');
    // Letting go later is nothing to what came after it.
    table.card(11);
  });
});
