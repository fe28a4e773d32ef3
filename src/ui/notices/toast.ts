/** How long what passes by stays on the page. */

/** In milliseconds. */
const TOAST_MS = 5000;

/**
 * A timer for what passes by: started anew with each telling (true), or stopped (false).
 * @param over called once it has been there long enough
 */
export function createToastTimer(over: () => void): (on: boolean) => void {
  let timer = 0;
  return (on) => {
    clearTimeout(timer);
    if (on) timer = window.setTimeout(over, TOAST_MS);
  };
}
