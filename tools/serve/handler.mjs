/** Answers for the built game: one small `(req, res)` handler, which knows its files by name and looks for none. */
import { cacheControl, headersFor } from './headers.mjs';

/** Said where there is no page of the game's own for it. */
const NOTHING_HERE = 'There is nothing here. The game is at /\n';

/** The path that is asked for, without what follows a question mark; null where it cannot be read. @param {string} address */
function pathOf(address) {
  try {
    return decodeURIComponent(address.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}

/** Whoever follows the link to a table gets its small page; the whole table is the page of the game. @param {string} address */
function asksForTable(address) {
  const query = new URLSearchParams(/\?([^#]*)/s.exec(address)?.[1] ?? '');
  return query.has('table') && !query.has('whole');
}

/** Whether the asker has this very file already. @param {string | undefined} held what `If-None-Match` says @param {string} tag */
function isHeld(held, tag) {
  return held !== undefined && held.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** Whether gzip is taken. @param {unknown} accepted what `Accept-Encoding` says */
const takesGzip = (accepted) => /(?:^|,)\s*gzip\s*(?:$|[,;](?!\s*q=0(?:\.0*)?\s*(?:$|,)))/.test(String(accepted ?? ''));

/**
 * @param {Map<string, import('./builtFiles.mjs').BuiltFile>} files by the path they are asked for
 * @param {{ behindProxy?: boolean }} [options]
 * @returns {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => void}
 */
export function createHandler(files, { behindProxy = false } = {}) {
  return (req, res) => {
    for (const [name, value] of Object.entries(headersFor(req, behindProxy))) res.setHeader(name, value);
    const say = (status, text) => {
      const length = Buffer.byteLength(text);
      res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': length, 'Cache-Control': 'no-store' });
      res.end(req.method === 'HEAD' ? undefined : text);
    };
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return say(405, 'Files are only read here.\n');
    }
    const path = pathOf(req.url ?? '');
    if (path === null) return say(400, 'That address cannot be read.\n');
    const found = (path === '/' && asksForTable(req.url ?? '') ? files.get('/table.html') : undefined) ?? files.get(path);
    const file = found ?? files.get('/404.html');
    if (!file) return say(404, NOTHING_HERE);
    const { type, body, packed, tag } = file;
    res.setHeader('Cache-Control', found ? cacheControl(path) : 'no-store');
    if (packed) res.setHeader('Vary', 'Accept-Encoding');
    if (found) res.setHeader('ETag', tag);
    if (found && isHeld(req.headers['if-none-match'], tag)) return res.writeHead(304).end();
    const short = packed && takesGzip(req.headers['accept-encoding']);
    if (short) res.setHeader('Content-Encoding', 'gzip');
    const sent = short ? packed : body;
    res.writeHead(found ? 200 : 404, { 'Content-Type': type, 'Content-Length': sent.length });
    res.end(req.method === 'HEAD' ? undefined : sent);
  };
}
