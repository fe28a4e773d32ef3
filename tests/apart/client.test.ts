/** A page's client at its table: let in, cut, asleep, told twice, told nonsense. */
import { describe, expect, test } from 'vitest';
import { OpenTable } from '../../src/apart/client/openTable';
import { lineNews } from '../../src/apart/page/news';
import { freshSecret, keptSecrets } from '../../src/apart/client/secret';
import type { TableNews } from '../../src/apart/client/tableClient';
import type { FromHost } from '../../src/host/port';
import type { GameTypes } from '../../src/contract/contract';
import { fakeServer, tableShown, type FakeServer } from './fakeServer';

const standing = { begun: true, paused: false, ended: null };
const stamp = (sequence: number, epoch = 'e1') => ({ epoch, screen: 3, sequence, time: 0, standing, view: {} });
const welcome = (sequence = 1, epoch = 'e1'): FromHost<GameTypes> => ({ ...stamp(sequence, epoch), kind: 'welcome', past: [] });
const update = (sequence: number): FromHost<GameTypes> => ({ ...stamp(sequence), kind: 'update', happenings: [{ type: 'x' }] });

/** A client that was let in. */
async function atTable(server: FakeServer): Promise<OpenTable> {
  const client = new OpenTable('KXNT', server.ports);
  await server.clock.rest();
  server.last().open();
  server.last().tell({ kind: 'table', table: tableShown() });
  return client;
}

