/** A game that is paused: no time runs, nobody acts, and what was pressed before counts. After it all is as if it had not been. */
import { describe, expect, test } from 'vitest';
import type { Thinker } from '../../src/ai/questions';
import { callTimesOf } from '../../src/session/savedGame';
import type { RunningClock } from '../../src/session/viewState';
import { READING_MS } from '../../src/setup/pace';
import { dealPlaying } from '../helpers/arranged';
import { reopened, setupOf, sharpEyes, sit, type Sitting } from '../helpers/sessions';

const HOUR = 3_600_000;
const record = ({ session }: Sitting): unknown => session.played().record.events;
const kinds = ({ happenings }: Sitting): string[] => happenings.map(({ type }) => type);

/** Ann, Bo and Cat, or others, who place these tiles in turn. */
function table(tiles: readonly number[], changes: Parameters<typeof setupOf>[1] = {}, seats = 'ann bo cat'): Sitting {
  return sit(setupOf(seats, { callSeconds: 5, ...changes }), { deal: dealPlaying(tiles, seats.split(' ').length), thinker: sharpEyes });
}
async function place({ session, clock }: Sitting, tile: number): Promise<void> {
  session.act({ kind: 'look', up: true }, clock.now());
  session.act({ kind: 'place', tile }, clock.now());
  await clock.until(() => session.state().lastPlaced === tile);
}
async function draw({ session, clock }: Sitting): Promise<void> {
  session.act({ kind: 'draw' }, clock.now());
  await clock.pass(40);
}
/** Ann, Bo and Cat place 31, 32 and 33; with 34 Ann makes the run. */
async function annMakesIt(changes: Parameters<typeof setupOf>[1] = {}): Promise<Sitting> {
  const one = table([31, 32, 33, 34, 97, 58], changes);
  for (const tile of [31, 32, 33]) {
    await place(one, tile);
    await draw(one);
  }
  await place(one, 34);
  return one;
}
/** An hour's pause, in which nothing happens, whatever is pressed. */
async function pauseIn(one: Sitting): Promise<void> {
  const { session, clock } = one;
  session.pause(true);
  const [events, told, shown] = [record(one), one.happenings.length, session.state()];
  expect(shown).toMatchObject({ paused: true });
  expect(Object.values(shown.may).every((may) => !may)).toBe(true);
  await clock.pass(HOUR);
  for (const act of [{ kind: 'call' }, { kind: 'call', seat: 1 }, { kind: 'draw' }, { kind: 'count' }, { kind: 'place', tile: 34 },
    { kind: 'pick', index: 3 }, { kind: 'answer', seat: 1, snag: true }] as const) session.act(act, clock.now());
  await clock.pass(HOUR);
  expect([record(one), one.happenings.length]).toEqual([events, told]);
  // What is shown stands still too, but for when the clock would end if the game went on now.
  const { startedAt: _, endsAt: __, ...clockThen } = shown.clock ?? { startedAt: 0, endsAt: 0 };
  expect(session.state().clock).toEqual(shown.clock && { ...shown.clock, ...clockThen });
  session.pause(false);
  expect(session.state().paused).toBe(false);
}
const left = (clock: RunningClock | null, now: number): number | null => clock && clock.endsAt - now;

