/** Lines over the real server: what goes through them, what does not, how they end. The tables behind only say back what they hear. */
import { matchMaker } from '@colyseus/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS, type Limits } from '../../server/limits';
import { CLOSED_BY, lineAddress, PING } from '../../src/apart/frames';
import type { Entered } from '../../src/apart/messages';
import { fakeTables, type FakeTable, type FakeTables } from './fakeTables';
import { type Device, enter, lineOf, secretOf, served, type Served } from './served';

let tables: FakeTables;
let table: FakeTable;
let server: Served;

async function serveWith(limits: Partial<Limits> = {}): Promise<void> {
  await server?.close();
  tables = fakeTables();
  table = tables.add('ACEF');
  server = await served({ tables, limits: { ...LIMITS, ...limits } });
}
beforeEach(() => serveWith());
afterEach(() => server.close());

const entered = async (n: number): Promise<Entered> => (await enter(server, n, 'ACEF')).body as Entered;
const device = async (n: number): Promise<Device> => lineOf(server, await entered(n));
const refused = (code: string) => (text: string) => text === JSON.stringify({ kind: 'refused', what: null, code });

/** How an address that is asked for a line answers: with a status instead of a line. */
function statusOf(address: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers });
    socket.on('unexpected-response', (_, res) => {
      resolve(res.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('open', () => resolve(101));
    socket.on('error', reject);
  });
}

describe('a line', () => {
  test('carries messages of any text both ways, in their order', async () => {
    const one = await device(1);
    const texts = ['{"kind":"hello"}', '"Åsa 🎲"', `"${'x'.repeat(40_000)}"`];
    texts.forEach(one.say);
    for (const text of texts) expect(await one.next()).toBe(text);
  });

  test('is one device’s alone', async () => {
    const [one, other] = [await device(1), await device(2)];
    one.say('"one"');
    other.say('"other"');
    expect([await one.next(), await other.next()]).toEqual(['"one"', '"other"']);
    table.lines.get(1)!.send('"for the second"');
    expect(await other.next()).toBe('"for the second"');
    expect(one.told).toEqual(['"one"']);
  });

  test('measures how far away the device is, from the first moment on', async () => {
    const one = await device(1);
    one.say('"x"');
    await one.next();
    await vi.waitFor(() => expect(table.lags).toHaveLength(1));
    expect(table.lags[0]).toBeGreaterThanOrEqual(0);
    expect(table.lags[0]).toBeLessThan(5000);
  });

  test('that was cut is told to the table, and a new one is had for the asking', async () => {
    const one = await device(1);
    one.say('"x"');
    await one.next();
    one.socket.terminate();
    await vi.waitFor(() => expect(table.cuts).toEqual([0]));
    const again = await device(1);
    again.say('"again"');
    expect(await again.next()).toBe('"again"');
  });

  test('is ended by the table with the reason, and nothing more comes of it', async () => {
    const one = await device(1);
    one.say('"x"');
    await one.next();
    const line = table.lines.get(0)!;
    line.end('closed');
    line.send('"too late"');
    expect(JSON.parse(await one.next())).toEqual({ kind: 'gone', because: 'closed' });
    expect(await one.closed).toBe(CLOSED_BY.said);
    expect(table.cuts).toEqual([]);
    expect(one.told).toHaveLength(2);
  });

  test('of a second tab takes the place of the first, which is told', async () => {
    const first = await device(1);
    first.say('"x"');
    await first.next();
    const second = await device(1);
    expect(JSON.parse(await first.next())).toEqual({ kind: 'gone', because: 'elsewhere' });
    expect(await first.closed).toBe(CLOSED_BY.said);
    second.say('"here"');
    expect(await second.next()).toBe('"here"');
  });

  test('ends when the server does, by a code that says so', async () => {
    const one = await device(1);
    await server.close();
    expect(await one.closed).toBe(CLOSED_BY.stopping);
  });

  test('answers whoever asks whether it is there', async () => {
    const one = await device(1);
    const answer = new Promise<Buffer>((done) => { one.socket.once('message', done); });
    one.socket.send(PING);
    expect([...await answer]).toEqual([18]);
  });

  test('is not cut before the device is ready, nor told anything', async () => {
    const socket = new WebSocket(lineAddress(await entered(1), server.url));
    await new Promise((done) => { socket.once('message', done); });
    expect(table.lines.size).toBe(0);
    socket.send(Uint8Array.of(10));
    await vi.waitFor(() => expect(table.lines.size).toBe(1));
    socket.terminate();
  });
});

