/** The built game as it is sent: every file read once, by the path it is asked for. What is not in the list cannot be asked for. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What each kind of file is, for a browser that is told not to guess. */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** Type faces and pictures are packed already. */
const PACKABLE = new Set(['.html', '.js', '.css', '.svg', '.txt', '.json', '.webmanifest']);

/**
 * @typedef {{ type: string, body: Buffer, packed: Buffer | null, tag: string }} BuiltFile
 * `packed` is the body in gzip, where that is worth it; `tag` names this body among all others.
 */

/**
 * Reads a folder that was built. Throws where no game was built.
 * @param {string} folder
 * @returns {Map<string, BuiltFile>} by path, beginning with a slash; `/` is index.html
 */
export function readBuiltFiles(folder) {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`there is no built game in ${folder}; "npm run build" makes one`);
  const files = new Map();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const body = readFileSync(file);
    const ending = extname(entry.name);
    files.set(`/${relative(folder, file).split(sep).join('/')}`, {
      type: TYPES[ending] ?? 'application/octet-stream',
      body,
      packed: PACKABLE.has(ending) && body.length > 1000 ? gzipSync(body, { level: 9 }) : null,
      tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    });
  }
  files.set('/', files.get('/index.html'));
  return files;
}
