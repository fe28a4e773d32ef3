/**
 * The service worker: with it the game opens and plays without a server. It keeps all files of the version that it came with, gives them
 * out, waits while a game is on, and lets go of an older version's files once no tab runs that any more. It is built to `sw.js`, with the
 * list of the files before it (tools/offline/plugin.ts). docs/decisions/0060-the-offline-copy.md, 0061-updates.md
 */
import { PrecacheStrategy } from 'serwist';
import { readToWorker, type TakeAnswer, type ToPage, type ToWorker } from '../src/offline/messages';
import { heldLocks, mayTake, openLock, type TakenWhen, type Tabs } from '../src/offline/tabs';
import { addressesOf, isGamePage } from './offline/addresses';
import type { BuiltFile, BuiltList } from './offline/builtList';
import { each } from './offline/each';
import { createKeeper, isQuota } from './offline/keeper';

declare const self: ServiceWorkerGlobalScope & { readonly snagBuild: BuiltList };

const { scope } = self.registration;
const { version, files } = self.snagBuild;
/** Not by version: an update fetches only what has changed. */
const CACHE = `snag-files ${scope}`;
/** How many files are fetched at a time: the game goes on meanwhile. */
const AT_A_TIME = 4;

const addresses = addressesOf(scope, files);

/** Keeps while the worker is being installed, and gives out what is kept; what is not is fetched. */
const kept = new PrecacheStrategy({
  cacheName: CACHE,
  plugins: [{ cacheKeyWillBeUsed: async ({ request, params }) => (params as { cacheKey?: string } | undefined)?.cacheKey ?? request }],
});

/** Every open window of this host, whichever worker serves it. */
const windows = (): Promise<readonly WindowClient[]> => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** All open tabs of this game. */
async function tabs(): Promise<Tabs> {
  return { held: await heldLocks(self.navigator.locks), open: (await windows()).filter(({ url }) => isGamePage(scope, url)).length };
}

const keeper = createKeeper({
  cache: () => self.caches.open(CACHE),
  wanted: addresses.all,
  own: openLock(scope, version),
  tabs,
  newer: () => self.registration.installing !== null || self.registration.waiting !== null,
  alone: (work) => ('locks' in self.navigator ? self.navigator.locks.request(CACHE, work) : work()),
});

/** Fetches a file and keeps it, unless it is kept from the version before. */
async function keepFile(event: ExtendableEvent, file: BuiltFile): Promise<void> {
  const { url, revision, integrity } = file;
  // What has the same name in each version is not taken from what the browser has kept of an older one.
  const request = new Request(`${scope}${url}`, { cache: revision === null ? 'default' : 'reload', integrity });
  await Promise.all(kept.handleAll({ event, request, url: new URL(request.url), params: { cacheKey: addresses.keptAt(file) } }));
}

async function keepAll(event: ExtendableEvent): Promise<void> {
  try {
    await each(files, AT_A_TIME, (file) => keepFile(event, file));
  } catch (failure) {
    // What is kept of a first version is of no use without the rest, and somebody else may need the room.
    if (!self.registration.active) await self.caches.delete(CACHE);
    const why = isQuota(failure) ? 'noRoom' : 'notFetched';
    for (const page of await windows()) page.postMessage({ snag: 'notKept', why } satisfies ToPage, []);
    throw failure;
  }
}

async function takeOver(when: TakenWhen, asker: MessagePort | undefined): Promise<void> {
  const may = mayTake(await tabs(), when);
  asker?.postMessage((may ? 'taken' : 'busy') satisfies TakeAnswer, []);
  if (may) await self.skipWaiting();
}

/** A tab has started. @param runs the version that runs in it */
async function meet(runs: string, asker: Client | null): Promise<void> {
  if (runs !== version) asker?.postMessage({ snag: 'used' } satisfies ToPage, []);
  await keeper.clean();
}

function hear(message: ToWorker, { source, ports }: ExtendableMessageEvent): Promise<void> {
  if (message.snag === 'take') return takeOver(message.when, ports[0]);
  return meet(message.version, source instanceof Client ? source : null);
}

self.addEventListener('install', (event) => event.waitUntil(keeper.alone(() => keepAll(event))));

// The pages that are open are served from now on, too: their version may go from the server any day.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const message = readToWorker(event.data);
  if (message) event.waitUntil(hear(message, event));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const cacheKey = request.method === 'GET' ? addresses.meant(request.url) : null;
  if (cacheKey === null) return;
  // Where the browser cannot read what it keeps, the server has it.
  event.respondWith(kept.handle({ event, request, url: new URL(request.url), params: { cacheKey } }).catch(() => fetch(request)));
});
