/** Work for when the page has nothing else to do. */

/** Where a browser cannot tell when it is idle, so long is waited, in milliseconds. */
const IDLE_MS = 300;

/** Waits until the page has nothing else to do; for a moment, where the browser cannot tell. */
export const whenIdle: (work: () => void) => number = 'requestIdleCallback' in globalThis
  ? (work) => requestIdleCallback(work) : (work) => Number(setTimeout(work, IDLE_MS));
export const cancelIdle: (handle: number) => void = 'cancelIdleCallback' in globalThis ? cancelIdleCallback : clearTimeout;
