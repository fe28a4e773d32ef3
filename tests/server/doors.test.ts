/** The doors over the real server: who is let in, and by which code everybody else is turned down. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OutOfReach } from '../../server/journal/journal';
import { LIMITS, type Limits } from '../../server/limits';
import { APART_VERSION } from '../../src/apart/tableShown';
import { fakeTables, type FakeTables } from './fakeTables';
import { type Answer, ask, enter, entering, opening, secretOf, served, type Served } from './served';

let tables: FakeTables;
let server: Served;

async function serveWith(limits: Partial<Limits> = {}, room?: number): Promise<void> {
  await server?.close();
  tables = fakeTables(room);
  tables.add('ACEF');
  server = await served({
    tables, limits: { ...LIMITS, ...limits }, behindProxy: true, names: ['snag.example'], headers: { 'X-Tried': 'yes' },
  });
}
beforeEach(() => serveWith());
afterEach(() => server.close());

const from = (address: string) => ({ 'X-Forwarded-For': address });
const refusal = ({ status, body }: Answer) => [status, (body as { refused?: string }).refused];

describe('GET /rooms', () => {
  test.each(['/rooms', '/rooms/', '/rooms?x=1'])('says which version is spoken here: %s', async (path) => {
    const { status, body, headers } = await ask(server, 'GET', path);
    expect([status, body, headers['cache-control'], headers['x-tried']]).toEqual([200, { version: APART_VERSION }, 'no-store', 'yes']);
  });

  test.each(['/', '/room', '/rooms.html', '/roomsters', '/a/rooms'])('%s is no door', async (path) => {
    expect((await ask(server, 'GET', path)).text).toBe('page');
  });

  test('other ways to ask are none', async () => {
    expect((await ask(server, 'GET', '/rooms/ACEF')).status).toBe(405);
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const { status, headers } = await ask(server, method, '/rooms');
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    }
  });
});

describe('POST /rooms', () => {
  test('opens a table, whose code lets others in', async () => {
    const { status, body } = await enter(server, 1);
    const { code, path, session } = body as { code: string; path: string; session: string };
    expect(status).toBe(200);
    expect(code).toMatch(/^[A-Z]{4}$/);
    expect(path).toMatch(/^line\/[\w-]+$/);
    expect(session).toMatch(/^[\w-]{9,}$/);
    expect((await enter(server, 2, code)).status).toBe(200);
  });

  test.each([
    ['nothing', ''], ['no JSON', '{'], ['no secret', JSON.stringify({ version: APART_VERSION })],
    ['a short secret', JSON.stringify({ version: APART_VERSION, secret: 'x'.repeat(31), game: 'snag', agreed: {} })],
    ['a secret of other letters', JSON.stringify({ version: APART_VERSION, secret: '/'.repeat(40), game: 'snag', agreed: {} })],
    ['no game', entering(1)], ['a list', '[]'], ['null', 'null'], ['a version in words', entering(1, { version: '1' })],
    ['brackets of any depth', '['.repeat(10_000)], ['too long a body', opening(1, { agreed: { a: 'x'.repeat(20_000) } })],
  ])('%s is no message', async (_, body) => {
    expect(refusal(await ask(server, 'POST', '/rooms', { body }))).toEqual([400, 'no-message']);
    expect(tables.all.size).toBe(1);
  });

  test('a page of another version is told so, whatever else it says', async () => {
    for (const version of [APART_VERSION + 1, 0]) {
      const body = JSON.stringify({ version, key: 'of another form' });
      expect(refusal(await ask(server, 'POST', '/rooms', { body }))).toEqual([409, 'version']);
      expect(refusal(await ask(server, 'POST', '/rooms/ACEF', { body: entering(1, { version }) }))).toEqual([409, 'version']);
    }
  });

  test('what the tables refuse is handed on', async () => {
    expect(refusal(await ask(server, 'POST', '/rooms', { body: opening(1, { game: 'none' }) }))).toEqual([422, 'bad-setup']);
  });

  test('so many tables an address and minute, and so many of all', async () => {
    await serveWith({ opened: { most: 2, within: 60_000 }, openedOfAll: { most: 5, within: 60_000 } });
    const codes = [];
    for (const n of [1, 1, 1, 2, 2, 2, 3, 3]) codes.push((await enter(server, n, undefined, from(`10.0.0.${n}`))).status);
    expect(codes).toEqual([200, 200, 429, 200, 200, 429, 200, 429]);
  });
});

describe('POST /rooms/CODE', () => {
  test.each(['ACEF', 'acef', 'ac-ef', 'A%43EF'])('%s', async (code) => {
    const { status } = await enter(server, 1, code);
    // What is escaped is no code, but all else that people type is.
    expect(status).toBe(code.includes('%') ? 404 : 200);
  });

  test('a code that no table has, one that can be none, one that is closed', async () => {
    tables.closed.add('CCCC');
    expect(refusal(await enter(server, 1, 'HJKM'))).toEqual([404, 'no-table']);
    expect(refusal(await enter(server, 1, 'LOVE'))).toEqual([404, 'no-table']);
    expect(refusal(await enter(server, 1, 'CCCC'))).toEqual([410, 'closed']);
  });

  test('a table that is full', async () => {
    await serveWith({}, 2);
    expect([(await enter(server, 1, 'ACEF')).status, (await enter(server, 2, 'ACEF')).status]).toEqual([200, 200]);
    expect(refusal(await enter(server, 3, 'ACEF'))).toEqual([503, 'full']);
    expect((await enter(server, 1, 'ACEF')).status).toBe(200);
  });

  test('the secret is in no answer and in no address', async () => {
    const { text } = await enter(server, 1, 'ACEF');
    expect(text).not.toContain(secretOf(1).slice(0, 16));
  });

  test('nobody comes in by another name or from another page', async () => {
    const strangers = [{ Host: 'evil.example' }, { Origin: 'http://evil.example' }, { Origin: 'null' }, { Host: '192.168.0.77:4173' }];
    for (const headers of strangers) {
      for (const path of ['/rooms', '/rooms/ACEF']) {
        expect(refusal(await ask(server, 'POST', path, { headers, body: opening(1) }))).toEqual([403, 'not-here']);
      }
      expect(refusal(await ask(server, 'GET', '/rooms', { headers }))).toEqual([403, 'not-here']);
    }
    expect(tables.finds).toBe(0);
    const own = { Host: 'snag.example', Origin: 'https://snag.example' };
    expect((await enter(server, 1, 'ACEF', own)).status).toBe(200);
  });
});

describe('wrong codes', () => {
  const guess = (n: number, address: string) => enter(server, n, `HJK${'ACEFHJKMNPRTUWXY'[n % 16]}`, from(address));

  test('twenty a minute from an address; then not even the right one lets a stranger in', async () => {
    for (let n = 0; n < 20; n += 1) expect(refusal(await guess(n, '10.0.0.1'))).toEqual([404, 'no-table']);
    expect(refusal(await guess(20, '10.0.0.1'))).toEqual([429, 'too-many']);
    expect(refusal(await enter(server, 900, 'ACEF', from('10.0.0.1')))).toEqual([429, 'too-many']);
    expect((await enter(server, 900, 'ACEF', from('10.0.0.2'))).status).toBe(200);
  });

  test('a device that holds a seat there is never limited', async () => {
    tables.all.get('ACEF')!.holders.add(secretOf(1));
    for (let n = 0; n < 25; n += 1) await guess(n, '10.0.0.1');
    expect((await enter(server, 1, 'ACEF', from('10.0.0.1'))).status).toBe(200);
  });

  test('a thousand a minute of all addresses together', async () => {
    await serveWith({ wrongCodesOfAll: { most: 50, within: 60_000 } });
    tables.all.get('ACEF')!.holders.add(secretOf(1));
    const answers = [];
    for (let n = 0; n < 60; n += 1) answers.push((await guess(n, `10.0.${n}.1`)).status);
    expect(answers.filter((status) => status === 404)).toHaveLength(50);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    expect(refusal(await enter(server, 900, 'ACEF', from('10.9.9.9')))).toEqual([429, 'too-many']);
    expect((await enter(server, 1, 'ACEF', from('10.9.9.9'))).status).toBe(200);
  });

  test('eight people of one address come in at once, after a few slips', async () => {
    for (let n = 0; n < 10; n += 1) await guess(n, '10.0.0.1');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => enter(server, n, 'ACEF', from('10.0.0.1'))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  test('right codes by ever new strangers are limited too', async () => {
    await serveWith({ newcomers: { most: 5, within: 60_000 } });
    const answers = [];
    for (let n = 0; n < 7; n += 1) answers.push((await enter(server, n, 'ACEF', from('10.0.0.1'))).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('a server that stops', () => {
  test('lets in whoever was asking, and is asked nothing more on that connection', async () => {
    const { open } = tables;
    let goOn = (): void => {};
    const asked = new Promise<void>((heard) => {
      tables.open = async (what) => {
        heard();
        await new Promise<void>((done) => { goOn = done; });
        return open(what);
      };
    });
    const opened = ask(server, 'POST', '/rooms', { body: opening(1), headers: { Connection: 'keep-alive' } });
    await asked;
    const closed = server.close();
    await expect(ask(server, 'GET', '/rooms')).rejects.toThrow('ECONNREFUSED');
    goOn();
    const { status, headers } = await opened;
    expect([status, headers.connection]).toEqual([200, 'close']);
    await closed;
    await serveWith();
  });

  test('asked again on a connection that was in use answers that it cannot, and not that there is no table', async () => {
    tables.find = () => Promise.reject(new OutOfReach('This server stops.'));
    expect((await enter(server, 1, 'ACEF')).status).toBe(503);
  });
});
