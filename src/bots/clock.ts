/** The session's only way to time, so that whole games can run under a simulated one. */
export interface Clock {
  /** Milliseconds on the scale of an input event's `timeStamp`. */
  now(): number;
  setTimeout(callback: () => void, milliseconds: number): unknown;
  clearTimeout(id: unknown): void;
}

/** The page's time. */
export const pageClock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, milliseconds) => globalThis.setTimeout(callback, milliseconds),
  clearTimeout: (id) => globalThis.clearTimeout(id as number),
};
