/** The server as it is built, in a process of its own: it's stopped, or killed, starts again on its tables, and shares them with nobody. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Entered, FromTable } from '../../src/apart/messages';
import { APART_VERSION, seatsOf, type TableShown } from '../../src/apart/tableShown';
import { type Build, builtServer, type BuiltServer } from './builtServer';
import { agreedFor } from './helpers/plays';
import { ask, type Device, enter, lineOf, opening } from './served';

let build: Build;
let folder = '';
beforeAll(async () => { build = await builtServer(); }, 120_000);
afterAll(() => build.remove());
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'process-')); });
afterEach(() => rmSync(folder, { recursive: true }));

const isTable = (text: string): boolean => (JSON.parse(text) as FromTable).kind === 'table';

async function tableOf(server: BuiltServer, n: number, code: string): Promise<{ readonly table: TableShown; readonly device: Device }> {
  const device = await lineOf(server, (await enter(server, n, code)).body as Entered);
  device.say({ kind: 'hello', version: APART_VERSION, has: [] });
  const { table } = JSON.parse(await device.next(isTable)) as { readonly table: TableShown };
  return { table, device };
}

/** A table at which device 1 sits. */
async function seated(server: BuiltServer): Promise<string> {
  const opened = await ask(server, 'POST', '/rooms', { body: opening(1, { agreed: agreedFor('snag') }) });
  const { code } = opened.body as Entered;
  const { device } = await tableOf(server, 1, code);
  device.say({ kind: 'sit', seat: 2, name: 'Ann', mark: 'circle' });
  await device.next((text) => isTable(text) && text.includes('Ann'));
  return code;
}

for (const way of ['stop', 'kill'] as const) {
  test(`a seat is still its device's, and the code the same, after ${way}`, async () => {
    // A path too long for a socket: another place is found for it.
    const data = way === 'stop' ? folder : join(folder, 'x'.repeat(120));
    const first = await build.start({ data });
    const code = await seated(first);
    expect(await first[way]()).toBe(way === 'stop' ? 0 : undefined);
    expect(first.errors()).toBe('');
    const second = await build.start({ data });
    const { table } = await tableOf(second, 1, code);
    expect([seatsOf(table), table.seats[2]!.name, table.host === table.you]).toEqual([[2], 'Ann', true]);
    expect(await second.stop()).toBe(0);
    expect(second.errors()).toBe('');
  });
}

test('eight people of one address come in, and six of them sit down, after some slips with the code', async () => {
  const server = await build.start({ data: folder });
  const opened = await ask(server, 'POST', '/rooms', { body: opening(100, { game: 'snap', agreed: agreedFor('snap') }) });
  const { code } = opened.body as Entered;
  for (let n = 0; n < 19; n += 1) expect((await enter(server, n, code === 'ACEF' ? 'ACEH' : 'ACEF')).status).toBe(404);
  const all = await Promise.all(Array.from({ length: 8 }, (_, n) => tableOf(server, n, code)));
  const marks = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon'];
  for (const [n, mark] of marks.entries()) all[n]!.device.say({ kind: 'sit', seat: null, name: `Person ${n}`, mark });
  const isFull = (text: string): boolean => isTable(text) && marks.every((_, n) => text.includes(`Person ${n}`));
  await Promise.all(all.map(({ device }) => device.next(isFull)));
  await server.stop();
});

test('where no tables can be kept it does not start, and says why', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(build.start({ data: file })).rejects.toThrow(`tables can’t be kept in ${file} (EEXIST)`);
});

test('two servers never share a folder: the second says so, and the first goes on', async () => {
  const first = await build.start({ data: folder });
  await expect(build.start({ data: folder })).rejects.toThrow(`another SNAG server keeps its tables in ${folder}`);
  const other = join(folder, 'other');
  mkdirSync(other);
  const second = await build.start({ data: other });
  expect((await ask(first, 'GET', '/rooms')).status).toBe(200);
  await Promise.all([first.stop(), second.stop()]);
  expect(readdirSync(other)).toEqual([]);
});
