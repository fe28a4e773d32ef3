/** A tile that is dragged to an edge of a window which scrolls over the table brings on what lies beyond it. */

/** This near to an edge it scrolls, in CSS pixels; in a small window nearer. */
const EDGE = 56;
/** How fast, at the edge itself, in CSS pixels a second. */
const SPEED = 700;

/**
 * How fast one axis scrolls, in CSS pixels a second: towards the edge that is near, if the pointer came nearer to it since it went down.
 * @param from where the pointer went down
 * @param at where it is, in a window of this size
 */
export function edgeSpeed(from: number, at: number, size: number): number {
  const near = Math.min(EDGE, size / 4);
  const [before, behind] = [Math.min(1, (near - at) / near), Math.min(1, (at - (size - near)) / near)];
  if (before > 0 && at < from) return -SPEED * before;
  return behind > 0 && at > from ? SPEED * behind : 0;
}

/** Whether the page can still be scrolled that way. @param way more or less than 0 */
function goesOn(way: number, at: number, most: number): boolean {
  return way < 0 ? at > 0 : way > 0 && at < most;
}

interface Point { readonly clientX: number; readonly clientY: number }

export interface EdgeScroll {
  /** The pointer is here now. */
  follow(at: Point): void;
  stop(): void;
}

/** @param scrolled the page has moved under the pointer */
export function createEdgeScroll(down: Point, scrolled: () => void): EdgeScroll {
  let at = down;
  let frame = 0;
  let last = 0;

  function run(now: number): void {
    const [x, y] = [edgeSpeed(down.clientX, at.clientX, innerWidth), edgeSpeed(down.clientY, at.clientY, innerHeight)];
    const { scrollWidth, scrollHeight } = document.documentElement;
    frame = 0;
    if (!goesOn(x, scrollX, scrollWidth - innerWidth) && !goesOn(y, scrollY, scrollHeight - innerHeight)) return;
    const seconds = (now - last) / 1000;
    last = now;
    scrollBy({ left: x * seconds, top: y * seconds, behavior: 'instant' });
    scrolled();
    frame = requestAnimationFrame(run);
  }

  return {
    follow(point) {
      at = point;
      if (frame !== 0) return;
      last = performance.now();
      frame = requestAnimationFrame(run);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
