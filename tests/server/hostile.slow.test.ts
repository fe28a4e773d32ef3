/**
 * Whoever means harm, against the server as it is built and a table at which people play: each act is turned down with a code, the table is
 * as it was, the memory stays flat, and nothing is printed.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS, type Limits } from '../../server/limits';
import { CODE_LETTERS } from '../../src/apart/code';
import { CLOSED_BY, lineAddress } from '../../src/apart/frames';
import { type Entered, type FromTable, readToTable, type ToTable } from '../../src/apart/messages';
import { APART_VERSION, type TableShown } from '../../src/apart/tableShown';
import { amount, LONG, SEED } from '../long/amount';
import { type Build, builtServer, type BuiltServer } from './builtServer';
import { agreedFor } from './helpers/plays';
import { ask, type Device, enter, entering, lineOf, opening, secretOf } from './served';

let build: Build;
let data = '';
let server: BuiltServer;
beforeAll(async () => { build = await builtServer(); }, 120_000);
afterAll(() => build.remove());
beforeEach(() => { data = mkdtempSync(join(tmpdir(), 'hostile-')); });
afterEach(async () => {
  expect(await server.stop()).toBe(0);
  expect(server.errors()).toBe('');
  rmSync(data, { recursive: true });
});

type Told<K extends FromTable['kind']> = Extract<FromTable, { readonly kind: K }>;
const of = <K extends FromTable['kind']>(kind: K) => (text: string): boolean => (JSON.parse(text) as FromTable).kind === kind;
const next = async <K extends FromTable['kind']>(device: Device, kind: K, fits: (message: Told<K>) => boolean = () => true) =>
  JSON.parse(await device.next((text) => of(kind)(text) && fits(JSON.parse(text) as Told<K>))) as Told<K>;

const HELLO: ToTable = { kind: 'hello', version: APART_VERSION, has: [] };
const at = (address: string) => ({ 'X-Forwarded-For': address });
const [ANN, BO, EVE] = [1, 2, 3];

/** A device whose line is open, and which is told of the table. */
async function come(n: number, code: string, address = `10.1.0.${n}`): Promise<Device> {
  const { status, body } = await enter(server, n, code, at(address));
  expect([n, status]).toEqual([n, 200]);
  const device = await lineOf(server, body as Entered);
  device.say(HELLO);
  await device.next(of('table'));
  return device;
}

interface Played { readonly code: string; readonly ann: Device; readonly bo: Device; readonly eve: Device; readonly game: string }

/** Ann and Bo sit at Ann's table, and their game is paused; Eve looks on. */
async function played(limits: Partial<Limits> = {}): Promise<Played> {
  server = await build.start({ data, limits });
  const opened = await ask(server, 'POST', '/rooms', { headers: at('10.1.0.1'), body: opening(ANN, { agreed: agreedFor('snag') }) });
  const { code } = opened.body as Entered;
  const [ann, bo, eve] = [await come(ANN, code), await come(BO, code), await come(EVE, code)];
  ann.say({ kind: 'sit', seat: 0, name: 'Ann', mark: 'circle' });
  bo.say({ kind: 'sit', seat: 1, name: 'Bo', mark: 'square' });
  await next(ann, 'table', ({ table }) => table.seats[0]!.name === 'Ann' && table.seats[1]!.name === 'Bo');
  ann.say({ kind: 'start' });
  ann.say({ kind: 'pause', on: true });
  const { table } = await next(ann, 'table', (one) => one.table.playing !== null && one.table.paused);
  return { code, ann, bo, eve, game: table.playing!.id };
}

/** All of a table that anybody may change, as one who looks on sees it now, and the game in it. */
async function stateOf({ code, game }: Played, n: number): Promise<unknown> {
  const device = await come(n, code, `10.2.0.${n}`);
  device.say({ kind: 'look', game, back: null });
  const { table } = JSON.parse(device.told[0]!) as Told<'table'>;
  const welcome = await next(device, 'game', ({ message }) => message.kind === 'welcome');
  device.close();
  const { seats, phase, host, paused, playing, card, standIn, agreed } = table as TableShown;
  const { message } = welcome as { readonly message: { readonly view?: unknown; readonly past?: unknown } };
  return {
    seats: seats.map(({ name, mark, device: whose, level }) => ({ name, mark, whose, level })),
    phase, host, paused, playing, card, standIn, agreed, view: message.view, past: message.past,
  };
}

