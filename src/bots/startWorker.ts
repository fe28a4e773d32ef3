/**
 * Starts the computer players' worker, by an address that the page's Content-Security-Policy lets through: where it did not, the player
 * would play on in the page's thread, and nobody would notice.
 */
// By the long form: the linter looks for a default export in the worker itself, where Vite puts none of it.
import { default as address } from '../../workers/ai.worker.ts?worker&url';
import { trustedAddress } from '../loading/trustedAddress';

/** The name that the Content-Security-Policy allows (tools/serve/headers.mjs). */
const POLICY = 'snag';

let trusted: string | null = null;

/** Throws where the browser starts no worker. */
export function startWorker(): Worker {
  trusted ??= trustedAddress(POLICY, address);
  return new Worker(trusted, { type: 'module' });
}
