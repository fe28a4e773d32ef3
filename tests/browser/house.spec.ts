// Behind Debian's nginx and Caddy, by the ready files in hosting/, a house of three processes is one site for a real browser: a secure page
// with all that it's sent, tables at every process, nothing for whoever comes by another name, and a way on when a process is stopped.
// `npm run -s long -- house-pages` plays it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { LIMITS } from '../../server/limits';
import { lineAddress } from '../../src/apart/frames';
import type { Entered } from '../../src/apart/messages';
import { ALWAYS, cacheControl } from '../../tools/serve/headers.mjs';
import { ONLY_LONG } from '../long/amount';
import { HAS_OPENSSL, NAMES, PROXIES } from '../server/house/proxies';
import { HAS_REDIS } from '../server/house/redisServer';
import { dealt } from './apart/chance';
import { Device } from './apart/device';
import { expectSound, openTable, placed, playUntil, rackOf, sitDown } from './apart/evening';
import { SNAG } from './apartPhones';
import { expect, playNow } from './helpers';
import { entering, HOUSE_NAME, test, type Answer, type Asked, type House } from './house';

// One after the other: both stand before the same three processes.
test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

/** Opens a table. */
const OPENING = entering('host', { game: 'snag', agreed: SNAG });

/** A device that notes the addresses of its lines. */
interface AtHouse { readonly device: Device; readonly lines: readonly URL[] }

async function atHouse(kind: 'big' | 'phone', browser: Browser, { url }: House): Promise<AtHouse> {
  const device = await Device[kind](browser, url);
  const lines: URL[] = [];
  device.page.on('websocket', (line) => lines.push(new URL(line.url())));
  return { device, lines };
}

/** The process to which its last line leads, which is a safe line of the house. */
function processOf({ lines }: AtHouse, { port }: House): string {
  const { protocol, host, pathname } = lines.at(-1)!;
  expect({ protocol, host }).toEqual({ protocol: 'wss:', host: `${HOUSE_NAME}:${port}` });
  return /^\/p\/([abc])\//.exec(pathname)?.[1] ?? pathname;
}

/** A table on a big screen. */
async function tableOf(browser: Browser, house: House) {
  const big = await atHouse('big', browser, house);
  const code = await openTable(big.device);
  await expect.poll(() => big.lines.length).toBe(1);
  await expect(big.device.page.getByText(`${HOUSE_NAME}:${house.port}`)).toBeVisible();
  return { big, code, at: processOf(big, house) };
}

/** Somebody sits down on a phone. */
async function seated(browser: Browser, house: House, code: string, name: string): Promise<AtHouse> {
  const phone = await atHouse('phone', browser, house);
  await sitDown(phone.device, code, name);
  return phone;
}

const valuesOf = ({ headers }: Answer, name: string): readonly string[] =>
  headers.filter(([one]) => one === name.toLowerCase()).map(([, value]) => value);

/** What each line has of its own, and the name of the program at its end. */
const OF_A_LINE: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'date', 'server', 'via', 'alt-svc']);

/** What only a page has that came over a line which nobody can change. Runs in the page. */
async function safeThings(): Promise<object> {
  const lock = await navigator.wakeLock.request('screen');
  await lock.release();
  await navigator.clipboard.writeText('KXNT');
  return {
    isSecureContext, crossOriginIsolated, copied: await navigator.clipboard.readText(),
    locked: await navigator.locks.request('a-test', () => true),
    hashed: (await crypto.subtle.digest('SHA-256', new Uint8Array(1))).byteLength,
    microphone: typeof navigator.mediaDevices.getUserMedia, picture: document.createElement('canvas').getContext('webgl2') !== null,
    persists: typeof navigator.storage.persist,
  };
}

/** Once the page is served from what its worker keeps. */
const isKept = (page: Page): Promise<boolean> => page.evaluate(async () => {
  const { active } = await navigator.serviceWorker.getRegistration() ?? {};
  return active?.state === 'activated' && navigator.serviceWorker.controller === active;
});

