/** Lets the page do all that it has to do before something that nobody waits for. */

/** Where a browser cannot tell when it is idle, so long is waited, in milliseconds. */
const SOON = 100;

/** Comes back when there is nothing else to do. Safari cannot tell when that is: there it is after a moment. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, SOON);
  });
}
