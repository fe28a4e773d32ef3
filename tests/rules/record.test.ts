/** Records from anywhere: good ones come back as they were written; broken and hostile ones are refused, never thrown at. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SQUARES } from '../../src/rules/board';
import { PRINTED_RULES } from '../../src/rules/options';
import { MAX_RECORD_BYTES, readRecord, readRecordText, replay, resultOf, writeRecord, type GameRecord } from '../../src/rules/record';
import { dealPlaying, events } from '../helpers/arranged';
import { randomGame } from '../helpers/randomGame';

/** Two players; Ann misses 31 32 33 34 with her second tile, and Ben claims it. */
const record: GameRecord = {
  rules: PRINTED_RULES, seats: ['Ann', 'Ben'], starter: 1, deal: dealPlaying([31, 32, 33, 34], 2),
  events: events('1:31- 0:32- 1:33- 0:34- 1!'), seed: 'word',
};
const good = (): Record<string, unknown> => structuredClone(writeRecord(record));
type Path = readonly (string | number)[];

/** The good record with `value` at `path`; undefined takes the key away. */
function changed(path: Path, value: unknown): unknown {
  const whole: unknown = good();
  const inner = path.slice(0, -1)
    .reduce((at, key) => (at as Record<string | number, unknown>)[key], whole) as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  return whole;
}
const refusalOf = (value: unknown): unknown => {
  const outcome = readRecord(value);
  return outcome.ok ? null : outcome.refusal;
};

describe('a good record', () => {
  test('comes back as it was written', () => {
    const read = readRecordText(JSON.stringify(writeRecord(record)));
    expect(read).toMatchObject({ ok: true, record, result: { tiles: [0, 4], board: [], mover: 0, over: false } });
    expect(read.ok && writeRecord(read.record)).toEqual(writeRecord(record));
  });
  test('has the form that is agreed', () => {
    expect(Object.keys(writeRecord(record)).toSorted())
      .toEqual(['deal', 'events', 'format', 'result', 'rules', 'seats', 'seed', 'starter', 'version']);
    expect(writeRecord(record)).toMatchObject({
      format: 'snag-record', version: 1, rules: { calls: 'classic', falseCall: 'lose-move', claimCostsMove: true, missedRun: 'stays' },
      result: { tiles: [0, 4], board: [], mover: 0, over: false },
    });
  });
  test('may have keys that a reader does not know', () => {
    const more = { ...good(), levels: ['steady'], date: '1962-03-04', rules: { ...PRINTED_RULES, snacks: true } };
    expect(readRecord(more)).toMatchObject({ ok: true, record });
    expect(JSON.stringify(readRecord(more))).not.toMatch(/snacks|1962/);
  });
  test('may do without result and seed', () => {
    const { result: _, seed: __, ...bare } = good();
    expect(readRecord(bare)).toMatchObject({ ok: true, result: { tiles: [0, 4] } });
  });
  test.each([7, null, 'x'.repeat(101), ['word']])('with %j as its word is read without one', (seed) => {
    const read = readRecord({ ...good(), seed });
    expect(read).toMatchObject({ ok: true, result: { tiles: [0, 4] } });
    expect(read.ok && read.record).not.toHaveProperty('seed');
  });
  test('tells what happened, event by event', () => {
    const read = readRecord(good());
    expect(read.ok && read.happenings.map((happenings) => happenings[0]?.type)).toEqual([
      'placed', 'drew', 'placed', 'drew', 'placed', 'drew', 'placed', 'drew', 'snagged',
    ]);
  });
  test('of a whole random game goes round, whatever the rules', () => {
    for (let i = 0; i < 40; i += 1) {
      const { record: whole, position } = randomGame(`round ${i}`);
      expect(readRecordText(JSON.stringify(writeRecord(whole)))).toMatchObject({ ok: true, record: whole, result: resultOf(position) });
    }
  });
  test('is not written when it breaks the rules', () => {
    expect(() => writeRecord({ ...record, events: [['draw', 1]] })).toThrow(/place-first/);
  });
});

