/** The judge over lines, for any presses on any lines: in what order it lets them count, and how long it waits. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Act, GameTypes, TableOf } from '../../../src/contract/contract';
import { hear } from '../../../src/host/judge/judge';
import { startRound, type Judged } from '../../../src/host/judge/round';
import { dueAt, tick } from '../../../src/host/judge/ticking';
import { TIE_MS } from '../../../src/race/order';
import { runs } from '../../long/amount';
import { farDash } from '../helpers/farDash';

interface Sent { readonly place: number; readonly kind: 'call' | 'draw'; readonly at: number; readonly heardAt: number }
interface Counted { readonly place: number; readonly kind: string; readonly at: number; readonly judgedAt: number }

interface Noting extends GameTypes {
  readonly Table: { readonly counted: readonly Counted[]; readonly own: readonly number[] };
  readonly Intent: { readonly kind: 'call' | 'draw' };
}

function countedOf({ place, at, intent: { kind } }: Act<Noting>, judgedAt: number): Counted { return { place, kind, at, judgedAt }; }

/** A table that notes what it is told, and to which something comes by itself at given times. */
const noting: TableOf<Noting> = {
  races: ['call'],
  start: () => ({ counted: [], own: [] }),
  order: (_, { intent: { kind } }) => (kind === 'call' ? 'tie' : 'ordered'),
  act: ({ counted, own }, instant, { now }) => ({
    table: { own, counted: [...counted, ...instant.map((act: Act<Noting>) => countedOf(act, now))] }, happenings: [],
  }),
  due: ({ own }) => own[0] ?? null,
  tick: ({ counted, own: [at, ...own] }, now) => (
    { table: { own, counted: [...counted, { place: -1, kind: 'itself', at: at!, judgedAt: now }] }, happenings: [] }),
  written: () => ({ events: [] }),
  end: () => null,
};

/** What these presses come to, each heard of when it comes. */
function allCounted(quotas: readonly number[], sent: readonly Sent[], own: readonly number[]): readonly Counted[] {
  const acted = quotas.map(() => -Infinity);
  const lines = () => quotas.map((quota, place) => ({ place, quota, actedAt: acted[place]! }));
  let round = startRound<Noting>({ counted: [], own }, lines());
  const take = (judged: Judged<Noting>): void => { ({ round } = judged); };
  const goOn = (until: number): void => {
    // Whatever has come by the same time is let in first.
    for (let due = dueAt(noting, round); due !== null && due < until; due = dueAt(noting, round)) take(tick(noting, round, due));
  };
  for (const { place, kind, at, heardAt } of sent) {
    goOn(heardAt);
    acted[place] = at;
    take(hear(noting, round, { place, intent: { kind }, at }, heardAt));
    round = { ...round, lines: lines() };
  }
  goOn(Infinity);
  return round.table.counted;
}

