/** Does something for each of many, a few at a time. */

/**
 * Comes back when all is done. Where one fails, no more are begun, and it rejects once those that were on have ended. (Serwist's own way of
 * doing this never comes back where one fails: its worker would be installing until the browser ends it, and nobody would hear of a full
 * disk.)
 * @param many how many are done at a time
 */
export async function each<T>(all: readonly T[], many: number, act: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const ends = await Promise.allSettled(Array.from({ length: many }, async () => {
    try {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
    } catch (failure) {
      left.length = 0;
      throw failure;
    }
  }));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
