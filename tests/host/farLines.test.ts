/** What a host makes of the times that come over lines: those that cannot be are credited with nothing, and a debt stays one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeptCall } from '../../src/contract/contract';
import { FarLines } from '../../src/host/farLines';
import { runs } from '../long/amount';
import { farDash } from './helpers/farDash';

/** A tile lies there since half a second, with a run on it; the one of two is far away. */
function raced() {
  const table = farDash([0, 180]);
  table.press(0, 'place', 0);
  table.pass(700);
  expect(table.events()).toEqual(['place 0']);
  table.pass(500);
  return table;
}

type Times = { readonly at: unknown; readonly now: unknown; readonly seen: { readonly sequence: number; readonly at: unknown } | null };

/** Times of a call for what the far place was told last, which is number 0 here. */
function lastSeen(table: ReturnType<typeof raced>, times: Times): Times {
  return times.seen?.sequence === 0 ? { ...times, seen: { ...times.seen, sequence: table.sequence(1) } } : times;
}

test('times that can be are credited with what the line took', () => {
  const table = raced();
  table.say(1, 'call', lastSeen(table, { at: 400, now: 410, seen: { sequence: 0, at: 0 } }));
  expect(table.calls()).toEqual([expect.objectContaining({ place: 1, credit: 234 })]);
});

describe('times that cannot be are credited with nothing, and nobody is told of them:', () => {
  test.each([
    ['an update that was never sent', { at: 400, now: 410, seen: { sequence: 99, at: 0 } }],
    ['no update at all', { at: 400, now: 410, seen: null }],
    ['a press from before what it was for was painted', { at: -1, now: 410, seen: { sequence: 0, at: 0 } }],
    ['a press in the future', { at: 500, now: 410, seen: { sequence: 0, at: 0 } }],
    ['a painting in the future', { at: 400, now: 410, seen: { sequence: 0, at: 405 } }],
    ['a clock that leapt ahead', { at: 7_200_000, now: 7_200_010, seen: { sequence: 0, at: 0 } }],
    ['a clock that was set back', { at: -7_200_000, now: -7_199_990, seen: { sequence: 0, at: 0 } }],
    ['more time than has passed since', { at: 400, now: 20_000, seen: { sequence: 0, at: 0 } }],
    ['an age', { at: 1e308, now: 1e308, seen: { sequence: 0, at: -1e308 } }],
  ])('%s', (_, times) => {
    const table = raced();
    const before = table.heard[0]!.length;
    table.say(1, 'call', lastSeen(table, times));
    expect(table.calls()).toEqual([expect.objectContaining({ place: 1, credit: 0, lag: 0 })]);
    // It counts from when it came, whatever it says; whoever was earlier by their line still is.
    table.pass(15);
    expect(table.heard[0]!.length).toBe(before);
    table.press(0, 'call', 16);
    table.pass(400);
    expect(table.events()).toEqual(['place 0', 'take 0']);
    expect(table.failures).toEqual([]);
  });

  test.each([NaN, Infinity, -Infinity, '5', null, undefined])('%s is turned down at the door', (time) => {
    const table = raced();
    const before = table.heard[0]!.length;
    const seen = { sequence: 0, at: 0 };
    for (const times of [{ at: time, now: 0, seen }, { at: 0, now: time, seen }, { at: 0, now: 0, seen: { ...seen, at: time } }]) {
      table.say(1, 'call', lastSeen(table, times));
      expect(table.heard[1]!.at(-1)!.message).toMatchObject({ kind: 'refused', code: 'no-message' });
    }
    table.pass(500);
    expect(table.calls()).toEqual([]);
    expect(table.heard[0]!.length).toBe(before);
    expect(table.events()).toEqual(['place 0']);
  });

  test('any at all: never in the future, never more than the quota, never before their last act, and the game goes on', () => {
    const number = fc.oneof(fc.double(), fc.integer({ min: -2000, max: 2000 }), fc.constantFrom(0, 1e308, -1e308, Number.MAX_SAFE_INTEGER));
    const times = fc.record({
      at: number, now: number, seen: fc.option(fc.record({ sequence: fc.oneof(fc.integer(), fc.nat(4)), at: number })),
    });
    fc.assert(fc.property(fc.array(fc.tuple(times, fc.nat(300)), { maxLength: 12 }), (said) => {
      const table = raced();
      for (const [one, pause] of said) {
        const before = table.calls().length;
        table.say(1, 'call', lastSeen(table, one));
        const heardAt = table.host.saved().played;
        const [call] = table.calls().slice(before);
        if (call !== undefined) {
          expect(call.at).toBeLessThanOrEqual(Math.round(heardAt));
          expect(call.credit).toBeLessThanOrEqual(293);
          expect(Math.round(heardAt) - call.at).toBeLessThanOrEqual(call.credit + 1);
          expect(call.at).toBeGreaterThanOrEqual(table.calls()[before - 1]?.at ?? 0);
        }
        table.pass(pause);
      }
      table.pass(1000);
      table.press(0, 'draw', 0);
      table.pass(1000);
      expect(table.events()).toContain('draw 0');
      expect(table.failures).toEqual([]);
    }), runs(60, 5000));
  });
});

/** Nobody changes places. */
const everyone = (place: number): string => String(place);

