/** What comes to a host that makes no sense, and what a screen may do to others: nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHost } from '../../src/host/host';
import type { FromHost } from '../../src/host/port';
import { createJumpingClock } from '../../tools/arena/clock';
import { begunBell, bell, type BellTypes } from '../games/bell/game';
import { runs } from '../long/amount';

type Heard = FromHost<BellTypes>;

/** A host with a screen that says what a test wants. */
function atDoor(kinds = ['local', 'local', 'bot'] as const) {
  const clock = createJumpingClock(1000);
  const failures: unknown[] = [];
  const host = createHost(bell, begunBell(kinds.map((kind) => ({ kind })), 'door'), {
    clock, today: () => 77, epoch: 'this life', save() {}, failed: (error) => { failures.push(error); },
  });
  let number = 0;
  const heard: Heard[] = [];
  const { send } = host.connect([0, 2], (message) => { heard.push(message); });
  const { pass } = clock;
  const say = (more: object): Heard | undefined => {
    number += 1;
    send({ epoch: 'this life', number, now: clock.now(), ...more });
    return heard.at(-1);
  };
  const press = (more: object = {}): Heard | undefined =>
    say({ kind: 'act', place: 0, intent: { kind: 'press' }, at: clock.now(), seen: null, ...more });
  const refused = (): readonly string[] => heard.flatMap((one) => (one.kind === 'refused' ? [one.code] : []));
  return { clock, host, heard, failures, send, say, press, pass, refused };
}

const kindsOf = ({ host }: ReturnType<typeof atDoor>): readonly string[] => host.saved().events.map((event) => event.join(' '));

/** Until the bell rings. */
function rung(door: ReturnType<typeof atDoor>): void {
  door.say({ kind: 'goOn' });
  for (let i = 0; i < 200 && door.host.saved().events.length === 0; i += 1) door.pass(50);
}

describe('a message is turned down, and nothing else happens,', () => {
  test.each([
    ['null', null], ['a text', 'goOn'], ['nothing', undefined], ['a list', []], ['an unknown kind', { kind: 'win' }],
  ])('that is %s', (_, message) => {
    const door = atDoor();
    door.send(message);
    expect(door.refused()).toEqual(['no-message']);
  });

  test.each([
    ['a place that is another’s', { place: 1 }, 'not-your-place'], ['a computer player’s place', { place: 2 }, 'not-your-place'],
    ['a place that there is not', { place: 7 }, 'not-your-place'], ['half a place', { place: 0.5 }, 'no-message'],
    ['an intent of another game', { intent: { kind: 'draw' } }, 'no-intent'], ['no intent', { intent: null }, 'no-intent'],
    ['a time that is none', { at: Number.NaN }, 'no-message'], ['endless time', { at: Infinity }, 'no-message'],
    ['a text for a time', { at: 'now' }, 'no-message'], ['another life', { epoch: 'before' }, 'out-of-date'],
    ['the number of one that came before', { number: 1 }, 'out-of-date'],
  ])('with %s', (_, more, code) => {
    const door = atDoor();
    rung(door);
    const before = kindsOf(door);
    door.press(more);
    door.pass(40);
    expect(door.refused()).toEqual([code]);
    expect(kindsOf(door)).toEqual(before);
  });

  test('whatever it is, and the game goes on', () => {
    fc.assert(fc.property(fc.anything(), fc.anything(), (message, part) => {
      const door = atDoor();
      rung(door);
      door.send(message);
      for (const field of ['place', 'intent', 'at', 'seen', 'number', 'now']) door.press({ [field]: part });
      door.pass(700);
      door.press();
      door.pass(60_000);
      expect(door.failures).toEqual([]);
      expect(kindsOf(door).filter((kind) => kind === 'ring').length).toBeGreaterThan(1);
    }), runs(40, 2000));
  });
});

test('who only looks on begins nothing, and stops nothing', () => {
  const door = atDoor();
  const looker: Heard[] = [];
  const { send } = door.host.connect([], (message) => { looker.push(message); });
  for (const [i, kind] of ['goOn', 'pause', 'stop'].entries()) send({ kind, epoch: 'this life', number: i + 1, now: 0 });
  expect(looker.map(({ kind }) => kind)).toEqual(['welcome', 'refused', 'refused', 'refused']);
  expect(door.host.saved().ended).toBeNull();
});

describe('times that a screen makes up', () => {
  test('are never in the future, and a press from long ago is not from before the last of the same place', () => {
    const door = atDoor();
    rung(door);
    door.press({ at: door.clock.now() + 60_000 });
    door.pass(100);
    const { events, times, played } = door.host.saved();
    expect(events.at(-1)).toEqual(['take', 0]);
    expect(times.at(-1)).toBeLessThanOrEqual(played);
    for (let i = 0; i < 200 && door.host.saved().events.length === events.length; i += 1) door.pass(50);
    // Pressed when the bell before it rang, it says: it would be for nothing, but is from the last press on.
    door.press({ at: 0, seen: { sequence: 1, at: -1e9 } });
    door.pass(2000);
    expect(door.host.saved().times.every((time, i, all) => i === 0 || time >= all[i - 1]!)).toBe(true);
  });

  test('that announce a press again and again put the judging off by a tenth of a second, and no longer', () => {
    const door = atDoor(['local', 'local', 'local'] as never);
    rung(door);
    door.pass(600);
    door.press();
    for (let i = 0; i < 12; i += 1) {
      door.say({ kind: 'expect', within: 1e9 });
      door.pass(10);
    }
    expect(kindsOf(door)).toEqual(['ring']);
    door.pass(20);
    expect(kindsOf(door)).toEqual(['ring', 'take 0']);
  });
});

test('what is read aloud is waited for half a minute at most, though nobody ever says that it has ended', () => {
  const door = atDoor();
  door.say({ kind: 'goOn' });
  door.say({ kind: 'reading', on: true });
  for (let i = 0; i < 28; i += 1) {
    door.pass(1000);
    door.say({ kind: 'reading', on: true });
  }
  expect(kindsOf(door)).toEqual([]);
  door.pass(8000);
  expect(kindsOf(door)[0]).toBe('ring');
});

test('who presses a thousand times at once is heard, and others are, too', () => {
  const door = atDoor(['local', 'local', 'local'] as never);
  rung(door);
  door.pass(600);
  for (let i = 0; i < 1000; i += 1) door.press({ place: 2 });
  door.press();
  door.pass(40);
  expect(kindsOf(door)).toEqual(['ring', 'take 2']);
  door.pass(1000);
  expect(kindsOf(door).filter((kind) => kind === 'early 2')).toEqual([]);
});

test('a screen that throws whenever it is told something harms nobody else', () => {
  const door = atDoor();
  let told = 0;
  door.host.connect([1], () => {
    told += 1;
    if (told > 1) throw new Error('a screen fails');
  });
  rung(door);
  door.press();
  door.pass(100);
  expect(kindsOf(door)).toEqual(['ring', 'take 0']);
  expect(door.failures).toHaveLength(told - 1);
  expect(told).toBeGreaterThan(3);
  expect(door.heard.at(-1)).toMatchObject({ kind: 'update', view: { isRinging: false } });
});