describe('text that is no record', () => {
  test.each(['', ' ', 'snag', '{', '{"format":"snag-record"', '[1,]', '{"a":NaN}', 'undefined', '\u0000'])('%j is not JSON', (text) => {
    expect(readRecordText(text)).toEqual({ ok: false, refusal: { code: 'not-json' } });
  });
  test('over a megabyte is refused before it is parsed, counted in bytes', () => {
    const tooLarge = { ok: false, refusal: { code: 'too-large', most: MAX_RECORD_BYTES } };
    const padded = (filling: string): string => JSON.stringify({ ...good(), filling });
    expect(MAX_RECORD_BYTES).toBe(1_000_000);
    expect(readRecordText('x'.repeat(MAX_RECORD_BYTES + 1))).toEqual(tooLarge);
    expect(readRecordText(padded('€'.repeat(340_000)))).toEqual(tooLarge);
    expect(readRecordText(padded('x'.repeat(MAX_RECORD_BYTES - padded('').length)))).toMatchObject({ ok: true });
    expect(readRecordText(padded('x'.repeat(MAX_RECORD_BYTES - padded('').length + 1)))).toEqual(tooLarge);
  });
  test('nested without end is refused, not overflowed', () => {
    const deep = '['.repeat(400_000) + ']'.repeat(400_000);
    expect(readRecordText(deep)).toMatchObject({ ok: false });
    expect(readRecordText(JSON.stringify(good()).replace('"events":[', `"events":[${deep},`))).toMatchObject({ ok: false });
  });
});

describe('a record of the wrong form', () => {
  const odd = [null, 0, 1.5, -1, Number.NaN, Infinity, '', 'x', true, [], {}, [[]], { length: 76 }];
  test.each(odd)('%j is none', (value) => expect(refusalOf(value)).toMatchObject({ code: 'not-a-record' }));
  const paths: Path[] = [
    ['format'], ['version'], ['rules'], ['rules', 'calls'], ['rules', 'falseCall'], ['rules', 'claimCostsMove'], ['rules', 'missedRun'],
    ['seats'], ['seats', 0], ['starter'], ['deal'], ['deal', 75], ['events'], ['events', 3], ['events', 0, 0], ['events', 0, 1],
    ['events', 0, 2],
    ['result'], ['result', 'tiles'], ['result', 'board'], ['result', 'over'], ['seed'],
  ];
  test.each(paths.map((path) => [path.join('.'), path] as const))('with anything else as %s is refused', (_, path) => {
    for (const value of odd) {
      const name = path.join('.');
      // The word is there for people: once the tiles stand there, any will do.
      const isGoodThere = name === 'seed' || (name === 'seats.0' && value === 'x')
        || (name === 'rules.claimCostsMove' && value === true)
        // Nothing lies on the board at this record's end.
        || (name === 'result.board' && JSON.stringify(value) === '[]');
      expect([value, refusalOf(changed(path, value)) === null]).toEqual([value, isGoodThere]);
    }
  });
  test.each(paths.filter(([key]) => key !== 'result' && key !== 'seed').map((path) => [path.join('.'), path] as const))(
    'without %s is refused', (_, path) => expect(refusalOf(changed(path, undefined))).not.toBeNull());
  test.each([
    [['version'], 2, { code: 'unknown-version', version: 2 }],
    [['version'], 0, { code: 'unknown-version', version: 0 }],
    [['version'], '1', { code: 'not-a-record', where: 'version', found: '"1"' }],
    [['format'], 'snag-records', { code: 'not-a-record', where: 'format', found: '"snag-records"' }],
    [['rules', 'calls'], 'loud', { code: 'not-a-record', where: 'rules.calls' }],
    [['seats'], ['Ann'], { code: 'not-a-record', where: 'seats' }],
    [['seats'], ['A', 'B', 'C', 'D', 'E'], { code: 'not-a-record', where: 'seats' }],
    [['seats', 1], 'x'.repeat(101), { code: 'not-a-record', where: 'seats.1' }],
    [['starter'], 2, { code: 'unknown-starter', starter: 2, seats: 2 }],
    [['starter'], -1, { code: 'unknown-starter', starter: -1, seats: 2 }],
    [['starter'], 0.5, { code: 'not-a-record', where: 'starter' }],
    [['deal'], [...SQUARES, 4], { code: 'bad-deal', problem: 'count', tile: 77 }],
    [['deal'], SQUARES.slice(1), { code: 'bad-deal', problem: 'count', tile: 75 }],
    [['deal'], [...SQUARES.slice(1), 97], { code: 'bad-deal', problem: 'twice', tile: 97 }],
    [['deal'], [8, ...SQUARES.slice(1)], { code: 'bad-deal', problem: 'not-a-tile', tile: 8 }],
    [['deal'], [Number.NaN, ...SQUARES.slice(1)], { code: 'bad-deal', problem: 'not-a-tile', tile: Number.NaN }],
    [['deal'], ['4', ...SQUARES.slice(1)], { code: 'bad-deal', problem: 'not-a-tile', tile: '4' }],
    [['events', 2], ['place', 2, 31], { code: 'illegal-event', event: 2, refusal: { code: 'unknown-seat', seat: 2, seats: 2 } }],
    [['events', 2], ['place', 0, 8], { code: 'illegal-event', event: 2, refusal: { code: 'unknown-tile', tile: 8 } }],
    [['events', 2], ['place', 0, 97], { code: 'illegal-event', event: 2, refusal: { code: 'not-in-rack', seat: 0, tile: 97 } }],
    [['events', 2], ['place', 1, 33], { code: 'illegal-event', event: 2, refusal: { code: 'not-your-move', seat: 1, mover: 0 } }],
    [['events', 2], ['draw', 0], { code: 'illegal-event', event: 2, refusal: { code: 'place-first', seat: 0 } }],
    [['events', 3], ['place', 0, 34], { code: 'illegal-event', event: 3, refusal: { code: 'already-placed', seat: 0, tile: 32 } }],
    [['events', 3], ['snag', 1], { code: 'illegal-event', event: 3, refusal: { code: 'makers-call', seat: 1, mover: 0 } }],
    [['events', 0], ['snag', 1], { code: 'illegal-event', event: 0, refusal: { code: 'nothing-placed', seat: 1 } }],
    [['events', 2], ['place', 0, 32, 5], { code: 'illegal-event', event: 2, refusal: { code: 'unknown-event' } }],
    [['events', 2], ['place', 0, Number.NaN], { code: 'illegal-event', event: 2, refusal: { code: 'unknown-tile' } }],
    [['rules', 'calls'], 'automatic', { code: 'illegal-event', event: 8, refusal: { code: 'no-calls', seat: 1 } }],
    [['result', 'tiles'], [4, 0], { code: 'result-differs', result: { tiles: [0, 4], board: [], mover: 0, over: false } }],
    [['result', 'board'], [31], { code: 'result-differs' }],
    [['result', 'mover'], null, { code: 'result-differs' }],
    [['result', 'over'], true, { code: 'result-differs' }],
  ] as const)('%j as %j: refused with the reason', (path, value, refusal) => {
    expect(refusalOf(changed(path, value))).toMatchObject(refusal);
  });
});