describe('a table’s lines', () => {
  test('are in one room, however many come at once, and in another once that has ended', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(entered));
    expect(new Set(all.map(({ path }) => path)).size).toBe(1);
    const lines = await Promise.all(all.map((one) => lineOf(server, one)));
    lines.forEach((one) => one.close());
    const { path } = all[0]!;
    await vi.waitFor(async () => expect(await matchMaker.query({ roomId: path.slice('line/'.length) })).toEqual([]), { timeout: 20_000 });
    const again = await lineOf(server, await entered(1));
    expect((await entered(2)).path).not.toBe(path);
    again.say('"again"');
    expect(await again.next()).toBe('"again"');
  });

  test('a device that asks again at once is given the same line, so that nobody can take them all', async () => {
    await serveWith({ linesOfTable: 4 });
    const sessions = new Set<string>();
    for (let n = 0; n < 50; n += 1) sessions.add((await entered(1)).session);
    expect(sessions.size).toBe(1);
    expect((await enter(server, 2, 'ACEF')).status).toBe(200);
  });

  test('are so many and no more; the last are for those who hold something there', async () => {
    await serveWith({ linesOfTable: 4, linesForOthers: 2 });
    const answersOf = async (all: readonly number[]) => {
      const answers = [];
      for (const n of all) answers.push((await enter(server, n, 'ACEF')).status);
      return answers;
    };
    expect(await answersOf([1, 2, 3])).toEqual([200, 200, 503]);
    for (const n of [4, 5, 6]) table.holders.add(secretOf(n));
    expect(await answersOf([4, 5, 6])).toEqual([200, 200, 503]);
  });

  test('of all tables are so many and no more', async () => {
    await serveWith({ linesOfAll: 2 });
    tables.add('CCCC');
    const addresses = [await entered(1), await entered(2), (await enter(server, 3, 'CCCC')).body as Entered];
    const [one, , three] = addresses as [Entered, Entered, Entered];
    const open = [await lineOf(server, one), await lineOf(server, addresses[1]!)];
    expect(await statusOf(lineAddress(three, server.url))).toBe(503);
    open[0]!.close();
    await open[0]!.closed;
    await vi.waitFor(async () => expect(await statusOf(lineAddress(three, server.url))).toBe(101));
  });
});

describe('what asks for a line without having been let in', () => {
  test('gets none', async () => {
    const one = await entered(1);
    const at = (path: string) => `ws://127.0.0.1:${server.port}/${path}`;
    const asked = `${one.path}?sessionId=${one.session}&skipHandshake=1`;
    const wrong = [
      '', 'line', one.path, `${one.path}?sessionId=&skipHandshake=1`, `${one.path}?sessionId=wrong-one&skipHandshake=1`,
      `line/other?sessionId=${one.session}&skipHandshake=1`, `${asked}&reconnectionToken=x`, `${asked}&_authToken=x`,
      `line/constructor?sessionId=${one.session}&skipHandshake=1`, `${one.path}?sessionId=__proto__&skipHandshake=1`,
      `${one.path}?sessionId=constructor&skipHandshake=1`,
    ];
    for (const path of wrong) expect([path, await statusOf(at(path))]).toEqual([path, 404]);
    expect(await statusOf(at(asked), { Origin: 'http://evil.example' })).toBe(403);
    expect(await statusOf(at(asked), { Host: 'evil.example' })).toBe(403);
    expect(await statusOf(at(asked), { Origin: `http://localhost:${server.port}` })).toBe(101);
    // Once it is taken, nobody else has it.
    expect(await statusOf(at(asked))).toBe(404);
  });
});

