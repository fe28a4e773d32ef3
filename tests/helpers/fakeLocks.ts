/** Web Locks between tabs that are only made up: first come, first served, and a thief is served at once. */
import type { LockManagerLike } from '../../src/storage/answeringLocks';

interface Request {
  readonly held: (lock: object | null) => Promise<void>;
  readonly refuse: (reason: Error) => void;
  readonly done: () => void;
}

/** One browser's locks. `owned` says how many are held. */
export function fakeLocks(): LockManagerLike & { owned(): number } {
  const owners = new Map<string, Request>();
  const queues = new Map<string, Request[]>();

  function serve(name: string): void {
    const next = owners.has(name) ? undefined : queues.get(name)?.shift();
    if (next) grant(name, next);
  }
  function grant(name: string, request: Request): void {
    owners.set(name, request);
    void keep(name, request);
  }
  async function keep(name: string, request: Request): Promise<void> {
    await Promise.resolve();
    await request.held({});
    if (owners.get(name) !== request) return;
    owners.delete(name);
    request.done();
    serve(name);
  }
  return {
    owned: () => owners.size,
    query: async () => ({ held: [...owners.keys()].map((name) => ({ name })) }),
    request: (name, { steal, ifAvailable, signal }, held) => new Promise<void>((resolve, reject) => {
      const request: Request = { held, refuse: reject, done: resolve };
      if (steal) {
        owners.get(name)?.refuse(new Error('stolen'));
        grant(name, request);
        return;
      }
      if (ifAvailable && owners.has(name)) {
        void held(null).then(resolve);
        return;
      }
      const queue = queues.get(name) ?? [];
      queues.set(name, [...queue, request]);
      signal?.addEventListener('abort', () => {
        if (owners.get(name) === request) return;
        queues.set(name, (queues.get(name) ?? []).filter((one) => one !== request));
        reject(new Error('waited in vain'));
      });
      serve(name);
    }),
  };
}
