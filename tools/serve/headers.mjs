/**
 * What the browser is told along with the built game: the one table. `npm start` sends it, the build writes its policy into index.html for
 * hosts that send nothing, and the ready files in hosting/ are held to it by a test. docs/hosting.md says what each line is for.
 */

/**
 * The Content-Security-Policy: nothing but the game's own files, no inline script or style, and no script address from a bare string.
 * Trusted Types policies are lit-html's own and one for each worker (src/bots/startWorker.ts, src/entries/offline.ts). The one connection
 * is that of the service worker, which fetches the game's files to keep them (workers/offline.worker.ts).
 */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html snag snag-offline',
];

/** As it stands in index.html. A browser takes `frame-ancestors` from a header alone. */
export const PAGE_POLICY = DIRECTIVES.join('; ');

/** As it is sent. */
const SENT_POLICY = [...DIRECTIVES, "frame-ancestors 'none'"].join('; ');

/** Goes with every answer, whatever was asked for. @type {Readonly<Record<string, string>>} */
export const ALWAYS = {
  'Content-Security-Policy': SENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const OPENER = 'Cross-Origin-Opener-Policy';

/** Whether browsers trust what comes from this host over plain http: it is the machine they run on. @param {string | undefined} host */
const isThisMachine = (host) => /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(host ?? '');

/**
 * What goes with an answer. A browser that does not trust the line it comes over (plain http in a house network) takes no opener policy,
 * and complains of it in its console.
 * @param {import('node:http').IncomingMessage} req
 * @param {boolean} behindProxy whether a proxy is believed what it says of the line to the browser
 */
export function headersFor({ headers }, behindProxy = false) {
  const isSecure = behindProxy && String(headers['x-forwarded-proto']).split(',').at(-1)?.trim() === 'https';
  if (isSecure || isThisMachine(headers.host)) return ALWAYS;
  return Object.fromEntries(Object.entries(ALWAYS).filter(([name]) => name !== OPENER));
}

/** For files with a hash in their name, which never change. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** For all else, which is asked for anew each time, and sent only if it has changed. */
export const ASK_AGAIN = 'no-cache';

/** The folder below the game's address in which every name has a hash. */
export const HASHED = '/assets/';

/** How long an answer may be kept. @param {string} path as it is asked for */
export const cacheControl = (path) => (path.startsWith(HASHED) ? FOR_EVER : ASK_AGAIN);