/** Ann and Bo still play there: a sign of hers is seen by him. */
async function goesOn({ ann, bo }: Played): Promise<void> {
  ann.say({ kind: 'sign', seat: 0, sign: 'clap' });
  expect(await next(bo, 'sign')).toEqual({ kind: 'sign', seat: 0, sign: 'clap' });
}

/** One of each message that there is. */
function everyMessage(game: string): readonly ToTable[] {
  const act = { epoch: 'x', number: 1, now: 0, kind: 'act', place: 0, intent: { kind: 'draw' }, at: 0, seen: null };
  return [
    HELLO, { kind: 'look', game, back: { epoch: 'x', screen: 1, sequence: 1 } }, { kind: 'sit', seat: 2, name: 'Eve', mark: 'star' },
    { kind: 'rise', seat: 0 }, { kind: 'sign', seat: 0, sign: 'clap' }, { kind: 'game', game, message: act },
    { kind: 'agree', game: 'snag', agreed: {} }, { kind: 'character', seat: 2, level: 'pip' }, { kind: 'standIn', level: 'ada' },
    { kind: 'start' }, { kind: 'pause', on: false }, { kind: 'stop' }, { kind: 'turnOut', seat: 1 }, { kind: 'close' },
  ];
}

/** A message with something in it that does not belong there, or cut off, or of another text altogether. */
function spoiled(game: string): fc.Arbitrary<string> {
  const whole = fc.constantFrom(...everyMessage(game));
  const inside = fc.tuple(whole, fc.nat(), fc.jsonValue({ maxDepth: 3 })).map(([message, n, value]) => {
    const keys = Object.keys(message);
    return JSON.stringify({ ...message, [keys[n % keys.length]!]: value });
  });
  const cut = fc.tuple(whole, fc.nat()).map(([message, n]) => JSON.stringify(message).slice(0, n % JSON.stringify(message).length));
  const changed = fc.tuple(whole, fc.nat(), fc.string({ minLength: 1, maxLength: 3 })).map(([message, n, put]) => {
    const text = JSON.stringify(message);
    return text.slice(0, n % text.length) + put + text.slice(n % text.length + 1);
  });
  return fc.oneof(inside, cut, changed, fc.json(), fc.string({ unit: 'binary', maxLength: 200 }), fc.constant('['.repeat(20_000)));
}

const toTable = (text: string): ToTable | undefined => {
  try {
    return readToTable(JSON.parse(text));
  } catch {
    return undefined;
  }
};

