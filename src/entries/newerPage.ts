/**
 * Has a newer version of the page take over where the offline copy may hold an older one: loaded where a server says that it's newer. A
 * plain reload would bring the same old page out of the copy.
 */
import { take } from '../offline/waiting';

/** So long a newer version may take to come, in milliseconds. */
const COMES_WITHIN = 20_000;

/** The worker that waits, once it does; null where none comes in time. */
function waits(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  return new Promise((resolve) => {
    const { installing, waiting } = registration;
    if (waiting !== null || installing === null) return resolve(waiting);
    setTimeout(() => resolve(null), COMES_WITHIN);
    installing.addEventListener('statechange', () => { if (installing.state !== 'installing') resolve(registration.waiting); });
  });
}

/** Reloads the page, with the newer version if there is one that may be taken. Never rejects. */
export async function reloadNewer(): Promise<void> {
  try {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const registration = await container?.getRegistration();
    if (container !== undefined && registration?.scope === new URL('.', document.baseURI).href) {
      await registration.update();
      const waiting = await waits(registration);
      if (waiting !== null) await take(container, waiting, 'nobodyPlays');
    }
  } catch {
    // Then it is as new as a reload makes it.
  }
  location.reload();
}
