/**
 * The page's side of the game without a server: registers the service worker once everything else is there, tells what becomes of it, and
 * has a newer version take over when that may be. docs/decisions/0060-the-offline-copy.md, 0061-updates.md
 */
import { readToPage, type ToWorker } from './messages';
import { NOTHING_KEPT, offlineAfter, type OfflineChange, type OfflineState } from './offlineState';
import { openLock } from './tabs';
import { take } from './waiting';

/** An open tab asks for a newer version when it comes into sight again, but not more often than this, in milliseconds. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

export interface OfflinePorts {
  /** The browser's service workers; undefined where it has none. */
  readonly container: ServiceWorkerContainer | undefined;
  /** The address of the service worker's script, as the browser takes it. */
  readonly script: () => string;
  /** The version that runs in this tab. */
  readonly version: string;
  /** Holds a lock for as long as the tab is open. Comes back once it is held. */
  readonly hold: (lock: string) => Promise<void>;
  readonly now: () => number;
  /** Calls this each time the page comes into sight again. */
  readonly onSight: (seen: () => void) => void;
  readonly reload: () => void;
}

export interface Offline {
  now(): OfflineState;
  subscribe(told: (now: OfflineState) => void): void;
  /** Registers the service worker. Never rejects. */
  start(): Promise<void>;
  /** Takes the version that waits, if no game is on anywhere, and reloads the page with it. */
  takeUpdate(): Promise<void>;
}

/** The state, what changes it, and what is registered. */
interface Memory {
  readonly now: () => OfflineState;
  readonly happen: (change: OfflineChange) => void;
  registration: ServiceWorkerRegistration | null;
  /** This page has asked for the newer version itself, and is about to be reloaded with it. */
  taking: boolean;
}

/** Nothing is registered yet. */
export function createOffline(ports: OfflinePorts): Offline {
  const { container } = ports;
  let state = NOTHING_KEPT;
  const subscribers: ((now: OfflineState) => void)[] = [];
  const memory: Memory = {
    registration: null, taking: false, now: () => state,
    happen(change) {
      const before = state;
      state = offlineAfter(before, change);
      if (state !== before) for (const told of subscribers) told(state);
    },
  };
  return {
    now: () => state,
    subscribe(told) { subscribers.push(told); },
    async start() {
      try {
        if (container) await register(memory, container, ports);
        else memory.happen({ type: 'refused' });
      } catch (failure) {
        // The script could not be fetched, or this page may have none at all.
        memory.happen(failure instanceof TypeError ? { type: 'notKept', why: 'notFetched' } : { type: 'refused' });
      }
    },
    takeUpdate: () => takeUpdate(memory, ports),
  };
}

async function register(memory: Memory, container: ServiceWorkerContainer, ports: OfflinePorts): Promise<void> {
  const { happen } = memory;
  const { version, hold, now, onSight } = ports;
  const script = ports.script();
  // A page that was loaded past the worker, or before there was one, may be of another version than that.
  const greet = (): void => container.controller?.postMessage({ snag: 'started', version } satisfies ToWorker, []);
  container.addEventListener('message', ({ data }) => {
    const message = readToPage(data);
    if (message) happen(message.snag === 'used' ? { type: 'used' } : { type: 'notKept', why: message.why });
  });
  container.startMessages();
  // Another tab has taken the newer version: not where the game's own worker serves this page for the first time.
  let served = container.controller?.scriptURL === String(script);
  container.addEventListener('controllerchange', () => {
    if (!served) greet();
    else if (!memory.taking) happen({ type: 'used' });
    served = true;
  });
  const registration = await container.register(script, { updateViaCache: 'none' });
  memory.registration = registration;
  if (registration.active) happen({ type: 'kept' });
  if (registration.waiting && registration.active) happen({ type: 'waits' });
  follow(memory, registration, registration.installing);
  registration.addEventListener('updatefound', () => follow(memory, registration, registration.installing));
  let asked = now();
  onSight(() => {
    if (now() - asked < ASK_AGAIN_MS) return;
    asked = now();
    // Without a server there is nothing newer.
    registration.update().catch(() => {});
  });
  await hold(openLock(registration.scope, version));
  greet();
}

/** Follows a worker that is being installed. */
function follow({ happen }: Memory, registration: ServiceWorkerRegistration, worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration.active) happen({ type: 'waits' });
    if (worker.state === 'activated') happen({ type: 'kept' });
  });
}

async function takeUpdate(memory: Memory, { container, reload }: OfflinePorts): Promise<void> {
  const waiting = memory.registration?.waiting;
  // Where a newer version than this tab's is used already, a reload brings that, whatever waits after it.
  if (container && waiting && memory.now().update !== 'used') {
    memory.taking = true;
    const answer = await take(container, waiting, 'nobodyPlays');
    memory.taking = false;
    if (answer === 'busy') return memory.happen({ type: 'busy' });
  }
  // Another tab may have taken it meanwhile; and one that is late takes over while no page is there.
  reload();
}
