/** Who may do what when, as a table; and records that are refused before their first event. */
import { describe, expect, test } from 'vitest';
import type { Rank } from '../../../../src/games/snapBack/rules/cards';
import { mayCall, startGame } from '../../../../src/games/snapBack/rules/game';
import { applyEvent, SNAP_BACK_RECORD } from '../../../../src/games/snapBack/rules/record';
import { readRecord, readRecordText, replayRecord, writeRecord } from '../../../../src/contract/record';

const DECK: readonly Rank[] = [2, 3, 4, 5, 6, 7, 2, 9, 10];
const HEADER = { seats: ['Ann', 'Ben', 'Cleo'], dice: 6, deck: DECK } as const;
const SHOW = ['show'] as const;
const seven = Array.from({ length: 7 }, () => SHOW);

/** What comes of an event after others: the code of the refusal, or ok. */
function after(events: readonly unknown[], event: unknown): string {
  const replayed = replayRecord(SNAP_BACK_RECORD, HEADER, events);
  if (!replayed.ok) throw new Error(`event ${replayed.refusal.event} is refused`);
  const outcome = applyEvent(replayed.states.at(-1)!, event, DECK);
  return outcome.ok ? 'ok' : outcome.code;
}

describe('what may happen', () => {
  const states = {
    'before the first card': [],
    'with the sixth card': seven.slice(1),
    'with the seventh card': seven,
    'after a call': [...seven, ['call', 1]],
    'after a reveal': [...seven, ['call', 1], ['reveal', [0, 0, 0]]],
    'with the last card': [...seven, SHOW, SHOW],
    'after a true 6': [...seven, ['call', 1], ['reveal', [0, 0, 6]]],
  };
  test.each<[keyof typeof states, string, string, string]>([
    ['before the first card', 'ok', 'too-early', 'call-first'],
    ['with the sixth card', 'ok', 'too-early', 'call-first'],
    ['with the seventh card', 'ok', 'ok', 'call-first'],
    ['after a call', 'reveal-first', 'reveal-first', 'ok'],
    ['after a reveal', 'ok', 'called-before', 'call-first'],
    ['with the last card', 'no-cards', 'ok', 'call-first'],
    ['after a true 6', 'game-over', 'game-over', 'game-over'],
  ])('%s: show %s, call %s, reveal %s', (state, show, call, reveal) => {
    const events = states[state];
    expect([after(events, SHOW), after(events, ['call', 0]), after(events, ['reveal', [1, 2, 3]])]).toEqual([show, call, reveal]);
    const played = replayRecord(SNAP_BACK_RECORD, HEADER, events);
    expect(played.ok && mayCall(played.states.at(-1)!)).toBe(call === 'ok');
  });
});

test.each([
  ['tied calls are one event', ['call', 0, 2], 'ok'],
  ['in any order', ['call', 2, 0, 1], 'ok'],
  ['each seat once', ['call', 0, 0], 'unknown-seat'],
  ['of seats at the table', ['call', 0, 3], 'unknown-seat'],
  ['no seat below 0', ['call', -1], 'unknown-seat'],
  ['no half seat', ['call', 0.5], 'unknown-seat'],
  ['no seat that is a word', ['call', '0'], 'unknown-seat'],
  ['nobody calls', ['call'], 'unknown-seat'],
  ['a show with something in it', ['show', 7], 'unknown-event'],
  ['another word', ['snag', 0], 'unknown-event'],
  ['no event', 'show', 'unknown-event'],
  ['nothing', null, 'unknown-event'],
])('%s', (_, event, code) => {
  expect(after(seven, event)).toBe(code);
});

test.each([
  ['one number for each seat', [1, 2], 'bad-claims'],
  ['no more than that', [1, 2, 3, 4], 'bad-claims'],
  ['none above 6', [1, 2, 7], 'bad-claims'],
  ['none below 0', [1, 2, -1], 'bad-claims'],
  ['no half number', [1, 2, 2.5], 'bad-claims'],
  ['no word', [1, 2, '3'], 'bad-claims'],
  ['no list', 3, 'bad-claims'],
])('a reveal has %s', (_, claims, code) => {
  expect(after([...seven, ['call', 0]], ['reveal', claims])).toBe(code);
});

