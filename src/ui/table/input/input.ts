/** Presses and drags at the table. What is dragged is a draft until it is let go. */
import type { Box } from '../../../layout/box';
import { createEdgeScroll } from './edgeScroll';
import type { Pointer } from './takeBack';

/** How far a finger may stray on a tap, in CSS pixels, before it is a drag. */
const TAP_SLOP = 8;

/** A tile may be let go of this far beside its square, in sides of a square: fingers are thick. */
const BESIDE = 0.25;

/** The pointer that went down last, and when, in the milliseconds of events' time stamps. */
let lastDown: { readonly at: number; readonly by: Pointer } = { at: 0, by: 'mouse' };

/** From now on, listens for pointers going down, so that `pressedAt` knows. */
export function listenForPresses(target: Pick<Document, 'addEventListener'>): void {
  target.addEventListener('pointerdown', ({ timeStamp, pointerType }) => {
    lastDown = { at: timeStamp, by: pointerType === 'mouse' ? 'mouse' : 'finger' };
  }, { capture: true });
}

/** When the key or finger behind a click went down: a click itself comes only when it is lifted. */
export function pressedAt(click: MouseEvent): number {
  return click.detail > 0 ? lastDown.at : click.timeStamp;
}

/** What a click was made with: without a pointer, by key or by a program. */
export function pressedBy(click: MouseEvent): Pointer {
  return click.detail > 0 ? lastDown.by : 'key';
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
  /** Where the pointer is in the window. */
  let at: Pick<PointerEvent, 'clientX' | 'clientY'> = down;
  const move = (): void => ends.move(at.clientX + scrollX, at.clientY + scrollY);
  const edges = createEdgeScroll(down, move);
  stop.signal.addEventListener('abort', () => edges.stop());
  const heard = (event: PointerEvent): boolean => event.pointerId === down.pointerId;
  target.setPointerCapture(down.pointerId);
  target.addEventListener('pointermove', (event) => {
    if (!heard(event)) return;
    dragged ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > TAP_SLOP;
    at = event;
    if (!dragged) return;
    move();
    edges.follow(event);
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

/** Whether a point lies on a square, or so near to it that it was meant. */
export function isNear({ x, y, width, height }: Box, pointX: number, pointY: number): boolean {
  const [aside, above] = [width * BESIDE, height * BESIDE];
  return pointX >= x - aside && pointX <= x + width + aside && pointY >= y - above && pointY <= y + height + above;
}
