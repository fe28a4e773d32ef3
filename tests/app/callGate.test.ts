/** Calls that the page does not send: nobody could be right with them, or they are somebody's first false one against computers. */
import { describe, expect, test } from 'vitest';
import { isSurelyFalse, withCallGate } from '../../src/app/table/callGate';
import type { OpenGame } from '../../src/app/table/openGame';
import { newGame } from '../../src/session/savedGame';
import { keptNameCalls, type KeptNameCalls } from '../../src/app/table/newcomer/nameCalls';
import { keptFirstCall, type FirstCall } from '../../src/app/table/firstCall';
import type { HouseRules } from '../../src/rules/options';
import type { Notice } from '../../src/ui/notice';
import { arranged, dealPlaying, events, play } from '../helpers/arranged';
import { reopened, setupOf, sharpEyes, sit } from '../helpers/sessions';

/** Nothing lies in a line; then seat 0 adds a fourth to 31, 32 and 33. */
const APART = [31, 4, 97, 60, 33, 79];
const FIVE = '0:31- 1:4- 0:97- 1:60- 0:33-';
const RUN = [31, 4, 32, 60, 33, 79, 34, 97];
const MADE = '0:31- 1:4- 0:32- 1:60- 0:33- 1:79- 0:34';

interface Wishes {
  readonly seats?: string;
  readonly order?: readonly number[];
  readonly played?: string;
  readonly rules?: Partial<HouseRules>;
}

function game({ seats = 'ann computer', order = APART, played = FIVE, rules = {} }: Wishes, firstCall: FirstCall, nameCalls = unheardOf()) {
  const setup = setupOf(seats, { rules, callSeconds: null, pace: 'instant' });
  const { saved } = newGame(setup, dealPlaying(order, 2), 'id', 0);
  const opened = reopened({ ...saved, record: { ...saved.record, events: events(played) } });
  const { session, clock } = sit(setup, { game: opened, thinker: { ...sharpEyes, choose: () => new Promise(() => {}) } });
  const told: Notice[] = [];
  const gate = withCallGate(() => ({ ...session, review: async () => [] }) satisfies OpenGame, {
    firstCall, nameCalls, now: clock.now, tell: (notices) => { told.push(...notices); },
  })(opened, () => {});
  gate.subscribe({ update() {} });
  const place = (tile: number): void => gate.act({ kind: 'place', tile }, clock.now());
  const calls = (): number => ((session.record()['events'] as unknown[][]).filter(([kind]) => kind === 'snag')).length;
  return {
    told, calls, place,
    async callByName(seat: number) {
      gate.act({ kind: 'call', seat, byName: true }, clock.now());
      await clock.pass(50);
    },
    async call(seat?: number) {
      gate.act(seat === undefined ? { kind: 'call' } : { kind: 'call', seat }, clock.now());
      await clock.pass(50);
    },
  };
}

const newcomer = (): FirstCall => {
  const kept = new Map<string, string>();
  return keptFirstCall(() => ({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, value); } }));
};

const unheardOf = (): KeptNameCalls => {
  let stored: string | null = null;
  return keptNameCalls(() => ({ getItem: () => stored, setItem: (_key, value) => { stored = value; } }));
};

describe('a call by a press on a name', () => {
  test('that is false is forgiven once, whoever it is, and says whose it was', async () => {
    const names = unheardOf();
    const alone = newcomer();
    const { callByName, calls, told } = game({ seats: 'ann ben' }, alone, names);
    await callByName(0);
    expect([calls(), told]).toEqual([0, [{ kind: 'firstFalseCall', falseCall: 'lose-move', name: 'ann' }]]);
    expect(names.read()).toEqual({ told: false, forgiven: true });
    // What was forgiven here is not what somebody alone against computers is forgiven.
    expect(alone.isForgiven()).toBe(false);
    await callByName(0);
    expect(calls()).toBe(1);
    expect(told).toHaveLength(1);
  });

  test('is made where it may be right, and where it costs nothing', async () => {
    const made = game({ seats: 'ann ben', order: RUN, played: MADE }, newcomer());
    await made.callByName(0);
    expect([made.calls(), made.told]).toEqual([1, []]);
    const free = game({ seats: 'ann ben', rules: { falseCall: 'none' } }, newcomer());
    await free.callByName(1);
    expect([free.calls(), free.told]).toEqual([1, []]);
  });

  test('by a key or a burst of several people is not forgiven: nobody presses those by mistake', async () => {
    const { call, calls, told } = game({ seats: 'ann ben' }, newcomer());
    await call(0);
    expect([calls(), told]).toEqual([1, []]);
  });
});