describe('a sleep that nobody announced', () => {
  test('is a pause: the time to call is still there, and the run is Ann’s to call', async () => {
    const one = await annMakesIt();
    const { session, clock } = one;
    await clock.pass(2000);
    const before = left(session.state().clock, clock.now())!;
    const events = record(one);
    clock.leap(HOUR);
    await clock.step();
    expect(session.state()).toMatchObject({ paused: true });
    expect(record(one)).toEqual(events);
    await clock.pass(HOUR);
    expect(record(one)).toEqual(events);
    session.pause(false);
    expect(left(session.state().clock, clock.now())).toBeGreaterThanOrEqual(before);
    expect(left(session.state().clock, clock.now())).toBeLessThanOrEqual(before + 1000);
    session.act({ kind: 'call' }, clock.now());
    await clock.pass(40);
    expect(kinds(one)).toContain('snagged');
  });
  test('takes what is pressed first after it for nothing: it was meant for what lay there before', async () => {
    const one = await annMakesIt();
    one.clock.leap(HOUR);
    one.session.act({ kind: 'draw' }, one.clock.now());
    await one.clock.pass(40);
    expect(one.session.state()).toMatchObject({ paused: true });
    expect(kinds(one).at(-1)).toBe('placed');
  });
  test('in which a clock was set back is one, too', async () => {
    const one = await annMakesIt();
    one.clock.leap(-HOUR);
    one.session.act({ kind: 'draw' }, one.clock.now());
    expect(one.session.state()).toMatchObject({ paused: true });
    one.session.pause(false);
    await one.clock.pass(5100);
    expect(kinds(one)).toContain('timeUp');
  });
});

describe('a pause', () => {
  test('in the draw for order, while a computer picks and while the seats are looked at', async () => {
    const one = table([], { order: 'drawn' }, 'ann computer');
    await pauseIn(one);
    one.session.act({ kind: 'pick', index: 5 }, one.clock.now());
    await one.clock.pass(40);
    await pauseIn(one);
    await one.clock.until(() => kinds(one).filter((kind) => kind === 'picked').length === 2);
    await pauseIn(one);
    one.session.pause(true);
    one.session.act({ kind: 'takeSeats' }, one.clock.now());
    await one.clock.pass(HOUR);
    one.session.pause(false);
    // No time has passed for it: what was left to read who starts is still left.
    await one.clock.pass(READING_MS.two - 100);
    expect(kinds(one)).not.toContain('seated');
    await one.clock.pass(200);
    expect(kinds(one)).toContain('seated');
  });
  test('while a computer thinks: it goes on with what it has thought', async () => {
    const one = table([31, 32, 33], {}, 'computer ann');
    await one.clock.pass(100);
    await pauseIn(one);
    expect(kinds(one)).not.toContain('placed');
    await one.clock.pass(1000);
    expect(kinds(one)).toContain('placed');
  });
  test('in a time to call: it goes on with what was left, in the page\'s time', async () => {
    const one = await annMakesIt();
    await one.clock.pass(2000);
    const before = left(one.session.state().clock, one.clock.now());
    expect(before).toBeGreaterThan(2900);
    one.session.pause(true);
    expect(one.session.state().clock?.left).toBe(before);
    await one.clock.pass(HOUR);
    one.session.pause(false);
    expect(one.session.state().clock?.left).toBeNull();
    expect(left(one.session.state().clock, one.clock.now())).toBe(before);
    await one.clock.pass((before ?? 0) - 1);
    expect(one.session.state().mover).toBe(0);
    await one.clock.pass(40);
    expect(kinds(one)).toContain('timeUp');
  });
  test('turns all racks down where several play here', async () => {
    const one = table([31, 32, 33]);
    one.session.act({ kind: 'look', up: true }, one.clock.now());
    expect(one.session.state().seats[0]?.rack).toContain(31);
    one.session.pause(true);
    one.session.act({ kind: 'look', up: true }, one.clock.now());
    expect(one.session.state().seats.flatMap(({ rack }) => rack).every((tile) => tile === null)).toBe(true);
    one.session.pause(false);
    expect(one.session.state().seats[0]?.rack).toEqual([null, null, null, null]);
  });
  test('is no pause in a game that is over, and none that is there when a game is opened again', async () => {
    const one = await annMakesIt();
    one.session.pause(true);
    const again = sit(setupOf('ann'), { game: reopened(one.saves.at(-1)) });
    expect(again.session.state()).toMatchObject({ paused: false, mover: 0, lastPlaced: 34 });
    const over = sit(setupOf('computer computer', { pace: 'instant' }));
    await over.clock.until(() => over.session.state().phase === 'over');
    over.session.pause(true);
    expect(over.session.state().paused).toBe(false);
  });
});