describe('a line', () => {
  test('is opened where the door says, with a secret in the body alone, and begins with hello', async () => {
    const server = fakeServer(['g1']);
    const client = await atTable(server);
    expect(server.asked).toEqual([{ address: 'rooms/KXNT', body: { version: 1, secret: expect.stringMatching(/^[\w-]{43}$/) } }]);
    expect(server.last().address).toBe('wss://snag.example/play/rooms/p/r?sessionId=s1&skipHandshake=1');
    expect(server.last().said).toEqual([{ kind: 'hello', version: 1, has: ['g1'] }]);
    expect(client.state()).toMatchObject({ line: { kind: 'open' }, table: { code: 'KXNT' } });
  });
  test('on which the server says that it can keep nothing is told so until it can again, or until another line is open', async () => {
    const server = fakeServer();
    const client = await atTable(server);
    server.last().tell({ kind: 'held', on: true });
    expect(client.state().line).toEqual({ kind: 'open', held: true });
    expect(lineNews(client.state())).toContain('can’t save the game right now');
    server.last().tell({ kind: 'held', on: false });
    expect(client.state().line).toEqual({ kind: 'open' });
    server.last().tell({ kind: 'held', on: true });
    server.last().cut();
    await server.clock.until(() => server.asked.length > 1);
    await server.clock.rest();
    server.last().open();
    expect(client.state().line).toEqual({ kind: 'open' });
  });
  test('that is cut is tried with growing waits and the same secret, and says since when', async () => {
    const server = fakeServer();
    const client = await atTable(server);
    const cutAt = server.clock.now();
    server.door = null;
    server.last().cut();
    expect(client.state().line).toEqual({ kind: 'trying', since: cutAt });
    expect(client.state().table).not.toBeNull();
    const times: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const { length } = server.asked;
      await server.clock.until(() => server.asked.length > length);
      times.push(server.clock.now());
    }
    const waits = times.map((time, i) => time - (times[i - 1] ?? cutAt));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(new Set(server.asked.map(({ body }) => (body as { secret: string }).secret)).size).toBe(1);
    expect(client.state().line).toEqual({ kind: 'trying', since: cutAt });
  });
  test('comes back at once when page or network do, once for several of them', async () => {
    const server = fakeServer();
    await atTable(server);
    const { door } = server;
    server.door = null;
    server.last().cut();
    await server.clock.pass(9000);
    server.door = door;
    const { length } = server.asked;
    server.wake();
    server.wake();
    server.wake();
    await server.clock.rest();
    expect(server.asked).toHaveLength(length + 1);
    expect(server.sockets).toHaveLength(2);
  });
  test('on which nothing comes is asked, and given up where nobody answers', async () => {
    const server = fakeServer();
    const client = await atTable(server);
    const first = server.last();
    await server.clock.pass(30_000);
    expect(first.pings).toBe(2);
    expect(client.state().line.kind).toBe('open');
    first.deaf = true;
    await server.clock.pass(5000);
    expect(client.state().line.kind).toBe('open');
    await server.clock.until(() => client.state().line.kind === 'trying');
    await server.clock.until(() => server.sockets.length === 2);
    // What still comes of the old one is nobody's.
    first.tell({ kind: 'table', table: tableShown({ watching: 7 }) });
    expect(client.state().table?.watching).toBe(1);
  });
  test('is asked at once after a sleep', async () => {
    const server = fakeServer();
    const client = await atTable(server);
    server.last().deaf = true;
    server.clock.leap(60_000);
    server.wake();
    await server.clock.until(() => server.sockets.length === 2);
    server.last().open();
    expect(client.state().line.kind).toBe('open');
  });
  test('that does not open in time is tried anew', async () => {
    const server = fakeServer();
    const client = new OpenTable('KXNT', server.ports);
    await server.clock.until(() => server.sockets.length === 2);
    expect(server.asked).toHaveLength(2);
    client.leave();
  });
  test('that nobody lets in says why, and is tried again only when somebody asks', async () => {
    for (const [answer, why] of [
      [{ status: 404, text: '{"refused":"no-table"}' }, 'no-table'], [{ status: 429, text: '{"refused":"too-many"}' }, 'too-many'],
      [{ status: 404, text: '<!doctype html>' }, 'no-server'], [{ status: 405, text: '' }, 'no-server'],
      [{ status: 200, text: '[]' }, 'no-server'], [{ status: 404, text: `${'['.repeat(1000)}` }, 'no-server'],
    ] as const) {
      const server = fakeServer();
      const { door } = server;
      server.door = answer;
      const client = new OpenTable('KXNT', server.ports);
      await server.clock.pass(60_000);
      expect(client.state().line).toEqual({ kind: 'refused', why });
      expect(server.asked).toHaveLength(1);
      server.door = door;
      client.again();
      await server.clock.rest();
      server.last().open();
      expect(client.state().line.kind).toBe('open');
    }
  });
  test('of somebody who was at the table waits for a server that only starts again', async () => {
    for (const answer of [{ status: 502, text: '' }, { status: 404, text: 'nothing' }, { status: 429, text: '{"refused":"too-many"}' }]) {
      const server = fakeServer();
      const client = await atTable(server);
      server.door = answer;
      server.last().cut();
      await server.clock.pass(20_000);
      expect(client.state().line.kind).toBe('trying');
    }
  });
  test('ends where the table says so, and another tab is not fought with', async () => {
    const server = fakeServer();
    const client = await atTable(server);
    server.last().tell({ kind: 'gone', because: 'elsewhere' });
    server.last().cut();
    server.wake();
    await server.clock.pass(60_000);
    expect(client.state().line).toEqual({ kind: 'gone', because: 'elsewhere' });
    expect(server.asked).toHaveLength(1);
    client.again();
    await server.clock.rest();
    expect(server.sockets).toHaveLength(2);
  });
  test('says nothing more once it was left', async () => {
    const server = fakeServer();
    const client = await atTable(server);
    let told = 0;
    client.subscribe(() => { told += 1; });
    client.leave();
    server.last().tell({ kind: 'table', table: tableShown() });
    server.wake();
    await server.clock.pass(60_000);
    expect([told, server.asked.length]).toEqual([1, 1]);
  });
});

