/** The time to call, changed while a game is on: it counts from the next move on and is kept. And whose time it is said to be. */
import { describe, expect, test } from 'vitest';
import type { SavedGame } from '../../src/session/savedGame';
import type { RunningClock } from '../../src/session/viewState';
import { status } from '../../src/strings/words/table/names';
import { dealPlaying } from '../helpers/arranged';
import { reopened, setupOf, sit, type Sitting } from '../helpers/sessions';

/** Ann and Bo, who place these tiles in turn. */
function table(tiles: readonly number[], setup: Parameters<typeof setupOf>[1] = {}): Sitting {
  return sit(setupOf('ann bo', { callSeconds: 5, ...setup }), { deal: dealPlaying(tiles, 2) });
}
async function place({ session, clock }: Sitting, tile: number): Promise<RunningClock | null> {
  session.act({ kind: 'look', up: true }, clock.now());
  session.act({ kind: 'place', tile }, clock.now());
  await clock.until(() => session.state().lastPlaced === tile);
  return session.state().clock;
}
async function press({ session, clock }: Sitting, kind: 'call' | 'draw', seat?: number): Promise<RunningClock | null> {
  session.act(kind === 'call' && seat !== undefined ? { kind, seat } : { kind }, clock.now());
  await clock.pass(40);
  return session.state().clock;
}
const lasts = (clock: RunningClock | null): number | null => clock && clock.endsAt - clock.startedAt;
const seconds = ({ saves }: Sitting): unknown => (saves.at(-1) as SavedGame).setup.callSeconds;

describe('another time to call', () => {
  test('counts from the next move on, and is kept with the game', async () => {
    const one = table([31, 33, 35, 37, 51, 53]);
    const running = await place(one, 31);
    expect(lasts(running)).toBe(5000);
    one.session.setCallSeconds(8);
    expect(one.session.state().clock).toEqual(running);
    expect(seconds(one)).toBe(8);
    await press(one, 'draw');
    expect(lasts(await place(one, 33))).toBe(8000);
    await one.clock.pass(8100);
    expect(one.session.state().mover).toBe(0);
    one.session.setCallSeconds(null);
    expect(lasts(await place(one, 35))).toBeNull();
    const again = sit(setupOf('ann bo'), { game: reopened(one.saves.at(-1)) });
    expect(again.session.state().clock).toBeNull();
    again.session.setCallSeconds(3);
    await press(again, 'draw');
    expect(lasts(await place(again, 37))).toBe(3000);
  });
  test('is three times as long for whoever has a longer clock', async () => {
    const setup = setupOf('ann bo', { callSeconds: 5 });
    const players = setup.players.map((player, seat) => ({ ...player, ...(seat === 0 ? { clock: 'longer' as const } : {}) }));
    const one = table([31, 33], { players });
    one.session.setCallSeconds(3);
    expect(lasts(await place(one, 31))).toBe(9000);
  });
  test('is none where everyone is asked', async () => {
    const one = table([31, 33], { callSeconds: 'asked' });
    one.session.setCallSeconds(3);
    expect(lasts(await place(one, 31))).toBeNull();
    expect(seconds(one)).toBe('asked');
  });
});

describe('whose time it is', () => {
  test('the mover\'s, until they have called: then their move ends when they draw', async () => {
    const one = table([31, 32, 33, 34, 51, 53]);
    for (const [seat, tile] of [[0, 31], [1, 32], [0, 33]] as const) {
      expect(await place(one, tile)).toMatchObject({ seat, left: null });
      expect(await press(one, 'draw')).toBeNull();
    }
    await place(one, 34);
    // A call by another waits, and tells nobody anything.
    expect(await press(one, 'call', 0)).toMatchObject({ seat: 1 });
    expect(await press(one, 'call')).toBeNull();
    // No tile is drawn while no ring is to be seen.
    await one.clock.pass(600_000);
    expect(one.session.state()).toMatchObject({ mover: 1, clock: null, may: { draw: true } });
    await press(one, 'draw');
    expect(one.session.state().mover).toBe(0);
  });
  test('nobody\'s any more where another was quicker; the mover\'s still where another was wrong', async () => {
    const one = table([31, 32, 33, 34, 51, 53], { rules: { calls: 'race', falseCall: 'none' } });
    await place(one, 31);
    expect(await press(one, 'call', 1)).toMatchObject({ seat: 0 });
    expect(await press(one, 'call', 0)).toBeNull();
    await press(one, 'draw');
    for (const tile of [32, 33]) {
      await place(one, tile);
      await press(one, 'draw');
    }
    await place(one, 34);
    expect(await press(one, 'call', 0)).toBeNull();
  });
});

describe('a false call ends the time, too: nothing is drawn by itself after it', () => {
  const STYLES = [3, 5, 8].flatMap((callSeconds) => (['classic', 'race'] as const).flatMap((calls) =>
    (['usual', 'longer'] as const).map((clock) => ({ callSeconds: callSeconds as 3 | 5 | 8, calls, clock }))));
  test.each(STYLES)('%j', async ({ callSeconds, calls, clock }) => {
    const setup = setupOf('ann bo', { callSeconds });
    const players = setup.players.map((player) => (clock === 'longer' ? { ...player, clock: 'longer' as const } : player));
    const one = table([31, 33, 35, 37, 51, 53], { players, callSeconds, rules: { calls } });
    for (const tile of [31, 33, 35]) {
      await place(one, tile);
      await press(one, 'draw');
    }
    const ring = await place(one, 37);
    expect(status(1, one.session.state())).toBe('SNAG, or draw');
    expect(lasts(ring)).toBe(callSeconds * 1000 * (clock === 'longer' ? 3 : 1));
    expect(await press(one, 'call')).toBeNull();
    expect(one.happenings.at(-1)).toMatchObject({ type: 'falseCall', seat: 1 });
    await one.clock.pass(60_000);
    expect(one.session.state()).toMatchObject({ mover: 1, lastPlaced: 37, may: { draw: true } });
    // Nor are they reminded of a call that they have made.
    expect(status(1, one.session.state())).toBe('now draw');
  });
});