describe('a quota', () => {
  const clock = { now: () => 5000, isStanding: () => false };
  const screen = { told: [{ log: 0, lays: 0, takes: 0, time: 4000 }], lag: 180, places: new Set([0]) };
  /** Comes just now, so much later than its device says. */
  const late = (lag: number) => ({
    kind: 'act' as const, epoch: '', number: 1, place: 0, intent: null, at: 1000 - lag, now: 1000 - lag, seen: { sequence: 1, at: 0 },
  });
  const quotaIn = (far: FarLines, of = screen): number => far.lines([of])[0]!.quota;

  test('is moved by nothing but a won race: not by what is placed and drawn, nor by calls that win nothing', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 999 }), fc.boolean()), { maxLength: 30 }), (acts) => {
      const far = new FarLines([], everyone);
      for (const [lag, isCall] of acts) far.press(screen, late(lag), clock, isCall ? 3 : null);
      far.settle([]);
      // Others win, too.
      far.settle([[{ place: 1, at: 5000 }], [{ place: 2, at: 5000 }]]);
      expect(quotaIn(far)).toBe(234);
    }), runs(50, 2000));
  });

  test('is used up by a win that was credited with more than the line takes, once', () => {
    const far = new FarLines([], everyone);
    far.press(screen, late(600), clock, 3);
    far.settle([[{ place: 0, at: 5000 }]]);
    expect(quotaIn(far)).toBe(195);
    far.settle([[{ place: 0, at: 5000 }]]);
    expect(quotaIn(far)).toBe(195);
  });

  test('is moved by what was pressed first, where somebody has pressed again before it was judged', () => {
    const [far, times] = [new FarLines([], everyone), { now: 5000, isStanding: () => false }];
    const at = { now: () => times.now, isStanding: times.isStanding };
    far.press(screen, late(600), at, 3);
    times.now = 5150;
    far.press(screen, late(180), at, 3);
    far.settle([[{ place: 0, at: 4766 }]]);
    expect((far.written().farCalls ?? []).map(({ race, at: when }) => [race, when])).toEqual([[1, 4766], [0, 4916]]);
  });

  test('keeps no more calls of one hand between two events than could be judged', () => {
    const far = new FarLines([], everyone);
    for (let i = 0; i < 50; i += 1) far.press(screen, late(0), clock, 3);
    expect(far.written().farCalls).toHaveLength(8);
    far.press(screen, late(0), clock, 4);
    expect(far.written().farCalls).toHaveLength(9);
  });

  test('is the same for whoever comes back, over this line or another, and where the game is taken up anew', () => {
    const far = new FarLines([], everyone);
    far.press(screen, late(600), clock, 3);
    far.settle([[{ place: 0, at: 5000 }]]);
    expect(quotaIn(far, { ...screen, told: [...screen.told, ...screen.told] })).toBe(195);
    expect(quotaIn(far, { ...screen, lag: 40 })).toBe(66 - 39);
    const { farCalls } = far.written() as { readonly farCalls: readonly KeptCall[] };
    expect(quotaIn(new FarLines(farCalls, everyone))).toBe(195);
  });

  test('belongs to whoever sits there, goes with them to another place, and not to a character who plays for them', () => {
    let people: readonly (string | null)[] = ['Ann', null];
    const at = (place: number): string | null => people[place]!;
    const both = { ...screen, places: new Set([0, 1]) };
    const quotas = (far: FarLines): number[] => far.lines([both]).map(({ quota }) => quota);
    const far = new FarLines([], at);
    far.press(screen, late(600), clock, 3);
    far.settle([[{ place: 0, at: 5000 }]]);
    expect(quotas(far)).toEqual([195, 234]);
    people = ['Bo', 'Ann'];
    expect(quotas(far)).toEqual([234, 195]);
    people = [null, 'Bo'];
    far.note(0, 6000, 4);
    far.settle([[{ place: 0, at: 5000 }], [{ place: 0, at: 6000 }]]);
    expect(quotas(far)).toEqual([234, 234]);
    people = ['Ann', 'Bo'];
    expect(quotas(far)).toEqual([195, 234]);
    // Whoever takes it up anew knows by the events who had called.
    const { farCalls } = far.written() as { readonly farCalls: readonly KeptCall[] };
    const later = (place: number, events: number): string | null => ([['Ann', 'Bo'], [null, 'Bo'], ['Bo', 'Ann']] as const)[
      events <= 3 ? 0 : events <= 4 ? 1 : 2][place]!;
    expect(quotas(new FarLines(farCalls, later))).toEqual([234, 195]);
  });
});

test('whoever cuts their own line and comes back owes what they owed', () => {
  const table = raced();
  const owes = (): void => {
    table.pass(1000);
    table.press(1, 'call', 1000);
    table.pass(500);
  };
  owes();
  expect(table.calls()).toEqual([expect.objectContaining({ race: 1, place: 1, credit: 234, line: 180 })]);
  table.back(1, 180);
  table.press(0, 'draw', 0);
  table.pass(800);
  table.press(1, 'place', 180);
  table.pass(700);
  owes();
  expect(table.calls().at(-1)).toMatchObject({ race: 2, place: 1, credit: 195, line: 180 });
});
