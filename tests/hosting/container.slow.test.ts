/**
 * The container's steps, played in a Debian made here: it's built as hosting/Dockerfile says, and runs as nobody, with a root that can't be
 * written to, alone and as a process of a house. Only the long program `container` does so, since it fetches a Debian; Docker itself, the
 * base image and compose.yaml aren't shown by it.
 */
import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONG } from '../long/amount';
import { agreedFor } from '../server/helpers/plays';
import { HAS_REDIS, freePort, redisServer, type RedisServer } from '../server/house/redisServer';
import { Player } from '../server/process/player';
import { lastOf, listOf, readStages } from './containerFile';
import { playStages, whyNoRoot, type Played } from './debianRoot';

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
  });

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
    told(`${said.join(' ')}: ready after ${Math.round(performance.now() - from)} ms, ${memoryOf(child)}`);
    return { url, port, child, ended, log: () => log, ok };
  }

  /** What the server itself takes, as the system has it. */
  function memoryOf({ pid }: ChildProcess): string {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return `${(Number(stdout) / 1000).toFixed(0)} MB of memory`;
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
    const { url, child, ended, log, port, ok } = await started(['--behind-proxy', '--process', 'a'], { REDIS_URL: redis.url });
    expect(await ok('healthz')).toBe(200);
    expect(played.root.run(listOf(lastOf(stages.at(-1)!, 'HEALTHCHECK')), { PORT: String(port) }).status).toBe(0);
    expect(played.root.run(listOf(lastOf(stages.at(-1)!, 'HEALTHCHECK')), { PORT: '1' }).status).toBe(1);
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
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    // No codes of tables, no names.
    expect(log()).not.toContain(ann.code);
    const lines = log().trim().split('\n').map((line) => JSON.parse(line) as { readonly level: number });
    expect(lines.every(({ level }) => level < 50)).toBe(true);
  }, 120_000);

  test('alone it keeps its tables below /data, and says so where nothing can be kept there', async () => {
    const { url, child, ended } = await started(listOf(lastOf(stages.at(-1)!, 'CMD')), {}, '/data');
    const ann = new Player(() => url, 'container alone', 100);
    await ann.open('snag', agreedFor('snag'));
    ann.stop();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const without = played.root.start(listOf(lastOf(stages.at(-1)!, 'CMD')), { PORT: String(await freePort()) });
    let said = '';
    without.stderr!.setEncoding('utf8').on('data', (text: string) => { said += text; });
    expect(await new Promise((resolve) => { without.once('exit', resolve); })).toBe(1);
    expect(said).toBe('SNAG couldn’t start: tables can’t be kept in /data (EROFS). Choose another folder with --data DIR\n');
  }, 60_000);
});
