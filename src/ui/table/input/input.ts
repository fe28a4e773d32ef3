/** Presses and drags at the table. What is dragged is a draft until it is let go. */
import type { Box } from '../../../layout/box';

/** How far a finger may stray on a tap, in CSS pixels, before it is a drag. */
const TAP_SLOP = 8;

/** When a pointer last went down, in the milliseconds of events' time stamps. */
let lastDown = 0;

/** From now on, listens for pointers going down, so that `pressedAt` knows. */
export function listenForPresses(target: Pick<Document, 'addEventListener'>): void {
  target.addEventListener('pointerdown', (event) => { lastDown = event.timeStamp; }, { capture: true });
}

/** When the key or finger behind a click went down: a click itself comes only when it is lifted. */
export function pressedAt(click: MouseEvent): number {
  return click.detail > 0 ? lastDown : click.timeStamp;
}

export interface DragEnds {
  /** The tile is at this place of the table now, wherever the page is scrolled to. */
  move(x: number, y: number): void;
  /**
   * It was let go: where, and whether it had been dragged at all. A tap counts from when the finger went down, a drag from when it was
   * lifted.
   */
  drop(x: number, y: number, pressedAt: number, dragged: boolean): void;
  cancel(): void;
}

/** Follows one pointer from its going down on a tile until it is lifted. */
export function followDrag(down: PointerEvent, ends: DragEnds): void {
  const target = down.currentTarget as HTMLElement;
  let dragged = false;
  const stop = new AbortController();
  const heard = (event: PointerEvent): boolean => event.pointerId === down.pointerId;
  target.setPointerCapture(down.pointerId);
  target.addEventListener('pointermove', (event) => {
    if (!heard(event)) return;
    dragged ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > TAP_SLOP;
    if (dragged) ends.move(event.pageX, event.pageY);
  }, { signal: stop.signal });
  target.addEventListener('pointerup', (event) => {
    if (!heard(event)) return;
    stop.abort();
    ends.drop(event.pageX, event.pageY, dragged ? event.timeStamp : down.timeStamp, dragged);
  }, { signal: stop.signal });
  for (const lost of ['pointercancel', 'lostpointercapture'] as const) {
    target.addEventListener(lost, () => {
      stop.abort();
      ends.cancel();
    }, { signal: stop.signal });
  }
}

/** Whether a point lies in a box. */
export function within({ x, y, width, height }: Box, pointX: number, pointY: number): boolean {
  return pointX >= x && pointX <= x + width && pointY >= y && pointY <= y + height;
}
