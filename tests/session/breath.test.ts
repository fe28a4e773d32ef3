/** A run's second at the host: it alone says how long, nobody's time runs, computers wait as people do, and times stay what they were. */
import { describe, expect, test } from 'vitest';
import { BREATH_MS } from '../../src/setup/pace';
import type { Pace } from '../../src/setup/setup';
import { dealPlaying } from '../helpers/arranged';
import { allRemote, deviceAt, hostOf } from '../helpers/hosts';
import { setupOf, sharpEyes, sit, type Sitting } from '../helpers/sessions';

const BREATH = BREATH_MS.normal;
const RUN = [31, 32, 33, 34];

/** Ann and another, who place these tiles in turn; with 34 the run is there. */
async function atRun(tiles: readonly number[], seats = 'ann computer', changes: Parameters<typeof setupOf>[1] = {}): Promise<Sitting> {
  const deal = dealPlaying(tiles, seats.split(' ').length);
  const one = sit(setupOf(seats, { callSeconds: 5, ...changes }), { deal, thinker: sharpEyes });
  const { session, clock } = one;
  while (!session.state().board.includes(34)) {
    const { may, seats: all, viewer } = session.state();
    const tile = tiles.find((held) => all[viewer ?? 0]?.rack.includes(held));
    if (may.look && !may.place) session.act({ kind: 'look', up: true }, clock.now());
    else if (may.place && tile !== undefined) session.act({ kind: 'place', tile }, clock.now());
    else if (may.draw) session.act({ kind: 'draw' }, clock.now());
    await clock.pass(50);
  }
  return one;
}
/** When each of these was told, after the run was taken. */
function after({ clock, session }: Sitting): { readonly kinds: { readonly type: string; readonly at: number }[] } {
  const kinds: { type: string; at: number }[] = [];
  const from = clock.now();
  session.subscribe({ update: ({ happenings }) => kinds.push(...happenings.map(({ type }) => ({ type, at: clock.now() - from }))) });
  return { kinds };
}
const count = ({ kinds }: ReturnType<typeof after>, type: string): number => kinds.filter((one) => one.type === type).length;

/** Ann calls her own run. */
async function annCalls(one: Sitting): Promise<ReturnType<typeof after>> {
  one.session.act({ kind: 'call' }, one.clock.now());
  await one.clock.until(() => !one.session.state().board.includes(34));
  return after(one);
}
const ANNS = [31, 97, 32, 79, 33, 58, 34, 52, 53];

