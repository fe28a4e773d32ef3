/** Keeps the screen on while somebody is at a table, where the browser can: on plain pages without encryption it has no way to. */

/** @returns is told whether it shall stay on */
export function screenAwake(): (on: boolean) => void {
  let wanted = false;
  let lock: WakeLockSentinel | null = null;
  let asking = false;

  async function follow(): Promise<void> {
    if (asking || !('wakeLock' in navigator)) return;
    asking = true;
    try {
      const isGone = lock === null || lock.released;
      if (wanted && isGone && document.visibilityState === 'visible') lock = await navigator.wakeLock.request('screen');
      if (!wanted && lock !== null) {
        await lock.release();
        lock = null;
      }
    } catch {
      // A battery that runs low, or a page that isn't seen: the next time it's asked again.
    }
    asking = false;
  }

  document.addEventListener('visibilitychange', () => void follow());
  // Safari on iOS lets a screen stay on only once something was pressed, so it's asked again with each press until it's so.
  document.addEventListener('click', () => void follow());
  return (on) => {
    if (on === wanted) return;
    wanted = on;
    void follow();
  };
}
