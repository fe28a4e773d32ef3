/**
 * Starts the computer players' worker. The page's Content-Security-Policy requires Trusted Types: the address of a script must come out of
 * a policy, and a bare string is refused without a word to the player, who would then play on in the page's thread. Ours lets through one
 * address, the worker's own.
 */
// By the long form: the linter looks for a default export in the worker itself, where Vite puts none of it.
import { default as address } from '../../workers/ai.worker.ts?worker&url';

/** As much of Trusted Types as is asked for; browsers without them have none. */
interface TrustedTypesLike {
  createPolicy(name: string, rules: { createScriptURL(asked: string): string }): { createScriptURL(asked: string): unknown };
}

/** The name that the Content-Security-Policy allows (tools/serve/headers.mjs). */
const POLICY = 'snag';

/**
 * The one rule of the policy.
 * @param own the address of the script that may be loaded
 * @returns what gives back that address, and throws at every other
 */
export function onlyOwn(own: string): (asked: string) => string {
  return (asked) => {
    if (asked !== own) throw new TypeError('no other script is loaded than the own worker');
    return asked;
  };
}

/** Whatever a browser takes as the address of a worker's script. */
type WorkerAddress = ConstructorParameters<typeof Worker>[0];

let trusted: WorkerAddress | null = null;

/** The worker's address as this browser wants it: out of the policy where it has Trusted Types. A policy can be made only once. */
function workerAddress(): WorkerAddress {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypesLike };
  const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: onlyOwn(address) });
  return policy ? policy.createScriptURL(address) as WorkerAddress : address;
}

/** Throws where the browser starts no worker. */
export function startWorker(): Worker {
  trusted ??= workerAddress();
  return new Worker(trusted, { type: 'module' });
}
