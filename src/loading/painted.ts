/** Lets the browser show what was drawn before something else is begun. */

/** So long a frame is waited for, in milliseconds: a page that nobody sees has none. */
const ENOUGH = 200;

/** Comes back once what the page shows now has been painted; at once where there is no page. */
export function painted(): Promise<void> {
  if (typeof requestAnimationFrame !== 'function') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, ENOUGH);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