describe('a table stays as it is, whatever comes:', () => {
  test('spoiled messages', async () => {
    const all = await played({ messages: { most: 100_000, within: 1000 }, messagesOfOthers: { most: 100_000, within: 1000 } });
    const before = await stateOf(all, 90);
    const made = fc.sample(spoiled(all.game), { numRuns: amount(200, 3000), seed: SEED });
    const texts = made.filter((text) => toTable(text) === undefined).slice(0, amount(120, 2000));
    expect(texts).toHaveLength(amount(120, 2000));
    for (const text of texts) all.eve.say(text);
    // What comes is done in its order: once this is turned down, all before it was.
    all.eve.say({ kind: 'close' });
    await next(all.eve, 'refused', ({ what }) => what === 'close');
    const refusals = all.eve.told.filter(of('refused')).map((text) => (JSON.parse(text) as Told<'refused'>).code);
    expect(refusals.filter((code) => code === 'no-message')).toHaveLength(texts.length);
    expect(await stateOf(all, 91)).toEqual(before);
    await goesOn(all);
  });

  test('all that somebody may not who has no seat, or another one', async () => {
    const all = await played();
    const before = await stateOf(all, 90);
    const MAY = ['hello', 'look', 'sit'];
    for (const [device, own] of [[all.eve, -1], [all.bo, 1]] as const) {
      const wrong = everyMessage(all.game).filter(({ kind }) => !MAY.includes(kind));
      for (const message of wrong) {
        device.say(message);
        if (message.kind === 'game') continue;
        const { code } = await next(device, 'refused', ({ what }) => what === message.kind);
        expect([own, message.kind, ['not-host', 'not-yours', 'not-now'].includes(code)]).toEqual([own, message.kind, true]);
      }
      device.say({ kind: 'sit', seat: 0, name: 'Mallory', mark: 'star' });
      expect(await next(device, 'refused', ({ what }) => what === 'sit')).toMatchObject({ code: 'seat-taken' });
    }
    // At the game itself: Bo plays at his own place alone, and Eve at none.
    for (const device of [all.bo, all.eve]) {
      device.say({ kind: 'look', game: all.game, back: null });
      const { message } = await next(device, 'game', (one) => one.message.kind === 'welcome');
      const { epoch } = message as { readonly epoch: string };
      const act = { epoch, number: 1, now: 0, kind: 'act', place: 0, intent: { kind: 'draw' }, at: 0, seen: null };
      device.say({ kind: 'game', game: all.game, message: act });
      expect((await next(device, 'game', (one) => one.message.kind === 'refused')).message).toMatchObject({ code: 'not-your-place' });
    }
    expect(await stateOf(all, 91)).toEqual(before);
    await goesOn(all);
  });

  test('secrets that are almost those of others, or come from elsewhere', async () => {
    const all = await played();
    const secret = secretOf(ANN);
    const journal = readFileSync(join(data, `${all.code}.journal`), 'utf8');
    const hashes = [...journal.matchAll(/"([\w-]{32,64})"/g)].map(([, word]) => word!);
    const wrong = [
      secret.slice(0, -1), `${secret}_`, secret.toUpperCase(), secret.replace('1', '4'), secret.split('').toReversed().join(''),
      createHash('sha256').update(secret).digest('base64url'), createHash('sha256').update(secret).digest('hex'), ...hashes,
    ].filter((one) => /^[\w-]{32,64}$/.test(one));
    expect(hashes.length).toBeGreaterThan(1);
    /** Whoever comes with it holds nothing. */
    const isStranger = async (code: string, one: string, address: string): Promise<void> => {
      const body = JSON.stringify({ version: APART_VERSION, secret: one });
      const { status, body: entered } = await ask(server, 'POST', `/rooms/${code}`, { headers: at(address), body });
      expect(status).toBe(200);
      const device = await lineOf(server, entered as Entered);
      device.say(HELLO);
      const { table } = await next(device, 'table');
      expect(table.seats.filter(({ device: whose }) => whose === table.you)).toEqual([]);
      expect(table.host).not.toBe(table.you);
      device.close();
    };
    for (const [n, one] of wrong.entries()) await isStranger(all.code, one, `10.3.0.${n}`);
    // Her own secret means nothing at another table.
    const headers = at('10.3.1.1');
    const { body } = await ask(server, 'POST', '/rooms', { headers, body: opening(50, { agreed: agreedFor('snag') }) });
    await isStranger((body as Entered).code, secret, '10.3.1.1');
    await goesOn(all);
  });

  test('a line that was somebody else’s', async () => {
    const all = await played();
    const { body } = await enter(server, BO, all.code, at('10.1.0.2'));
    const address = lineAddress(body as Entered, server.url);
    const bo = await lineOf(server, body as Entered);
    bo.say(HELLO);
    await bo.next(of('table'));
    const statuses = await Promise.all(Array.from({ length: amount(20, 200) }, () => new Promise<number>((done) => {
      const socket = new WebSocket(address);
      socket.on('unexpected-response', (_, res) => { done(res.statusCode ?? 0); socket.terminate(); });
      socket.on('open', () => done(101)).on('error', () => {});
    })));
    expect(new Set(statuses)).toEqual(new Set([404]));
    await goesOn({ ...all, bo });
  });

  test('floods', async () => {
    const all = await played();
    const before = await stateOf(all, 90);
    const floods = amount(1, 5);
    for (let flood = 0; flood < floods; flood += 1) {
      const eve = await come(100 + flood, all.code, `10.4.0.${flood}`);
      for (let n = 0; n < 1000; n += 1) eve.say({ kind: 'sign', seat: 0, sign: 'clap' });
      expect(await eve.closed).toBe(CLOSED_BY.tooMany);
      expect(eve.told.filter(of('sign'))).toEqual([]);
    }
    expect(await stateOf(all, 91)).toEqual(before);
    await goesOn(all);
  });
});