describe('a call while fewer than four tiles lie', () => {
  test.each(['ann computer', 'ann ben'])('is not made, and says why: %s', async (seats) => {
    const firstCall = newcomer();
    const { call, calls, told } = game({ seats, played: '0:31- 1:4- 0:97' }, firstCall);
    await call();
    await call();
    expect([calls(), told]).toEqual([0, [{ kind: 'callsSleep' }, { kind: 'callsSleep' }]]);
    expect(firstCall.isForgiven()).toBe(false);
  });
});

describe('a false call', () => {
  test('is forgiven once and explained, and then costs what was agreed', async () => {
    const firstCall = newcomer();
    const { call, calls, told } = game({ played: `${FIVE} 1:79- 0:5` , order: [...APART, 5] }, firstCall);
    await call();
    expect([calls(), told]).toEqual([0, [{ kind: 'firstFalseCall', falseCall: 'lose-move', name: null }]]);
    expect(firstCall.isForgiven()).toBe(true);
    await call();
    expect([calls(), told.length]).toEqual([1, 1]);
  });
  test('is not forgiven where several play at this screen, or where it costs nothing', async () => {
    for (const wishes of [{ seats: 'ann ben' }, { rules: { falseCall: 'none' } as const }]) {
      const firstCall = newcomer();
      const { call, calls, told } = game({ ...wishes, played: '0:31- 1:4- 0:97- 1:60- 0:33' }, firstCall);
      await call(0);
      expect([calls(), told, firstCall.isForgiven()]).toEqual([1, [], false]);
    }
  });
  test('is told apart from a right one, which is made', async () => {
    const firstCall = newcomer();
    const { call, calls, told } = game({ order: RUN, played: MADE }, firstCall);
    await call();
    expect([calls(), told, firstCall.isForgiven()]).toEqual([1, [], false]);
  });
});

test('a call that follows one\'s own tile at once is for what that makes', async () => {
  const firstCall = newcomer();
  const { call, calls, told, place } = game({ order: RUN, played: MADE.replace(' 0:34', '') }, firstCall);
  place(34);
  await call();
  expect([calls(), told, firstCall.isForgiven()]).toEqual([1, [], false]);
});

describe('a call is false for sure', () => {
  const racks = [[31, 32, 33, 34], [4, 60, 79, 97]];
  const at = (notation: string, rules: Partial<HouseRules> = {}) => play(arranged(racks, { rules }), notation).position;
  test('where there is no run that the caller may take, now or when the move ends', () => {
    expect(isSurelyFalse(at('0:31- 1:4-'), 0)).toBe(true);
    expect(isSurelyFalse(at(MADE), 0)).toBe(false);
    // Ann may still call: Ben's call waits, and will be right or void.
    expect(isSurelyFalse(at(MADE), 1)).toBe(false);
    expect(isSurelyFalse(at(`${MADE}-`), 1)).toBe(false);
    // Whoever missed a run has forfeited it.
    expect(isSurelyFalse(at(`${MADE}-`), 0)).toBe(true);
    expect(isSurelyFalse(at(MADE, { calls: 'race' }), 1)).toBe(false);
  });
  test('never before the first tile is placed: nobody may call then', () => {
    expect(isSurelyFalse(arranged(racks), 0)).toBe(false);
  });
});

test('what is kept of the first false call outlives a browser that keeps nothing', () => {
  const refusing = keptFirstCall(() => { throw new Error('no storage'); });
  expect(refusing.isForgiven()).toBe(false);
  refusing.forgive();
  expect(refusing.isForgiven()).toBe(true);
});
