/** Tells when what was shown last is painted: by then whoever sits at the screen could see it. */

/** Who can say when it has painted what it was shown, all motion of it included. */
export interface Painter { whenPainted?(then: () => void): void }

/** After the next frame of the page; never, where it paints none. */
function afterFrame(then: () => void): void {
  if ('requestAnimationFrame' in globalThis) requestAnimationFrame(() => setTimeout(then));
}

/**
 * A watch over what paints the table; the page's own elements are there with its next frame.
 * @param painted hears of it once for all that was shown up to then, and not of what something newer was shown over
 * @returns what is to be called whenever something was shown
 */
export function createPaintWatch(painters: readonly Painter[], painted: () => void): () => void {
  let shown = 0;
  return () => {
    const mine = shown += 1;
    const all: ((then: () => void) => void)[] = painters.flatMap((painter) => painter.whenPainted?.bind(painter) ?? []);
    let left = all.length + 1;
    for (const whenPainted of [afterFrame, ...all]) {
      whenPainted(() => {
        left -= 1;
        if (left === 0 && mine === shown) painted();
      });
    }
  };
}
