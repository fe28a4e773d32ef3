/**
 * How long a first visit takes: nothing is kept from an earlier one, on a quick line and on a slow one. Told are the bytes of script that
 * are fetched until the start screen can be used, the first paint, that moment itself, and when a table can be seen and played at that is
 * opened by a link. Beside it stand an empty page, from the same server in the same run, and, where its `dist` is named, another build.
 */
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';
import { median } from 'simple-statistics';
import { findChromium } from '../browser/chromium';

const ROUNDS = 5;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2',
};
const EMPTY = '<!doctype html><html lang="en"><title>Empty</title><link rel="icon" href="data:,"><p>Empty</p></html>';

/** How a line and a machine are slowed: bytes a second each way, milliseconds there and back, how many times slower. */
interface Line { readonly name: string; readonly down: number; readonly up: number; readonly delay: number; readonly slowed: number }

const LINES: readonly Line[] = [
  { name: 'cable, 20 Mbit/s, 20 ms', down: 2_500_000, up: 625_000, delay: 20, slowed: 1 },
  { name: 'slow 4G, 1.6 Mbit/s, 400 ms, processor 4 times slower', down: 200_000, up: 93_750, delay: 400, slowed: 4 },
];

/** What one visit came to; milliseconds from its beginning. */
interface Visit { readonly script: number; readonly paint: number; readonly start: number; readonly table: number }

interface Served { readonly server: Server; readonly url: string; readonly sizes: ReadonlyMap<string, number> }

/** A folder's files, each compressed, or an empty page for everything. */
async function serve(folder: string | null): Promise<Served> {
  const sizes = new Map<string, number>();
  const server = createServer((request, response) => {
    void (async () => {
      const path = new URL(request.url ?? '/', 'http://x').pathname;
      const name = path === '/' ? '/index.html' : path;
      try {
        const text = folder === null ? Buffer.from(EMPTY) : await readFile(join(folder, name));
        const body = gzipSync(text, { level: 9 });
        sizes.set(path, body.length);
        const type = TYPES[folder === null ? '.html' : extname(name)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    })();
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, sizes };
}

type Seen = Partial<Record<'start' | 'table', number>>;

const PATIENCE = { timeout: 60_000 };
/** On a busy machine Chromium's slowed line at times hands over nothing of what was sent any more: then the visit is made anew. */
const TRIES = 3;

/** In the page, before all else: notes at each frame when what is waited for is first there. */
function watch(): void {
  const seen: Seen = {};
  Object.assign(globalThis, { seen });
  const look = (): void => {
    const table = document.querySelector('.rack .tile[aria-disabled="false"]');
    // An older build draws nothing before its picture is there.
    const drawn = document.querySelector('#page.plain, #picture canvas');
    if (document.querySelector('button.play')) seen.start ??= performance.now();
    if (table && drawn) seen.table ??= performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(browser: Browser, url: string, line: Line, wanted: 'start' | 'table' | null, tries = TRIES): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false, latency: line.delay, downloadThroughput: line.down, uploadThroughput: line.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.slowed });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  try {
    const isSeen = (name: 'start' | 'table'): boolean => (globalThis as unknown as { seen?: Seen }).seen?.[name] !== undefined;
    if (wanted) await page.waitForFunction(isSeen, wanted, PATIENCE);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, PATIENCE);
  } catch (error) {
    await page.close();
    if (tries > 1) return visit(browser, url, line, wanted, tries - 1);
    throw error;
  }
  return page;
}

/** When something was first seen, and which scripts had been asked for by then. */
async function whatWas(page: Page, name: 'start' | 'table'): Promise<{ at: number; paint: number; scripts: readonly string[] }> {
  const told = await page.evaluate((key) => {
    const at = (globalThis as unknown as { seen: Seen }).seen[key] ?? Number.NaN;
    const asked = performance.getEntriesByType('resource').filter(({ startTime, name: file }) => startTime <= at && file.endsWith('.js'));
    return {
      at, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scripts: asked.map(({ name: file }) => new URL(file).pathname),
    };
  }, name);
  await page.close();
  return told;
}

async function measured(browser: Browser, { url, sizes }: Served, line: Line, empty: boolean): Promise<Visit> {
  const first = await visit(browser, url, line, empty ? null : 'start');
  const start = await whatWas(first, 'start');
  if (empty) return { script: 0, paint: start.paint, start: Number.NaN, table: Number.NaN };
  const opened = await visit(browser, `${url}?play=ann,computer&deal=abc&pace=instant&picture=canvas`, line, 'table');
  const { at: table } = await whatWas(opened, 'table');
  const script = start.scripts.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  return { script, paint: start.paint, start: start.at, table };
}

const told = (value: number, wide: number): string => (Number.isNaN(value) ? '–' : Math.round(value).toString()).padStart(wide);

/** @param own the build's folder @param against another's, to stand beside it; null for none */
export async function firstLoadBench(own: string, against: string | null): Promise<string> {
  const cases = [{ name: 'empty page', folder: null }, ...(against === null ? [] : [{ name: against, folder: against }]),
    { name: 'this build', folder: own }];
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath, args: ['--no-sandbox'], env: { ...process.env as Record<string, string>, ...found.env },
  });
  const lines = [`A first visit (medians of ${ROUNDS} alternating rounds; bytes of script gzipped, the rest in ms)`];
  const served = await Promise.all(cases.map(({ folder }) => serve(folder)));
  try {
    for (const line of LINES) {
      const visits: Visit[][] = cases.map(() => []);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [i, { folder }] of cases.entries()) visits[i]!.push(await measured(browser, served[i]!, line, folder === null));
      }
      const heads = ['script', 'first paint', 'start', 'table'].map((head) => head.padStart(13)).join('');
      lines.push(`${line.name}\n  ${''.padEnd(34)}${heads}`);
      for (const [i, { name }] of cases.entries()) {
        const of = (key: keyof Visit): string => told(median(visits[i]!.map((one) => one[key])), 13);
        lines.push(`  ${name.padEnd(34)}${of('script')}${of('paint')}${of('start')}${of('table')}`);
      }
    }
  } finally {
    await browser.close();
    for (const { server } of served) server.close();
  }
  return lines.join('\n');
}
