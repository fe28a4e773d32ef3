/** The server of `npm start`: what it sends, how long it may be kept, and that nothing can be asked for but the built files. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuiltFiles } from '../../tools/serve/builtFiles.mjs';
import { createHandler } from '../../tools/serve/handler.mjs';
import { listen } from '../../tools/serve/listen.mjs';

let folder = '';
let port = 0;
let close = (): void => {};

const SCRIPT = `// ${'a long script '.repeat(200)}\n`;
const FILES = {
  'index.html': '<!doctype html><title>SNAG</title>', '404.html': '<!doctype html><h1>There is nothing here.</h1>',
  'rescue.js': 'void 0;', 'assets/index-1a2b3c.js': SCRIPT, 'assets/x-1.css': ':root {}', 'assets/face-1.woff2': 'face',
  'table.html': '<!doctype html><title>A table</title>', 'favicon.svg': '<svg/>', 'sw.js': 'void 0;', 'manifest.webmanifest': '{}',
  'a b/ő.txt': 'text',
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snag-serve-'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const dist = join(folder, 'dist');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  ({ port, close } = await listen(createHandler(readBuiltFiles(dist)), 0));
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

function ask(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Sends a request line as it is, which no client would. */
function askRaw(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = [`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: close', '', ''];
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n'), 'latin1'));
    let text = '';
    socket.on('data', (part) => { text += part.toString('utf8'); });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('what is sent', () => {
  test.each(['/', '/assets/index-1a2b3c.js', '/nothing', '/%zz'])('%s comes with every header that protects it', async (path) => {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    const policy = String(headers['content-security-policy']);
    const parts = ["default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", 'trusted-types lit-html snag'];
    for (const part of parts) expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe|blob:|data:|\*/);
  });

  test.each([
    ['/', 'text/html; charset=utf-8'], ['/rescue.js', 'text/javascript; charset=utf-8'], ['/assets/x-1.css', 'text/css; charset=utf-8'],
    ['/assets/face-1.woff2', 'font/woff2'], ['/favicon.svg', 'image/svg+xml'],
    ['/sw.js', 'text/javascript; charset=utf-8'], ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/a%20b/%C5%91.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  test('files with a hash in their name are kept for a year, all others are asked for anew and not sent twice', async () => {
    expect((await ask('/assets/index-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/index.html', '/sw.js', '/manifest.webmanifest', '/rescue.js', '/favicon.svg?v=1']) {
      const first = await ask(path);
      expect([path, first.status, first.headers['cache-control']]).toEqual([path, 200, 'no-cache']);
      const again = await ask(path, { headers: { 'If-None-Match': `"other", W/${String(first.headers.etag)}` } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  test('what is long is packed for those who take it', async () => {
    const packed = await ask('/assets/index-1a2b3c.js', { headers: { 'Accept-Encoding': 'br, gzip;q=0.8' } });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(packed.body).toString()).toBe(SCRIPT);
    for (const accepted of [{}, { 'Accept-Encoding': 'gzip;q=0, br' }]) {
      const plain = await ask('/assets/index-1a2b3c.js', { headers: accepted });
      expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, SCRIPT]);
    }
  });

  test('HEAD says the same without the body, and nothing but GET and HEAD is taken', async () => {
    const head = await ask('/rescue.js', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '7', 0]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH']) {
      const { status, headers } = await ask('/', { method });
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });
});

describe('over a line that no browser trusts', () => {
  const opener = async (headers: Record<string, string>) => (await ask('/', { headers })).headers['cross-origin-opener-policy'];

  test('there is no opener policy, which it would complain of', async () => {
    expect(await opener({ Host: `192.168.1.5:${port}` })).toBeUndefined();
    expect(await opener({ Host: 'table.lan' })).toBeUndefined();
    expect(await opener({ Host: 'localhost.evil.example' })).toBeUndefined();
    const own = ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, '[::1]:80'];
    for (const host of own) expect(await opener({ Host: host })).toBe('same-origin');
  });

  test('everything else that protects the page is there', async () => {
    const { headers } = await ask('/', { headers: { Host: '192.168.1.5' } });
    expect([headers['x-content-type-options'], headers['referrer-policy'], headers['cross-origin-resource-policy']])
      .toEqual(['nosniff', 'no-referrer', 'same-origin']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('only a proxy is believed that the browser came over HTTPS', async () => {
    const said = { Host: 'snag.example', 'X-Forwarded-Proto': 'https' };
    expect(await opener(said)).toBeUndefined();
    const behind = await listen(createHandler(new Map(), { behindProxy: true }), 0);
    const [first, mine] = [port, behind.port];
    port = mine;
    expect(await opener(said)).toBe('same-origin');
    expect(await opener({ ...said, 'X-Forwarded-Proto': 'https, http' })).toBeUndefined();
    port = first;
    behind.close();
  });
});

describe('the link to a table', () => {
  test.each(['/?table=ACEF', '/?table', '/?a=1&table=ACEF#x'])('%s gives its small page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-cache', FILES['table.html']]);
    expect((await ask(path, { headers: { 'If-None-Match': String(headers.etag) } })).status).toBe(304);
  });

  test.each(['/?table=ACEF&whole=1', '/?tables=1', '/', '/?play=ann#?table=ACEF'])('%s gives the page of the game', async (path) => {
    expect((await ask(path)).body.toString()).toBe(FILES['index.html']);
  });

  test('where the small page was not built, the page of the game answers', async () => {
    const files = readBuiltFiles(join(folder, 'dist'));
    files.delete('/table.html');
    const other = await listen(createHandler(files), 0);
    const first = port;
    port = other.port;
    expect((await ask('/?table=ACEF')).body.toString()).toBe(FILES['index.html']);
    port = first;
    other.close();
  });
});

describe('what is not there', () => {
  test('an unknown path is a 404 that can be read', async () => {
    for (const path of ['/nothing', '/assets/', '/assets', '/index.html/', '//', '/assets/index-1a2b3c.js.map']) {
      const { status, headers, body } = await ask(path);
      const { 'cache-control': kept, 'content-type': type } = headers;
      expect([path, status, kept, type]).toEqual([path, 404, 'no-store', 'text/html; charset=utf-8']);
      expect(body.toString()).toContain('There is nothing here');
    }
  });

  test.each([
    '/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt', '/..%5csecret.txt', '/..\\secret.txt',
    '/.%2e/secret.txt', '/%252e%252e/secret.txt', '/index.html%00', '/%00', '/index.html%00.js', '..', '../secret.txt', 'secret.txt',
    '//secret.txt', '/./../secret.txt', '/%c0%ae%c0%ae/secret.txt', 'http://x/../secret.txt', '/constructor', '/__proto__', '*',
  ])('nothing comes for %s', async (target) => {
    const answer = await askRaw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('secret\r\n');
    expect(answer.slice(answer.indexOf('\r\n\r\n'))).not.toMatch(/secret|SNAG<\/title>/);
  });

  test('where nothing was built nothing is served', () => {
    expect(() => readBuiltFiles(join(folder, 'missing'))).toThrow('npm run build');
  });
});

describe('where it listens', () => {
  test('on this machine; a port that is taken is left for the next, or refused where that is asked', async () => {
    const next = await listen(createHandler(new Map()), port);
    expect(next.port).toBeGreaterThan(port);
    next.close();
    await expect(listen(createHandler(new Map()), port, true)).rejects.toThrow('in use by another program');
  });

  test('a port that cannot be is refused before anything is built', () => {
    const env = { ...process.env, PORT: '70000' };
    const { status, stderr } = spawnSync(process.execPath, ['tools/start.mjs'], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, 'PORT must be a number from 1 to 65535, not "70000".\n']);
  });
});
