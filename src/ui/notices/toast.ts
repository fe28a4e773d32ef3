/** How long what passes by stays on the page. */

/** In milliseconds. */
const TOAST_MS = 5000;

/**
 * A timer for what passes by: started anew with each telling (true), or stopped (false).
 * @param over called once it has been there long enough, or was read
 * @param isKept whether it stays until somebody presses something
 */
export function createToastTimer(over: () => void, isKept: () => boolean): (on: boolean) => void {
  let timer = 0;
  for (const press of ['pointerdown', 'keydown'] as const) document.addEventListener(press, () => { if (isKept()) over(); });
  return (on) => {
    clearTimeout(timer);
    if (on && !isKept()) timer = window.setTimeout(over, TOAST_MS);
  };
}