test('tied callers are all callers: each loses by a number that does not hold', () => {
  const played = replayRecord(SNAP_BACK_RECORD, HEADER, [...seven.slice(1), SHOW, SHOW, ['call', 2, 0], ['reveal', [0, 0, 3]]]);
  expect(played.ok && played.states.at(-2)!.callers).toEqual([0, 2]);
  expect(played.ok && played.result.dice).toEqual([5, 6, 5]);
});

describe('a record', () => {
  const record = JSON.parse(writeRecord(SNAP_BACK_RECORD, { ...HEADER, events: [] }, startGame(3, 6))) as Record<string, unknown>;
  test('may have no event, and no result', () => {
    expect(readRecord(SNAP_BACK_RECORD, record).ok).toBe(true);
    expect(readRecord(SNAP_BACK_RECORD, { ...record, result: undefined }).ok).toBe(true);
  });
  test.each([
    ['of another game', { format: 'snag-record' }, 'format'],
    ['of a newer version', { version: 2 }, 'format'],
    ['without seats', { seats: [] }, 'seats'],
    ['with seven seats', { seats: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, 'seats'],
    ['with a seat without a name', { seats: ['Ann', ''] }, 'seats'],
    ['with one name twice', { seats: ['Ann', 'Ann', 'Cleo'] }, 'seats'],
    ['with dice that show 0', { dice: 0 }, 'dice'],
    ['with dice that show 7', { dice: 7 }, 'dice'],
    ['with dice that show 2.5', { dice: 2.5 }, 'dice'],
    ['with one die for three seats', { dice: [3] }, 'dice'],
    ['with a die that shows 7', { dice: [1, 2, 7] }, 'dice'],
    ['with a jack', { deck: [2, 11] }, 'deck'],
    ['with an ace', { deck: [1] }, 'deck'],
    ['with a card as a word', { deck: ['2'] }, 'deck'],
    ['without a deck', { deck: undefined }, 'deck'],
    ['with events that are no list', { events: {} }, 'events'],
    ['with another result', { result: { dice: [6, 6, 5], shown: 0, over: false } }, 'result'],
  ])('%s is refused as a whole', (_, changes, code) => {
    expect(readRecord(SNAP_BACK_RECORD, { ...record, ...changes })).toMatchObject({ ok: false, refusal: { code } });
  });
  test('has one number for all dice, or one for each seat, and is written as it was read', () => {
    const own = readRecord(SNAP_BACK_RECORD, { ...record, dice: [2, 6, 4], result: undefined });
    expect(own.ok && own.states[0]!.dice).toEqual([2, 6, 4]);
    const written = own.ok ? JSON.parse(writeRecord(SNAP_BACK_RECORD, own.record, own.states[0]!)) as object : {};
    expect(written).toMatchObject({ version: 1, dice: [2, 6, 4], result: { dice: [2, 6, 4] } });
    expect(readRecord(SNAP_BACK_RECORD, written)).toEqual(own);
    expect(record).toMatchObject({ dice: 6 });
  });
  test('of as many cards as may be read is read', () => {
    const cards = 60_000;
    const deck = Array.from({ length: cards }, (_, i) => 2 + i % 9);
    const long = JSON.stringify({ ...record, deck, events: deck.map(() => SHOW), result: { dice: [6, 6, 6], shown: cards, over: false } });
    expect(long.length).toBeLessThan(1_000_000);
    expect(readRecordText(SNAP_BACK_RECORD, long)).toMatchObject({ ok: true, result: { shown: cards } });
  });
  test.each([
    ['no JSON', 'hello', 'not-json'],
    ['over a megabyte', `"${'x'.repeat(1_000_001)}"`, 'too-large'],
    ['nested without end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'not-json'],
    ['null', 'null', 'format'],
  ])('of %s is refused', (_, text, code) => {
    expect(readRecordText(SNAP_BACK_RECORD, text)).toMatchObject({ ok: false, refusal: { code } });
  });
});