describe('what a device sends that is no message', () => {
  test.each([
    ['text', '{"kind":"hello"}'], ['nothing', Uint8Array.of()], ['another type', Uint8Array.of(17, 1, 0x22, 0x22)],
    ['MessagePack', Uint8Array.of(13, 0, 0xc1)], ['a type of endless name', Uint8Array.of(13, 0xdb, 0xff, 0xff, 0xff, 0xff)],
    ['a name that is no text', Uint8Array.of(17, 0xa3, 0xff, 0xff, 0xff)], ['a question', Uint8Array.of(21, 1, 0)],
    ['input', Uint8Array.of(19, 1, 2, 3)], ['a wish to leave', Uint8Array.of(12)], ['no UTF-8', Uint8Array.of(17, 0, 0xff, 0xfe)],
    ['a second opening', Uint8Array.of(10)],
  ])('%s is refused, and the line stays', async (_, frame) => {
    const one = await device(1);
    one.socket.send(frame);
    await one.next(refused('no-message'));
    one.say('"still here"');
    expect(await one.next()).toBe('"still here"');
    expect(table.heard).toEqual(['"still here"']);
  });

  test('a message that is too long is refused; a frame that is too long ends the line', async () => {
    const one = await device(1);
    one.say(`"${'x'.repeat(LIMITS.message)}"`);
    await one.next(refused('too-large'));
    one.say('"x"');
    await one.next();
    one.say(`"${'x'.repeat(1_000_000)}"`);
    expect(await one.closed).toBe(CLOSED_BY.tooLong);
    await vi.waitFor(() => expect(table.cuts).toEqual([0]));
  });

  test('too many are refused; whoever goes on is cut off, and the table goes on for the others', async () => {
    // The first frame, by which a device is ready, counts too.
    await serveWith({ messages: { most: 21, within: 60_000 }, patience: { most: 10, within: 60_000 } });
    const [flood, other] = [await device(1), await device(2)];
    for (let n = 0; n < 31; n += 1) flood.say(`${n}`);
    expect(await flood.closed).toBe(CLOSED_BY.tooMany);
    expect(flood.told.filter(refused('too-many')).length).toBeGreaterThanOrEqual(10);
    expect(table.heard).toHaveLength(20);
    expect(table.cuts).toEqual([0]);
    other.say('"here"');
    expect(await other.next()).toBe('"here"');
  });

  test('so many of all who only look on; whoever plays there is heard', async () => {
    await serveWith({ messagesOfOthers: { most: 6, within: 60_000 }, first: 3 });
    table.holders.add(secretOf(3));
    const [one, other, player] = [await device(1), await device(2), await device(3)];
    for (let n = 0; n < 6; n += 1) [one, other].forEach((either) => either.say(`${n}`));
    await vi.waitFor(() => expect([one, other].map(({ told }) => told.length)).toEqual([6, 6]));
    expect([one, other].flatMap(({ told }) => told).filter(refused('too-many'))).toHaveLength(2);
    expect(table.heard).toHaveLength(10);
    for (let n = 0; n < 5; n += 1) player.say('"heard"');
    for (let n = 0; n < 5; n += 1) expect(await player.next()).toBe('"heard"');
    // Another who comes now is let in, and heard at first.
    const late = await device(4);
    late.say('"late"');
    expect(await late.next()).toBe('"late"');
  });
});

describe('a device that takes nothing in', () => {
  test('is cut off', async () => {
    await serveWith({ backlog: 500_000 });
    const one = await device(1);
    one.say('"x"');
    await one.next();
    one.socket.pause();
    const line = table.lines.get(0)!;
    const much = 'x'.repeat(100_000);
    await vi.waitFor(() => {
      for (let n = 0; n < 20; n += 1) line.send(much);
      expect(table.cuts).toEqual([0]);
    }, { timeout: 20_000 });
    one.socket.terminate();
  });
});
