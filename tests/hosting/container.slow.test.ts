/**
 * The container's steps, played in a Debian made here: it's built as hosting/Dockerfile says, and runs as nobody, with a root that can't be
 * written to, alone and as the processes of a house that compose.yaml has. Only the long program `container` does so, since it fetches a
 * Debian; Docker itself, the base image and compose.yaml as a whole aren't shown by it.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONG } from '../long/amount';
import { agreedFor } from '../server/helpers/plays';
import { processOf } from '../server/house/houseProcesses';
import { HAS_REDIS, freePort, redisServer, type RedisServer } from '../server/house/redisServer';
import { Player } from '../server/process/player';
import { commandOf, lastOf, listOf, readStages } from './containerFile';
import { pidOf, playStages, whyNoRoot, type Played } from './debianRoot';

const why = !LONG ? 'only the long program “container” does so' : whyNoRoot() ?? (HAS_REDIS ? null : 'redis-server isn’t here');
if (LONG && why !== null) process.stdout.write(`skipped: ${why}\n`);
const stages = readStages('hosting/Dockerfile');
const told = (text: string): void => void process.stdout.write(`${text}\n`);

describe.skipIf(why !== null)('the container', () => {
  let played: Played;
  let redis: RedisServer;
  beforeAll(async () => {
    played = playStages(stages, told);
    redis = await redisServer();
    const { stdout } = spawnSync('du', ['-sh', `${played.root.path}/snag`], { encoding: 'utf8' });
    told(`what runs takes ${stdout.split('\t')[0]} beside Node and Debian`);
  }, 0);
  afterAll(async () => {
    played?.remove();
    await redis?.close();
  }, 0);

  /** Starts it, and waits until it's well. */
  async function started(said: readonly string[], env: Readonly<Record<string, string>>, volume?: string) {
    const port = await freePort();
    const from = performance.now();
    const child = played.root.start(said, { ...env, PORT: String(port) }, volume);
    let log = '';
    for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text: string) => { log += text; });
    const ended = new Promise<number | null>((resolve) => { child.once('exit', resolve); });
    const url = `http://127.0.0.1:${port}/`;
    const ok = (path: string) => fetch(url + path).then(({ status }) => status, () => log);
    await expect.poll(() => ok('readyz'), { timeout: 30_000 }).toBe(200);
    const pid = pidOf(child);
    /** A line of what the system says about it. */
    const about = (line: string): string =>
      new RegExp(`^${line}:(.*)$`, 'mu').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]!.trim().replaceAll(/\s+/gu, ' ');
    told(`${said.join(' ')}: ready after ${Math.round(performance.now() - from)} ms, ${about('VmRSS')} of memory`);
    /** Told to stop as a container is. @returns its status */
    const stop = () => {
      process.kill(pid, 'SIGTERM');
      return ended;
    };
    return { url, port, stop, about, log: () => log, ok };
  }

  /** All files in its root, with when each was changed. */
  function listing(): readonly string[] {
    const { stdout } = spawnSync('find', [played.root.path, '-xdev', '-printf', '%P %s %T@ %C@\n'], { encoding: 'utf8', maxBuffer: 1e8 });
    return stdout.split('\n').toSorted();
  }

  test('nobody can write to it, but to /tmp', () => {
    expect(played.root.run(['id', '-u']).said.trim()).toBe('65534');
    for (const path of ['/snag/x', '/x', '/data/x']) {
      const { status, said } = played.root.run(['touch', path]);
      expect([status, said]).toEqual([1, expect.stringMatching(/Read-only file system/u)]);
    }
    expect(played.root.run(['touch', '/tmp/x']).status).toBe(0);
  });

  test('as a process of a house it serves the page and tables, says that it’s well, and ends when it’s told to', async () => {
    const before = listing();
    const { url, stop, about, log, port, ok } = await started(commandOf('a', { SNAG_NAME: 'snag.example' }), { REDIS_URL: redis.url });
    expect(await ok('healthz')).toBe(200);
    const isWell = listOf(lastOf(stages.at(-1)!, 'HEALTHCHECK'));
    for (const how of [isWell, [...isWell, 'readyz']]) {
      expect([how, played.root.run(how, { PORT: String(port) }).status, played.root.run(how, { PORT: '1' }).status]).toEqual([how, 0, 1]);
    }
    // Nobody, with no right and no way to one, and the first of its processes.
    const nobody = '65534 65534 65534 65534';
    expect([about('Uid'), about('Gid'), about('Groups'), about('NoNewPrivs')]).toEqual([nobody, nobody, '', '1']);
    for (const rights of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb']) expect(about(rights), rights).toBe('0'.repeat(16));
    expect(about('NSpid')).toMatch(/^\d+ 1$/u);
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining("default-src 'none'")]);
    const address = (path: string) => ({ url, path: path.replace('p/a/', '') });
    const people = ['ann', 'bo'].map((name) => new Player(() => url, `container ${name}`, 100, undefined, address));
    const [ann, bo] = people as [Player, Player];
    await ann.open('snag', agreedFor('snag'));
    await bo.come(ann.code);
    for (const [i, one] of people.entries()) one.say({ kind: 'sit', seat: i, name: `P${i}`, mark: i === 0 ? 'circle' : 'square' });
    await expect.poll(() => ann.table!.seats.filter(({ name }) => name !== null).length).toBe(2);
    ann.say({ kind: 'character', seat: 2, level: 'otto' });
    ann.say({ kind: 'start' });
    for (const one of people) one.play();
    // Somebody thinks there, too: in a thread of its own.
    await expect.poll(() => bo.heard.filter(({ type }) => type === 'placed').length, { timeout: 30_000 }).toBeGreaterThan(8);
    for (const one of people) one.stop();
    expect(await stop()).toBe(0);
    // Not one file of the root was written, changed or added.
    expect(listing()).toEqual(before);
    // No codes of tables, no names.
    expect(log()).not.toContain(ann.code);
    const lines = log().trim().split('\n').map((line) => JSON.parse(line) as { readonly level: number });
    expect(lines.every(({ level }) => level < 50)).toBe(true);
  }, 120_000);

  test('alone it keeps its tables below /data, and says so where nothing can be kept there', async () => {
    const volume = mkdtempSync(join(tmpdir(), 'volume-'));
    chownSync(volume, 65534, 65534);
    let one = await started(listOf(lastOf(stages.at(-1)!, 'CMD')), {}, volume);
    const ann = new Player(() => one.url, 'container alone', 100);
    await ann.open('snag', agreedFor('snag'));
    ann.say({ kind: 'sit', seat: null, name: 'Ann', mark: 'circle' });
    await expect.poll(() => ann.table!.seats[0]!.name).toBe('Ann');
    ann.stop();
    expect(await one.stop()).toBe(0);
    // Another container on the same volume has the same table.
    one = await started(listOf(lastOf(stages.at(-1)!, 'CMD')), {}, volume);
    await ann.come();
    expect(ann.table!.seats[0]!.name).toBe('Ann');
    ann.stop();
    expect(await one.stop()).toBe(0);
    rmSync(volume, { recursive: true });
    const without = played.root.start(listOf(lastOf(stages.at(-1)!, 'CMD')), { PORT: String(await freePort()) });
    let said = '';
    without.stderr!.setEncoding('utf8').on('data', (text: string) => { said += text; });
    expect(await new Promise((resolve) => { without.once('exit', resolve); })).toBe(1);
    expect(said).toBe('SNAG couldn’t start: tables can’t be kept in /data (EROFS). Choose another folder with --data DIR\n');
  }, 60_000);

  test('a table that was opened at one container of a house goes on at another, once the first was told to stop', async () => {
    const houses = new Map<string, Awaited<ReturnType<typeof started>>>();
    const env = { REDIS_URL: redis.url };
    for (const name of ['a', 'b']) houses.set(name, await started(commandOf(name, { SNAG_NAME: 'snag.example' }), env));
    const at = (name: string): string => houses.get(name)!.url;
    const person = (name: string): Player =>
      new Player(() => at(name), `container of ${name}`, 100, undefined, (path) => ({ url: at(processOf(path)), path }));
    const [ann, bo] = [person('a'), person('b')];
    await ann.open('snag', agreedFor('snag'));
    await bo.come(ann.code);
    bo.say({ kind: 'sit', seat: null, name: 'Bo', mark: 'square' });
    await expect.poll(() => ann.table!.seats[0]!.name).toBe('Bo');
    ann.stop();
    expect(await houses.get('a')!.stop()).toBe(0);
    await bo.come();
    expect([bo.table!.code, bo.table!.seats[0]!.name]).toEqual([ann.code, 'Bo']);
    bo.stop();
    expect(await houses.get('b')!.stop()).toBe(0);
  }, 60_000);

  test.skipIf(spawnSync('docker-compose', ['--version']).status !== 0)('Debian’s docker-compose understands both files', () => {
    const env = { ...process.env, SNAG_NAME: 'snag.example' };
    const config = (...files: readonly string[]) =>
      spawnSync('docker-compose', [...files.flatMap((file) => ['-f', `hosting/${file}`]), 'config', '-q'], { env, encoding: 'utf8' });
    expect(config('compose.yaml')).toMatchObject({ status: 0, stderr: '' });
    expect(config('compose.yaml', 'compose.three.yaml')).toMatchObject({ status: 1, stderr: expect.stringContaining('put it into .env') });
    Object.assign(env, { SNAG_REDIS_PASSWORD: 'abc', SNAG_PRIVATE: '10.0.0.1' });
    expect(config('compose.yaml', 'compose.three.yaml')).toMatchObject({ status: 0, stderr: '' });
  });
});