describe('a call that was pressed before a pause', () => {
  test('waits on to be judged, together with what was pressed in the same instant', async () => {
    const one = await annMakesIt({ rules: { calls: 'race' } });
    await one.clock.pass(300);
    const at = one.clock.now();
    one.session.act({ kind: 'call', seat: 2 }, at + 5);
    await one.clock.pass(8);
    await pauseIn(one);
    // It was heard of last and pressed first, by TIE_MS: who sits nearer to the maker's left counts.
    one.session.act({ kind: 'call', seat: 1 }, at);
    await one.clock.pass(22);
    expect(one.happenings.find(({ type }) => type === 'snagged')).toMatchObject({ seat: 1 });
  });
  test('is judged and saved where the table is left in the pause', async () => {
    const one = await annMakesIt();
    one.session.act({ kind: 'call' }, one.clock.now());
    one.session.pause(true);
    await one.clock.pass(HOUR);
    expect(kinds(one)).not.toContain('snagged');
    one.session.stop();
    expect(one.saves.at(-1)?.record['events']).toEqual(expect.arrayContaining([['snag', 0]]));
  });
  test('counts, though it is heard of in the pause or after it, with its own time', async () => {
    for (const after of [false, true]) {
      const one = await annMakesIt();
      await one.clock.pass(777);
      const at = one.clock.now();
      await one.clock.pass(5);
      one.session.pause(true);
      await one.clock.pass(HOUR);
      if (after) one.session.pause(false);
      one.session.act({ kind: 'call' }, at);
      if (!after) one.session.pause(false);
      await one.clock.pass(100);
      expect(record(one)).toEqual(expect.arrayContaining([['snag', 0]]));
      expect(callTimesOf(reopened(one.saves.at(-1)))).toEqual([777]);
    }
  });
  test('waits on while it is held, and takes the run when the move has ended', async () => {
    const one = await annMakesIt();
    one.session.act({ kind: 'call', seat: 2 }, one.clock.now());
    await one.clock.pass(40);
    await pauseIn(one);
    expect(kinds(one)).not.toContain('snagged');
    await draw(one);
    expect(one.happenings.find(({ type }) => type === 'snagged')).toMatchObject({ seat: 2 });
  });
  test('races on: who comes a moment later is beaten, and all are told their times', async () => {
    const one = await annMakesIt({ rules: { calls: 'race' } });
    await one.clock.pass(500);
    one.session.act({ kind: 'call', seat: 1 }, one.clock.now());
    await one.clock.pass(100);
    await pauseIn(one);
    expect(kinds(one)).not.toContain('raced');
    await one.clock.pass(50);
    one.session.act({ kind: 'call', seat: 2 }, one.clock.now());
    await one.clock.pass(2000);
    expect(one.happenings.find(({ type }) => type === 'raced')).toMatchObject({ callers: [{ seat: 1, ms: 500 }, { seat: 2, ms: 650 }] });
    expect(kinds(one)).not.toContain('falseCall');
  });
});

describe('where everyone is asked', () => {
  test('whoever is asked is asked on, and what the computers have thought of meanwhile is answered after the pause', async () => {
    const thoughts: (() => void)[] = [];
    const thinker: Thinker = {
      ...sharpEyes, look: (question) => new Promise((done) => { thoughts.push(() => { done(sharpEyes.look(question)); }); }),
    };
    const setup = setupOf('ann bo computer', { callSeconds: 'asked' });
    const one = sit(setup, { deal: dealPlaying([31, 32, 33], 3), thinker });
    await place(one, 31);
    await draw(one);
    expect(one.session.state().asking).toEqual({ seat: 1 });
    await pauseIn(one);
    expect(one.session.state().asking).toEqual({ seat: 1 });
    one.session.act({ kind: 'answer', seat: 1, snag: false }, one.clock.now());
    one.session.pause(true);
    for (const thought of thoughts) thought();
    await one.clock.pass(HOUR);
    expect(one.session.state().mover).toBe(0);
    one.session.pause(false);
    await one.clock.pass(200);
    expect(one.session.state().mover).toBe(1);
  });
});
