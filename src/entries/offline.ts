/** The game without a server: loaded when all else is there, or first of all where a newer version may wait. Puts its parts together. */
import { trustedAddress } from '../loading/trustedAddress';
import { createOffline, type Offline } from '../offline/offline';
import { take } from '../offline/waiting';

/** The name that the Content-Security-Policy allows (tools/serve/headers.mjs). */
const POLICY = 'snag-offline';

/** Which version runs in this tab: the name of its first script, as in the list of the worker (tools/offline/list.ts). */
function ownVersion(): string {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type=module]') ?? {};
  return src.slice(src.lastIndexOf('/') + 1);
}

/** Holds a lock for as long as the page is there. Comes back once it is held, or where there are no locks. */
function hold(name: string): Promise<void> {
  return new Promise((held) => {
    if (!('locks' in navigator)) return held();
    navigator.locks.request(name, { mode: 'shared' }, () => {
      held();
      return new Promise<never>(() => {});
    }).catch(() => held());
  });
}

/** What an installed game has kept is not thrown away when room gets short. In a tab some browsers would ask the player about it. */
function keepForGood(): void {
  if (matchMedia('(display-mode: standalone)').matches) navigator.storage?.persist?.().catch(() => {});
}

/** The page's side of it, not registered yet. */
export function openOffline(): Offline {
  keepForGood();
  return createOffline({
    container: navigator.serviceWorker,
    script: () => trustedAddress(POLICY, new URL('sw.js', document.baseURI).href),
    version: ownVersion(),
    hold,
    now: Date.now,
    onSight: (seen) => document.addEventListener('visibilitychange', () => { if (!document.hidden) seen(); }),
    reload: () => location.reload(),
  });
}

/** What is registered for the game, and not for something else in whose folder it lies; undefined where nothing is. */
async function ownRegistration(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  const found = await container.getRegistration();
  return found?.scope === new URL('.', document.baseURI).href ? found : undefined;
}

/** Kept in the tab while it is reloaded for a newer version, so that it is not reloaded for ever. */
const TAKING = 'snag-taking';

/**
 * Takes a newer version that waits, where no other tab is open, before anything is shown.
 * @returns whether the page is being reloaded with it
 */
export async function takeAtStart(): Promise<boolean> {
  try {
    const container = navigator.serviceWorker;
    const { waiting = null } = await ownRegistration(container) ?? {};
    const tried = sessionStorage.getItem(TAKING) !== null;
    sessionStorage.removeItem(TAKING);
    if (!waiting || tried || await take(container, waiting, 'alone') !== 'taken') return false;
    sessionStorage.setItem(TAKING, 'yes');
    location.reload();
    return true;
  } catch {
    // Then it is told of on the start screen.
    return false;
  }
}
