/**
 * Whether somebody here has been forgiven their first false call. It stands by itself in the browser, beside games, names and settings:
 * whatever becomes of those, nobody is forgiven twice.
 */

export interface FirstCall {
  isForgiven(): boolean;
  forgive(): void;
}

const KEY = 'snag-first-call';

/** What this browser remembers. One that keeps nothing remembers for as long as the page is open. */
export function keptFirstCall(storage: () => Pick<Storage, 'getItem' | 'setItem'>): FirstCall {
  let forgiven = false;
  return {
    isForgiven() {
      try {
        return forgiven || storage().getItem(KEY) !== null;
      } catch {
        return forgiven;
      }
    },
    forgive() {
      forgiven = true;
      try {
        storage().setItem(KEY, 'forgiven');
      } catch {
        // It is remembered here, at least.
      }
    },
  };
}
