/**
 * A house of three processes behind Debian's nginx and Caddy, as the ready files in hosting/ have it, over TLS by a certificate of one's
 * own: whoever comes by the one name reaches any table, wherever it is.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreedFor } from '../helpers/plays';
import { Player } from '../process/player';
import { BUILT_WITHIN } from '../process/serverProcess';
import { startHouse, type House } from './houseProcesses';
import { type Certificate, certificateFor, HAS_OPENSSL, NAMES, PROXIES, startProxy } from './proxies';
import { HAS_REDIS } from './redisServer';

describe.skipIf(!HAS_REDIS || !HAS_OPENSSL)('a house of three processes', () => {
  let house: House;
  let certificate: Certificate;
  beforeAll(async () => {
    // The certificate is one's own.
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    certificate = certificateFor('localhost');
    house = await startHouse(NAMES);
  }, BUILT_WITHIN);
  afterAll(async () => {
    await house?.close();
    certificate?.remove();
  });

  describe.each(PROXIES)('behind $file', (one) => {
    test.skipIf(!one.isHere)('everybody reaches every table by the one name', async () => {
      const proxy = await startProxy(one, 'localhost', certificate, NAMES.map((name) => house.get(name).port));
      const { url } = proxy;
      const players: Player[] = [];
      try {
        await expect.poll(() => fetch(`${url}rooms`).then(({ status }) => status, () => 0), { timeout: 15_000 }).toBe(200);
        const come = async (word: string, code?: string): Promise<Player> => {
          const player = new Player(() => url, `${one.program} ${word}`, 100);
          players.push(player);
          await (code === undefined ? player.open('snag', agreedFor('snag')) : player.come(code));
          return player;
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
        for (const player of players) player.stop();
        await proxy.stop();
      }
    }, 60_000);
  });

  test('each says whether it runs and lets people in', async () => {
    const url = house.get('a').url;
    for (const path of ['healthz', 'readyz', 'p/a/readyz']) expect((await fetch(url + path)).status, path).toBe(200);
    house.redis.stop();
    await expect.poll(() => fetch(`${url}readyz`).then(({ status }) => status), { timeout: 10_000 }).toBe(503);
    expect((await fetch(`${url}healthz`)).status).toBe(200);
    house.redis.go();
    await expect.poll(() => fetch(`${url}readyz`).then(({ status }) => status), { timeout: 10_000 }).toBe(200);
  }, 30_000);
});