describe('what is told', () => {
  test('is used only if it makes sense', async () => {
    const server = fakeServer();
    const client = await atTable(server);
    const news: TableNews[] = [];
    client.listen((one) => news.push(one));
    const before = client.state();
    const good = tableShown({ watching: 9 });
    for (const text of [
      '', 'null', '{', '[1]', '{"kind":"table"}', '{"kind":"other"}',
      '{"kind":"sign","seat":-1,"sign":"clap"}', '{"kind":"sign","seat":0,"sign":"x"}',
      JSON.stringify({ kind: 'table', table: { ...good, code: 'KXNTT' } }),
      JSON.stringify({ kind: 'table', table: { ...good, seats: [1] } }),
      `{"kind":"table","table":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    ]) server.last().frame(new Uint8Array([17, 0, ...new TextEncoder().encode(text)]));
    server.last().frame(Uint8Array.of(17, 0, 0xff, 0xfe));
    server.last().frame(Uint8Array.of(17, 5, 123, 125));
    server.last().frame(Uint8Array.of());
    server.last().frame('{"kind":"table"}');
    expect(client.state()).toBe(before);
    expect(news).toEqual([]);
    server.last().tell({ kind: 'table', table: good });
    server.last().tell({ kind: 'sign', seat: 0, sign: 'clap' });
    expect(client.state().table?.watching).toBe(9);
    expect(news).toEqual([{ kind: 'sign', seat: 0, sign: 'clap' }]);
  });
  test('of a game goes on after a cut: from the last that was told, nothing twice', async () => {
    const server = fakeServer();
    const client = await atTable(server);
    const heard: number[] = [];
    const way = client.connect('g1')([0], (message) => { if (message.kind !== 'refused') heard.push(message.sequence); });
    expect(server.last().said.at(-1)).toEqual({ kind: 'look', game: 'g1', back: null });
    const tell = (message: FromHost<GameTypes>, game = 'g1'): void => server.last().tell({ kind: 'game', game, message });
    tell(welcome());
    tell(update(2));
    tell(update(2));
    tell(welcome(), 'another');
    expect(heard).toEqual([1, 2]);
    way.send({ kind: 'goOn' });
    expect(server.last().said.at(-1)).toEqual({ kind: 'game', game: 'g1', message: { kind: 'goOn' } });
    // What no server takes heed of isn't sent.
    for (const kind of ['shown', 'expect']) way.send({ kind });
    expect(server.last().said.at(-1)).toEqual({ kind: 'game', game: 'g1', message: { kind: 'goOn' } });
    server.last().cut();
    way.send({ kind: 'lost' });
    await server.clock.until(() => server.sockets.length === 2);
    server.last().open();
    expect(server.last().said).toEqual([
      { kind: 'hello', version: 1, has: [] }, { kind: 'look', game: 'g1', back: { epoch: 'e1', screen: 3, sequence: 2 } },
    ]);
    tell(update(3));
    // The server has taken the game up anew: its numbers begin again.
    tell(welcome(1, 'e2'));
    expect(heard).toEqual([1, 2, 3, 1]);
    way.close();
    tell(update(2));
    expect(heard).toHaveLength(4);
    server.last().cut();
    await server.clock.until(() => server.sockets.length === 3);
    server.last().open();
    expect(server.last().said).toEqual([{ kind: 'hello', version: 1, has: [] }]);
  });
});

describe('a secret', () => {
  test('is 32 bytes of chance in letters for an address', () => {
    const all = Array.from({ length: 50 }, () => freshSecret());
    expect(new Set(all).size).toBe(50);
    for (const secret of all) expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(freshSecret((into) => into.fill(0xfb))).toMatch(/^-_/);
  });
  test('is one for each table, found again by another tab, and a broken one is replaced', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => { kept.set(key, value); },
      removeItem: (key: string) => { kept.delete(key); },
    };
    const secret = keptSecrets(() => storage).of('KXNT');
    expect(keptSecrets(() => storage).of('KXNT')).toBe(secret);
    expect(keptSecrets(() => storage).of('AAAA')).not.toBe(secret);
    kept.set('snag-table-KXNT', 'x');
    expect(keptSecrets(() => storage).of('KXNT')).toMatch(/^[\w-]{43}$/);
    keptSecrets(() => storage).forget('KXNT');
    expect(kept.has('snag-table-KXNT')).toBe(false);
  });
  test('holds for the tab where nothing can be kept', () => {
    const secrets = keptSecrets(() => { throw new Error('denied'); });
    expect(secrets.of('KXNT')).toBe(secrets.of('KXNT'));
    secrets.keep('AAAA', 'a'.repeat(43));
    expect(secrets.of('AAAA')).toBe('a'.repeat(43));
  });
});
