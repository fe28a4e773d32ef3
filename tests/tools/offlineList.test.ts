/** What the service worker keeps: everything of a build that a game needs, each file under a name that changes with it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtList, firstScript, writeWorker } from '../../tools/offline/list';

const PAGE = `<!doctype html><script src="./rescue.js"></script>
  <script type="module" crossorigin src="./assets/index-1a2b3c4d.js"></script>`;
const FILES = {
  'index.html': PAGE, 'rescue.js': 'void 0;', '404.html': 'nothing', 'manifest.webmanifest': '{}', 'icons/icon.png': 'picture',
  'screenshots/wide.jpg': 'picture', 'assets/index-1a2b3c4d.js': 'void 1;', 'assets/ai.worker-5e6f.js': 'void 2;',
  'assets/face-1.woff2': 'face',
};
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'snag-list-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('all is in it but what only hosts and shops want, and the worker itself', async () => {
  writeFileSync(join(folder, 'sw.js'), 'void 3;');
  const { version, files } = await builtList(folder);
  expect(version).toBe('index-1a2b3c4d.js');
  expect(files.map(({ url }) => url)).toEqual([
    'assets/ai.worker-5e6f.js', 'assets/face-1.woff2', 'assets/index-1a2b3c4d.js', 'icons/icon.png', 'index.html', 'manifest.webmanifest',
    'rescue.js',
  ]);
});

test('a name without a hash has a revision, and only the very file of this build is taken for any name', async () => {
  const before = (await builtList(folder)).files;
  for (const { url, revision } of before) expect([url, revision === null]).toEqual([url, url.startsWith('assets/')]);
  for (const { url, integrity } of before) {
    const body = FILES[url as keyof typeof FILES];
    expect([url, integrity]).toEqual([url, `sha256-${createHash('sha256').update(body).digest('base64')}`]);
  }
  const page = before.find(({ url }) => url === 'index.html');
  writeFileSync(join(folder, 'index.html'), `${PAGE}\n`);
  expect((await builtList(folder)).files.find(({ url }) => url === 'index.html')?.revision).not.toBe(page?.revision);
});

test('the list stands on the first line of the worker, and a new one in the place of an older one', async () => {
  const own = '(function(){})();\nvoid 0;\n';
  await writeWorker(folder, own);
  const first = readFileSync(join(folder, 'sw.js'), 'utf8');
  expect(first.slice(first.indexOf('\n') + 1)).toBe(own);
  writeFileSync(join(folder, 'rescue.js'), 'void 9;');
  await writeWorker(folder, first);
  const second = readFileSync(join(folder, 'sw.js'), 'utf8');
  expect(second).not.toBe(first);
  expect(second.slice(second.indexOf('\n') + 1)).toBe(own);
  expect(JSON.parse(second.split('\n')[0]?.replace(/^self\.snagBuild=|;$/g, '') ?? '')).toEqual(await builtList(folder));
});

test('a page without a script is no game', () => {
  expect(() => firstScript('<!doctype html><script src="./rescue.js"></script>')).toThrow('no script');
});