describe('a hostile record', () => {
  test('with __proto__ keys changes nothing and is judged by what it has of its own', () => {
    const poison = '"__proto__":{"polluted":true,"format":"snag-record","starter":0,"seats":["a","b"]},'
      + '"constructor":{"prototype":{"polluted":true}}';
    const text = JSON.stringify(good());
    expect(readRecordText(`{${poison},${text.slice(1)}`)).toMatchObject({ ok: true, record });
    expect(readRecordText(`{${poison}}`)).toMatchObject({ ok: false });
    expect(readRecordText(text.replace('"rules":{', `"rules":{${poison},`))).toMatchObject({ ok: true, record });
    expect(readRecordText(text.replace('"calls":"classic"', '"__proto__":{"calls":"classic"}'))).toMatchObject({ ok: false });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
  test('of any JSON never throws and is never accepted', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 5 }), (text) => !readRecordText(text).ok), { numRuns: 500 });
  });
  test('made from a good one by changing anything is accepted only if it is legal', () => {
    const whole = writeRecord(randomGame('to be changed').record);
    const values = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.integer({ min: -2, max: 99 }), fc.constantFrom(...SQUARES),
      fc.constant(Number.NaN));
    const places = fc.oneof(
      fc.constantFrom(...Object.keys(whole)).map((key): Path => [key]),
      fc.tuple(fc.constant('events'), fc.nat(120)).map((path): Path => path),
      fc.tuple(fc.constant('events'), fc.nat(120), fc.nat(3)).map((path): Path => path),
      fc.tuple(fc.constant('deal'), fc.nat(77)).map((path): Path => path),
      fc.tuple(fc.constant('rules'), fc.constantFrom('calls', 'falseCall', 'claimCostsMove', 'missedRun')).map((path): Path => path),
    );
    fc.assert(fc.property(fc.array(fc.tuple(places, values), { minLength: 1, maxLength: 3 }), (changes) => {
      const copy = structuredClone(whole);
      for (const [path, value] of changes) {
        const inner = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown> | null)?.[key], copy);
        const last = path.at(-1);
        if (typeof inner === 'object' && inner !== null && last !== undefined) (inner as Record<string | number, unknown>)[last] = value;
      }
      const outcome = readRecord(copy);
      if (outcome.ok) {
        // Then the same comes out of playing it again, and of its text.
        expect(replay(outcome.record)).toMatchObject({ ok: true, result: outcome.result });
        expect(new Set(outcome.record.deal)).toEqual(new Set(SQUARES));
        expect(readRecordText(JSON.stringify(writeRecord(outcome.record)))).toMatchObject({ ok: true, result: outcome.result });
      } else expect(outcome.refusal.code).toMatch(/^[a-z-]+$/);
    }), { numRuns: 600 });
  });
  test('is refused whole: nothing of it is left in the answer', () => {
    expect(Object.keys(readRecord(changed(['events', 4], ['draw', 0]))).toSorted()).toEqual(['ok', 'refusal']);
  });
});