/** Asks for a line from a page of this site. @returns 101: it's open */
async function lineFrom(origin: string, entered: Entered, { url, ask }: House): Promise<number> {
  const { pathname, search } = new URL(lineAddress(entered, url));
  const key = Buffer.alloc(16).toString('base64');
  const upgrade = { 'Connection': 'Upgrade', 'Upgrade': 'websocket', 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': key };
  return (await ask(pathname + search, { headers: { Origin: origin, ...upgrade } })).status;
}

/**
 * What others are answered, who come one after the other until this has happened, and twenty more times: to the page, to open a table, and
 * to this one.
 */
async function answersUntil(happened: Promise<unknown>, code: string, { ask }: House): Promise<readonly string[]> {
  const answers: string[] = [];
  let isOver = false;
  void happened.finally(() => { isOver = true; });
  const come = async (path: string, asked?: Asked): Promise<void> => {
    for (let left = 20; left > 0; left -= Number(isOver)) answers.push(`${path}: ${(await ask(path, asked)).status}`);
  };
  const post = { method: 'POST', body: OPENING };
  await Promise.all([come('/'), come('/rooms'), come('/rooms', post), come(`/rooms/${code}`, post)]);
  return answers;
}

for (const [i, proxy] of PROXIES.entries()) {
  test.describe(`a house behind ${proxy.program}`, ONLY_LONG, () => {
    test.use({ inFront: proxy, serviceWorkers: 'allow' });
    test.skip(!HAS_REDIS || !HAS_OPENSSL || !proxy.isHere, `redis-server, openssl or ${proxy.program} isn’t here`);

    test('the page is a secure one, with all that belongs to it', async ({ page, context, house }) => {
      const said: string[] = [];
      page.on('console', (message) => { if (/error|warning/.test(message.type())) said.push(message.text()); });
      await context.grantPermissions(['clipboard-read', 'clipboard-write', 'screen-wake-lock'], { origin: house.url });
      await page.goto(house.url);
      await expect(playNow(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Everyone on their own phone' })).toBeVisible();
      expect(await page.evaluate(safeThings)).toEqual({
        isSecureContext: true, crossOriginIsolated: false, copied: 'KXNT', locked: true, hashed: 32, microphone: 'function', picture: true,
        persists: 'function',
      });
      await expect.poll(() => isKept(page)).toBe(true);
      const again = await page.reload();
      await expect(playNow(page)).toBeVisible();
      expect(again!.fromServiceWorker()).toBe(true);
      expect(await isKept(page)).toBe(true);
      expect(said).toEqual([]);
    });

    test('every answer comes with all its headers, each of them once', async ({ house, processes }) => {
      const page = await house.ask('/');
      const asset = `/${/assets\/[^"]+\.js/.exec(page.body)![0]}`;
      const paths = ['/', '/?table=KXNT', '/table.html', '/sw.js', '/nothing-here', '/rooms', '/p/b/rooms', asset];
      const isForEver = readFileSync(join('hosting', proxy.file), 'utf8').includes('Strict-Transport-Security');
      // Nobody outside says over which line they come, and what is packed already isn't packed again.
      const headers = { 'Accept-Encoding': 'gzip', 'X-Forwarded-Proto': 'http' };
      for (const path of paths) {
        const answer = await house.ask(path, { headers });
        expect(answer.status, path).toBe(path === '/nothing-here' ? 404 : 200);
        for (const [name, value] of Object.entries(ALWAYS)) expect(valuesOf(answer, name), `${name} of ${path}`).toEqual([value]);
        const kept = /rooms|nothing/.test(path) ? 'no-store' : cacheControl(path);
        expect(valuesOf(answer, 'Cache-Control'), path).toEqual([kept]);
        expect(valuesOf(answer, 'Strict-Transport-Security').length, path).toBe(isForEver ? 1 : 0);
        const sent = answer.headers.filter(([name]) => !OF_A_LINE.has(name));
        const own = (await fetch(`http://127.0.0.1:${processes.ports[1]}${path}`, { headers })).headers;
        expect(sent.toSorted(), path).toEqual([...own].filter(([name]) => !OF_A_LINE.has(name)).toSorted());
      }
      // Whoever has a file isn't sent it again.
      const [tag = ''] = valuesOf(page, 'ETag');
      const held = await house.ask('/', { headers: { ...headers, 'If-None-Match': tag } });
      expect(held.status).toBe(304);
      for (const [name, value] of Object.entries(ALWAYS)) expect(valuesOf(held, name), name).toEqual([value]);
    });

    test('nobody comes in by another name or from another site, or says what their own address is', async ({ house }) => {
      const opening = { method: 'POST', body: OPENING };
      for (const headers of [{ Host: 'elsewhere.example' }, { Origin: 'https://elsewhere.example' }, { Origin: 'null' }]) {
        for (const asked of [await house.ask('/rooms', { headers }), await house.ask('/rooms', { ...opening, headers })]) {
          // A name that a proxy doesn't know either it answers itself, with nothing.
          expect(asked.status === 403 || asked.body === '', `${JSON.stringify(headers)}: ${asked.status} ${asked.body}`).toBe(true);
        }
      }
      const entered = JSON.parse((await house.ask('/rooms', opening)).body) as Entered;
      expect(await lineFrom('https://elsewhere.example', entered, house)).toBe(403);
      expect(await lineFrom(new URL(house.url).origin, entered, house)).toBe(101);
      // Each time as if it were somebody else.
      const guess = async (n: number, from: string): Promise<number> => (await house.ask('/p/a/rooms/AAAA', {
        method: 'POST', body: entering('guest'), from, headers: { 'X-Forwarded-For': `203.0.113.${n}`, 'X-Real-IP': `203.0.113.${n}` },
      })).status;
      const guesses: number[] = [];
      for (let n = 0; n <= LIMITS.wrongCodes.most; n += 1) guesses.push(await guess(n, `127.0.${i + 1}.1`));
      expect(guesses).toEqual([...Array.from({ length: LIMITS.wrongCodes.most }, () => 404), 429]);
      expect(await guess(0, `127.0.${i + 1}.2`)).toBe(404);
    });

    test('a table at each process is everybody’s, by whatever door they come', async ({ browser, house }) => {
      const tables = new Map<string, Awaited<ReturnType<typeof tableOf>>>();
      for (let tries = 0; tables.size < NAMES.length; tries += 1) {
        expect(tries, `found are ${[...tables.keys()].join()}`).toBeLessThan(20);
        // Others ask meanwhile, another number each time: each page asks for as much as the last, and may so come to the same door.
        for (let n = 0; n < tries; n += 1) await house.ask('/rooms');
        const table = await tableOf(browser, house);
        if (tables.has(table.at)) await table.big.device.page.context().close();
        else tables.set(table.at, table);
      }
      expect([...tables.keys()].toSorted()).toEqual([...NAMES]);
      for (const { code, at, big } of tables.values()) {
        const phones = [await seated(browser, house, code, 'Ann'), await seated(browser, house, code, 'Bo')];
        expect(phones.map((phone) => processOf(phone, house))).toEqual([at, at]);
        await big.device.page.getByRole('button', { name: 'Start the game' }).click();
        const devices = phones.map(({ device }) => device);
        await playUntil(devices, () => placed(big.device) >= 3, dealt(`a table at ${at}`));
        expectSound([big.device, ...devices]);
        await Promise.all([big.device, ...devices].map((device) => device.page.context().close()));
      }
    });

    test('a game goes on at another process when its own is told to stop', async ({ browser, house, processes }) => {
      const { big, code, at } = await tableOf(browser, house);
      const phones = [await seated(browser, house, code, 'Ann'), await seated(browser, house, code, 'Bo')];
      await big.device.page.getByRole('button', { name: 'Start the game' }).click();
      const [all, racks] = [[big, ...phones], phones.map(({ device }) => device)];
      const pick = dealt('a process stops');
      await playUntil(racks, () => placed(big.device) >= 3, pick);
      const shown = () => Promise.all(racks.map((rack) => rack.page.getByRole('button', { name: /^Play \d+$/ }).allTextContents()));
      const known = () => ({ placed: all.map(({ device }) => placed(device)), racks: racks.map(rackOf) });
      const [tiles, before, heard] = [await shown(), known(), all.map(({ device }) => device.recorded.length)];
      const from = performance.now();
      const stopped = processes.stop(at);
      const answers = await answersUntil(stopped, code, house);
      expect(await stopped).toBe(0);
      const isBack = ({ device }: AtHouse, n: number): boolean =>
        device.recorded.slice(heard[n]).some(({ message }) => message.kind === 'game');
      await expect.poll(() => all.map((one, n) => isBack(one, n)), { intervals: [20] }).toEqual([true, true, true]);
      const away = Math.round(performance.now() - from);
      // Caddy can't hand on a POST once its process listens no more (caddyserver/caddy#7546): the process says before that it isn't ready.
      expect(answers.filter((answer) => !answer.endsWith(': 200'))).toEqual([]);
      process.stdout.write(`${proxy.program}: back ${away} ms after a stop; none of ${answers.length} others has to ask again\n`);
      const places = new Set(all.map((one) => processOf(one, house)));
      expect(places.size).toBe(1);
      expect(places).not.toContain(at);
      expect(known()).toEqual(before);
      expect(await shown()).toEqual(tiles);
      await playUntil(racks, () => placed(big.device) >= 5, pick);
      await processes.start(at);
      // The browser itself notes each request and each line that came to nothing.
      for (const { device } of all) {
        expect(device.troubles.filter((trouble) => !/WebSocket connection|Failed to load resource/.test(trouble))).toEqual([]);
      }
    });
  });
}