describe('while a run lies lit', () => {
  test('every screen is told which and for how long, and when it is over', async () => {
    const table = hostOf(allRemote(setupOf('ann ben', { callSeconds: null })), dealPlaying(ANNS, 2));
    const devices = [deviceAt(table, [0]), deviceAt(table, [1], { skew: 5000, delay: 20 })] as const;
    const play = async (seat: 0 | 1, act: Parameters<(typeof devices)[0]['client']['act']>[0]): Promise<void> => {
      devices[seat].client.act(act, devices[seat].now());
      await table.clock.pass(100);
    };
    for (const [i, tile] of ANNS.slice(0, 7).entries()) {
      await play(i % 2 === 0 ? 0 : 1, { kind: 'place', tile });
      if (tile !== 34) await play(i % 2 === 0 ? 0 : 1, { kind: 'draw' });
    }
    await play(0, { kind: 'call' });
    for (const { client } of devices) expect(client.state()?.breath).toEqual({ tiles: RUN, by: [0], lasts: BREATH });
    await table.clock.pass(BREATH - 200);
    for (const { client } of devices) expect(client.state()?.breath).not.toBeNull();
    await table.clock.pass(300);
    for (const { client } of devices) expect(client.state()?.breath).toBeNull();
  });

  test.each<[Pace, number]>([['slow', BREATH_MS.slow], ['normal', BREATH], ['fast', 0], ['instant', 0]])(
    'at %s pace that takes %i ms', async (pace, lasts) => {
      const one = await atRun(ANNS, 'ann ben', { pace });
      one.session.act({ kind: 'call' }, one.clock.now());
      await one.clock.until(() => !one.session.state().board.includes(34));
      expect(one.session.state().breath?.lasts ?? 0).toBe(lasts);
    },
  );

  test('a draw is not lost: it comes when the run leaves', async () => {
    const one = await atRun(ANNS);
    const told = await annCalls(one);
    await one.clock.pass(400);
    one.session.act({ kind: 'draw' }, one.clock.now());
    await one.clock.pass(BREATH - 401);
    expect(told.kinds).toEqual([]);
    await one.clock.pass(100);
    expect(count(told, 'drew')).toBe(1);
    expect(one.refused).toEqual([]);
  });

  test('a computer goes on with what it was about to do so much later', async () => {
    // The computer makes the run, calls it and draws.
    const untilDraw = async (pace: Pace): Promise<number> => {
      const one = await atRun([97, 31, 79, 32, 58, 33, 52, 34, 53], 'ann computer', { pace });
      await one.clock.until(() => !one.session.state().board.includes(34));
      const told = after(one);
      one.session.setPace('normal');
      await one.clock.until(() => count(told, 'drew') > 0);
      return told.kinds.find(({ type }) => type === 'drew')!.at;
    };
    const lit = await untilDraw('normal');
    expect(lit).toBeGreaterThan(BREATH + 500);
    expect(lit).toBeLessThan(BREATH + 1200);
  });

  test('the clock of the last chance stands still, and runs on from where it stood', async () => {
    const table = await atRun(ANNS, 'ann ben', { rules: { calls: 'race' } });
    const { session, clock } = table;
    session.act({ kind: 'draw' }, clock.now());
    await clock.pass(40);
    session.act({ kind: 'look', up: true }, clock.now());
    session.act({ kind: 'place', tile: 52 }, clock.now());
    await clock.pass(500);
    // Ben's time runs, and he takes nothing that is his: Ann's run was missed.
    session.act({ kind: 'call', seat: 1 }, clock.now());
    await clock.until(() => !session.state().board.includes(34));
    const { clock: running } = session.state();
    if (running) {
      expect(running.left).not.toBeNull();
      const { left } = running;
      await clock.pass(BREATH - 100);
      expect(session.state().clock?.left).toBe(left);
      await clock.pass(200);
      expect(session.state().clock).toMatchObject({ left: null });
      expect(session.state().clock!.endsAt - clock.now()).toBeCloseTo(left! - 100, -2);
    }
  });

  test('a pause stops it too: the rest comes after it', async () => {
    const one = await atRun(ANNS);
    const told = await annCalls(one);
    await one.clock.pass(200);
    one.session.act({ kind: 'draw' }, one.clock.now());
    one.session.pause(true);
    await one.clock.pass(3_600_000);
    expect(one.session.state().breath).not.toBeNull();
    expect(told.kinds).toEqual([]);
    one.session.pause(false);
    await one.clock.pass(BREATH - 300);
    expect(one.session.state().breath).not.toBeNull();
    await one.clock.pass(400);
    expect(one.session.state().breath).toBeNull();
    expect(count(told, 'drew')).toBe(1);
  });

  test('who leaves has drawn what they drew: it is saved', async () => {
    const one = await atRun(ANNS);
    await annCalls(one);
    await one.clock.pass(200);
    one.session.act({ kind: 'draw' }, one.clock.now());
    await one.clock.pass(50);
    one.session.stop();
    const { record } = one.saves.at(-1) as unknown as { record: { events: unknown[] } };
    expect(record.events.slice(-2)).toEqual([['snag', 0], ['draw', 0]]);
  });

  test('who called a moment too late is told how fast they were as ever', async () => {
    const one = await atRun(ANNS, 'ann ben', { rules: { calls: 'race' }, callSeconds: null });
    const landed = one.clock.now();
    await one.clock.pass(400);
    one.session.act({ kind: 'call', seat: 1 }, one.clock.now());
    await one.clock.pass(300);
    one.session.act({ kind: 'call', seat: 0 }, one.clock.now());
    await one.clock.pass(3000);
    const raced = one.happenings.find((happening) => happening.type === 'raced');
    expect(raced?.callers.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(raced!.callers[1]!.ms - raced!.callers[0]!.ms).toBe(300);
    expect(raced!.callers[0]!.ms).toBeGreaterThanOrEqual(400);
    expect(raced!.callers[0]!.ms).toBeLessThanOrEqual(one.clock.now() - landed);
  });
});

test('a call after a run has lain lit does not pay for it: its time leaves that out', async () => {
  const took = async (pace: Pace): Promise<number | null | undefined> => {
    const one = sit(setupOf('ann bo cat', { callSeconds: null, pace, rules: { calls: 'race' } }), {
      deal: dealPlaying([31, 32, 33, 34, 51, 52, 53, 54], 3),
    });
    const { session, clock } = one;
    // Ann misses 31 32 33 34, and Bo misses 51 52 53 54.
    for (const tile of [31, 32, 33, 34, 51, 52, 53, 54]) {
      session.act({ kind: 'look', up: true }, clock.now());
      session.act({ kind: 'place', tile }, clock.now());
      await clock.pass(40);
      session.act({ kind: 'draw' }, clock.now());
      await clock.pass(40);
    }
    await clock.pass(300);
    // Bo takes what Ann has missed, and Cat what Bo has.
    session.act({ kind: 'call', seat: 1 }, clock.now());
    await clock.pass(BREATH_MS[pace] + 800);
    session.act({ kind: 'call', seat: 2 }, clock.now());
    await clock.pass(40);
    expect(session.state().seats.map(({ won }) => won)).toEqual([0, 4, 4]);
    return one.saves.at(-1)?.callTimes?.at(-1);
  };
  const unlit = await took('fast');
  expect(unlit).toBeGreaterThan(1000);
  expect(await took('normal')).toBe(unlit);
});