describe('the server holds no more than before after', () => {
  /** Lets all be done twice: what is taken once, for good, is no leak. */
  async function flat(act: (round: number) => Promise<void>, rounds: number): Promise<void> {
    await act(0);
    const before = await server.memory();
    for (let round = 1; round <= rounds; round += 1) await act(round);
    expect(await server.memory() - before).toBeLessThan(6_000_000);
  }

  test('frames and bodies of a megabyte', async () => {
    const all = await played({ newcomers: { most: 10_000, within: 1000 } });
    const much = 'x'.repeat(1_000_000);
    await flat(async (round) => {
      for (let n = 0; n < 5; n += 1) {
        const eve = await come(200 + round * 5 + n, all.code);
        eve.say(much);
        expect(await eve.closed).toBe(CLOSED_BY.tooLong);
        const { status, body } = await ask(server, 'POST', `/rooms/${all.code}`, { body: much });
        expect([status, body]).toEqual([400, { refused: 'no-message' }]);
      }
    }, amount(2, 20));
    await goesOn(all);
  });

  test('a thousand who come in at once, and never sit down', async () => {
    const all = await played();
    const joins = amount(200, 1000);
    let first = 1000;
    await flat(async () => {
      const knock = (_: unknown, n: number) => enter(server, first + n, all.code, at(`10.5.${n % 250}.1`));
      const answers = await Promise.all(Array.from({ length: joins }, knock));
      first += joins;
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 503 && status !== 429)).toEqual([]);
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(LIMITS.linesForOthers);
      expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
      // Whoever sits there comes back all the same.
      expect((await enter(server, BO, all.code, at('10.5.0.1'))).status).toBe(200);
    }, amount(1, 3));
    await goesOn(all);
  });

  test('ten thousand guessed codes from five hundred addresses', async () => {
    const all = await played();
    const guesses = amount(1500, 10_000);
    const codes = fc.sample(fc.array(fc.constantFrom(...CODE_LETTERS), { minLength: 4, maxLength: 4 }).map((letters) => letters.join('')), {
      numRuns: guesses, seed: SEED,
    }).filter((code) => code !== all.code);
    const began = performance.now();
    const statuses: number[] = [];
    await flat(async (round) => {
      const mine = codes.slice(round * codes.length / 4, (round + 1) * codes.length / 4);
      for (let from = 0; from < mine.length; from += 50) {
        const some = mine.slice(from, from + 50);
        const answers = await Promise.all(some.map((code, n) => ask(server, 'POST', `/rooms/${code}`, {
          headers: at(`10.6.${(from + n) % 250}.${round % 2}`), body: entering(5000),
        })));
        statuses.push(...answers.map(({ status }) => status));
      }
    }, 3);
    const minutes = Math.ceil((performance.now() - began) / 60_000);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(1000 * minutes);
    if (!LONG) expect(statuses.filter((status) => status === 404)).toHaveLength(1000);
    // Now not even the right one lets a stranger in, but whoever sits there comes back.
    expect((await enter(server, 5001, all.code, at('10.7.0.1'))).body).toEqual({ refused: 'too-many' });
    expect((await enter(server, ANN, all.code, at('10.7.0.1'))).status).toBe(200);
  });
});
