/**
 * The service worker: with it the game opens and plays without a server. It keeps all files of the version that it came with, gives them
 * out, waits while a game is on, and lets go of an older version's files once no tab runs that any more. It is built to `sw.js`, with the
 * list of the files before it (tools/offline/plugin.ts). docs/decisions/0060-the-offline-copy.md, 0061-updates.md
 */
import { Serwist } from 'serwist';
import { readToWorker, type ToPage } from '../src/offline/messages';
import { heldLocks, mayTake, openLock, type Tabs } from '../src/offline/tabs';
import type { BuiltFile, BuiltList } from './offline/builtList';
import { each } from './offline/each';
import { createKeeper, isQuota } from './offline/keeper';

declare const self: ServiceWorkerGlobalScope & { readonly snagBuild: BuiltList };

const { scope } = self.registration;
const { version, files } = self.snagBuild;
/** Not by version: an update fetches only what has changed. */
const CACHE = `snag-files ${scope}`;

const serwist = new Serwist({
  precacheEntries: [...files],
  precacheOptions: {
    cacheName: CACHE, cleanURLs: false,
    // A link is the page with something to ask of it.
    ignoreURLParametersMatching: [/./],
  },
});

/** All open tabs of this game. Of those of another game at this host nothing is known. */
async function tabs(): Promise<Tabs> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return { held: await heldLocks(self.navigator.locks), open: windows.filter(({ url }) => url.startsWith(scope)).length };
}

const keeper = createKeeper({
  cache: () => self.caches.open(CACHE),
  wanted: () => [...serwist.getUrlsToPrecacheKeys().values()],
  own: openLock(scope, version),
  tabs,
  newer: () => self.registration.installing !== null || self.registration.waiting !== null,
  alone: (work) => ('locks' in self.navigator ? self.navigator.locks.request(CACHE, work) : work()),
});

/** How many files are fetched at a time: the game goes on meanwhile. */
const AT_A_TIME = 4;

/** Fetches a file and keeps it, unless it is kept from the version before. */
async function keepFile(event: ExtendableEvent, { url, revision, integrity }: BuiltFile): Promise<void> {
  const address = new URL(url, self.location.href);
  const cacheKey = serwist.getPrecacheKeyForUrl(address.href) ?? address.href;
  // What has the same name in each version is not taken from what the browser has kept of an older one.
  const request = new Request(address, { cache: revision === null ? 'default' : 'reload', ...(integrity ? { integrity } : {}) });
  await Promise.all(serwist.precacheStrategy.handleAll({ event, request, url: address, params: { cacheKey } }));
}

async function tellPages(message: ToPage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message, []);
}

self.addEventListener('install', (event) => {
  event.waitUntil(keeper.alone(async () => {
    try {
      await each(files, AT_A_TIME, (file) => keepFile(event, file));
    } catch (failure) {
      await tellPages({ snag: 'notKept', why: isQuota(failure) ? 'noRoom' : 'notFetched' });
      // What is kept of a first version is of no use without the rest, and somebody else may need the room.
      if (!self.registration.active) await self.caches.delete(CACHE);
      throw failure;
    }
  }));
});

self.addEventListener('activate', (event) => {
  // The pages that are open are served from now on, too: their version may go from the server any day.
  event.waitUntil(Promise.all([self.clients.claim(), keeper.clean()]));
});

self.addEventListener('message', (event) => {
  const message = readToWorker(event.data);
  if (message?.snag === 'started') event.waitUntil(keeper.clean());
  if (message?.snag !== 'take') return;
  event.waitUntil((async () => {
    const may = mayTake(await tabs(), message.when);
    event.ports[0]?.postMessage(may ? 'taken' : 'busy');
    if (may) await self.skipWaiting();
  })());
});

// The files of the version before, for the tabs that still run it. What is nowhere kept comes from the server.
serwist.registerCapture(
  ({ url }) => url.href.startsWith(`${scope}assets/`),
  async ({ request }) => await (await self.caches.open(CACHE)).match(request.url) ?? await fetch(request),
);
self.addEventListener('fetch', serwist.handleFetch);