const quotas = fc.array(fc.nat(400), { minLength: 2, maxLength: 4 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
/** For each place what it does, in order: each comes at most its quota after it counts. */
const evenings = quotas.chain((all) => fc.tuple(
  fc.constant(all),
  fc.tuple(...all.map((quota, place) => fc.array(
    fc.tuple(fc.nat(900), share, fc.constantFrom('call' as const, 'draw' as const)), { maxLength: 6 },
  ).map((acts): Sent[] => {
    let heard = 0;
    return acts.toSorted(([a], [b]) => a - b).map(([at, late, kind]) => {
      heard = Math.max(heard, at + Math.floor(late * quota));
      return { place, kind, at, heardAt: heard };
    });
  }))),
  fc.array(fc.nat(900), { maxLength: 3 }).map((own) => own.toSorted((a, b) => a - b)),
)).map(([all, sent, own]) => ({ all, own, sent: sent.flat().toSorted((a, b) => a.heardAt - b.heardAt) }));

describe('whatever is pressed over whatever lines', () => {
  test('counts once, after all that was earlier, be it pressed or come by itself; calls within a tie are one instant', () => {
    fc.assert(fc.property(evenings, ({ all, sent, own }) => {
      const counted = allCounted(all, sent, own);
      expect(counted).toHaveLength(sent.length + own.length);
      for (const [i, later] of counted.entries()) {
        for (const earlier of counted.slice(0, i)) {
          if (earlier.at <= later.at) continue;
          // What is within an instant of calls and none of them, as one's own second press, comes after it: the instant began no later.
          const isBegun = (one: Counted): boolean => one.kind === 'call' && one.at <= later.at && earlier.at - one.at < TIE_MS;
          expect([earlier.kind, counted.slice(0, i).some(isBegun)]).toEqual(['call', true]);
        }
      }
    }), runs(300, 20_000));
  });

  test('is judged at most 400 ms after it came', () => {
    fc.assert(fc.property(evenings, ({ all, sent, own }) => {
      const counted = allCounted(all, sent, own);
      for (const { place, at, kind, heardAt } of sent) {
        const same = counted.filter((one) => one.place === place && one.at === at && one.kind === kind);
        expect(Math.min(...same.map(({ judgedAt }) => judgedAt - heardAt))).toBeLessThanOrEqual(400);
      }
    }), runs(300, 20_000));
  });
});

/** When a call is answered for which a tile with a run lies there, or one without. */
function toldOf(lags: readonly [number, number], { caller, after, lag }: { caller: 0 | 1; after: number; lag: number }, isRun: boolean) {
  const table = farDash(lags, [isRun, isRun]);
  table.press(0, 'place', lags[0]);
  table.pass(800 + after);
  table.press(caller, 'call', lag);
  table.pass(900);
  return { placed: table.toldAt('place'), called: table.toldAt(isRun ? 'take' : 'fine') };
}

test('the wait doesn\'t depend on whether there is a run: over the same lines it\'s told after the same time that there was none', () => {
  const lag = fc.integer({ min: 0, max: 450 });
  fc.assert(fc.property(lag, lag, fc.constantFrom(0 as const, 1 as const), fc.nat(400), lag, (one, other, caller, after, took) => {
    const told = [true, false].map((isRun) => toldOf([one, other], { caller, after, lag: took }, isRun));
    expect(told[0]!.called).not.toBeNull();
    expect(told[1]).toEqual(told[0]);
  }), runs(60, 3000));
});

describe.each([[[0, 180]], [[180, 0]], [[40, 330]], [[180, 180]]] as const)('over lines of %s', ([one, other]) => {
  // The place that has made the run comes first among those of one instant.
  test.each([
    [-30, 0], [0, 0], [5, 0], [9, 0], [10, 1], [11, 1], [30, 1],
  ])('if who made it calls %i ms later, place %i has it', (later, winner) => {
    const table = farDash([one, other]);
    table.press(0, 'place', one);
    table.pass(1500);
    const calls = [{ place: 0, lag: one, comes: 100 + later + one }, { place: 1, lag: other, comes: 100 + other }];
    let now = 0;
    for (const { place, lag, comes } of calls.toSorted((a, b) => a.comes - b.comes)) {
      table.pass(comes - now);
      now = comes;
      table.press(place, 'call', lag);
    }
    table.pass(900);
    expect(table.events()).toEqual(['place 0', `take ${winner}`]);
  });
});

test.each([
  ['isn\'t fined, so long after it was told, before their own screen has shown it', 16, 1, false],
  ['isn\'t either on a slow screen', 140, 1, false],
  ['is fined when it has', 16, 0, true],
  ['is fined later, whatever they say that it shows', 200, 1, true],
])('whoever calls for what was covered %s', (_, after, before, isFined) => {
  const table = farDash([0, 40], [true, false]);
  table.press(0, 'place', 0);
  table.pass(300);
  table.press(0, 'draw', 0);
  table.pass(300);
  table.press(1, 'place', 40);
  while (table.events().length < 3) table.pass(1);
  table.pass(after);
  const arrives = table.clock.now() - table.heard[0]!.at(-1)!.at;
  table.say(0, 'call', { at: arrives, now: arrives, seen: { sequence: table.sequence(0) - before, at: 0 } });
  table.pass(500);
  expect(table.events().slice(3)).toEqual(isFined ? ['fine 0'] : []);
});
