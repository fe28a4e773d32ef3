/**
 * A house of three processes behind Debian's nginx and Caddy, as the ready files in hosting/ have it, over TLS by a certificate of one's
 * own: whoever comes by the one name reaches any table, wherever it is.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../server/limits';
import { builtServer, type Build, type BuiltServer } from '../builtServer';
import { agreedFor } from '../helpers/plays';
import { Player } from '../process/player';
import { BUILT_WITHIN } from '../process/serverProcess';
import { freePort, HAS_REDIS, redisServer, type RedisServer } from './redisServer';

const has = (program: string, ...asked: readonly string[]): boolean => spawnSync(program, asked).status === 0;
const NAMES = ['a', 'b', 'c'] as const;
/** The ports of the three in the ready files. */
const PORTS = ['4181', '4182', '4183'] as const;

interface Proxy { readonly name: string; readonly isHere: boolean; start(folder: string, port: number, text: string): ChildProcess }

const PROXIES: readonly Proxy[] = [{
  name: 'nginx.conf', isHere: has('nginx', '-v'),
  start(folder, port, text) {
    const server = text.replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`).replace('snag.example;', 'localhost;')
      .replace('/etc/ssl/snag.example.pem', join(folder, 'cert.pem')).replace('/etc/ssl/snag.example.key', join(folder, 'key.pem'));
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {} http { access_log off;
      client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4;
      scgi_temp_path ${folder}/t5;\n${server} }`);
    return spawn('nginx', ['-c', file, '-e', join(folder, 'errors')], { stdio: 'ignore' });
  },
}, {
  name: 'Caddyfile', isHere: has('caddy', 'version'),
  start(folder, port, text) {
    const file = join(folder, 'Caddyfile');
    const site = `https://localhost:${port} {\n\ttls ${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}`;
    writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${text.replace('snag.example {', site)}`);
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env: { ...process.env, HOME: folder } });
  },
}];

describe.skipIf(!HAS_REDIS || !has('openssl', 'version'))('a house of three processes', () => {
  let redis: RedisServer;
  let build: Build;
  let folder: string;
  const running = new Map<string, BuiltServer>();
  beforeAll(async () => {
    // The certificate is one's own.
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    folder = mkdtempSync(join(tmpdir(), 'proxies-'));
    spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout',
      join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]);
    build = await builtServer();
    redis = await redisServer();
    const many = { most: 1000, within: 1000 };
    for (const name of NAMES) {
      running.set(name, await build.start({
        limits: { ...LIMITS, newcomers: many, opened: many }, house: { url: redis.url, process: name },
      }));
    }
  }, BUILT_WITHIN);
  afterAll(async () => {
    for (const server of running.values()) await server.kill();
    build?.remove();
    await redis?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe.each(PROXIES)('behind $name', ({ name, isHere, start }) => {
    test.skipIf(!isHere)('everybody reaches every table by the one name', async () => {
      const port = await freePort();
      const text = NAMES.reduce((before, one, i) => before.replaceAll(PORTS[i]!, String(running.get(one)!.port)),
        readFileSync(join('hosting', name), 'utf8'));
      const own = join(folder, name.replace('.', '-'));
      mkdirSync(own);
      for (const file of ['cert.pem', 'key.pem']) writeFileSync(join(own, file), readFileSync(join(folder, file)));
      const proxy = start(own, port, text);
      const url = `https://localhost:${port}/`;
      const players: Player[] = [];
      try {
        await expect.poll(() => fetch(`${url}rooms`).then(({ status }) => status, () => 0), { timeout: 15_000 }).toBe(200);
        const come = async (word: string, code?: string): Promise<Player> => {
          const one = new Player(() => url, `${name.replace('.', ' ')} ${word}`, 100);
          players.push(one);
          await (code === undefined ? one.open('snag', agreedFor('snag')) : one.come(code));
          return one;
        };
        // As many tables as bring each process several, and each is come to by doors of all.
        for (let i = 0; i < 6; i += 1) {
          const host = await come(`host ${i}`);
          for (let n = 0; n < 3; n += 1) {
            const guest = await come(`guest ${i} ${n}`, host.code);
            expect(guest.table!.code).toBe(host.code);
          }
        }
        const [first] = players;
        const guest = players[1]!;
        guest.say({ kind: 'sit', seat: null, name: 'Ann', mark: 'circle' });
        await expect.poll(() => first!.table!.seats[0]!.name).toBe('Ann');
        // Another site's page gets nothing, and nobody outside asks how the processes are.
        const asked = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers }).then(({ status }) => status);
        expect(await asked('rooms', { Origin: 'https://elsewhere.example' })).toBe(403);
        expect(await Promise.all([asked('healthz'), asked('readyz')])).toEqual([404, 404]);
        // What the page is made of comes from any of them.
        expect(await fetch(url).then((answer) => answer.text())).toBe('page');
      } finally {
        for (const one of players) one.stop();
        const ended = new Promise((done) => { proxy.once('exit', done); });
        proxy.kill('SIGTERM');
        await ended;
      }
    }, 60_000);
  });

  test('each says whether it runs and lets people in', async () => {
    const url = running.get('a')!.url;
    for (const path of ['healthz', 'readyz', 'p/a/readyz']) expect((await fetch(url + path)).status, path).toBe(200);
    redis.stop();
    await expect.poll(() => fetch(`${url}readyz`).then(({ status }) => status), { timeout: 10_000 }).toBe(503);
    expect((await fetch(`${url}healthz`)).status).toBe(200);
    redis.go();
    await expect.poll(() => fetch(`${url}readyz`).then(({ status }) => status), { timeout: 10_000 }).toBe(200);
  }, 30_000);
});
