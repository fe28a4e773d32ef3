/** What is loaded after the page can be used: once, when it is first wanted or when there is time for it. */
export interface Later<T> {
  /** What is there already; null until then. */
  now(): T | null;
  /** Brings it, if it is not there yet. Rejects where it cannot be loaded; the next one who asks tries again. */
  get(): Promise<T>;
}

/** @param load brings it; called again only after it has rejected */
export function later<T>(load: () => Promise<T>): Later<T> {
  let there: T | null = null;
  let coming: Promise<T> | null = null;

  async function bring(): Promise<T> {
    try {
      return there = await load();
    } finally {
      coming = null;
    }
  }

  return {
    now: () => there,
    async get() {
      return there ?? await (coming ??= bring());
    },
  };
}
