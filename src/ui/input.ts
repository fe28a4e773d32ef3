/** Keys and drags at the table, and what they mean. What is dragged is a draft until it is let go. */
import type { Box } from '../layout/types';
import type { Tile } from '../rules/board';

/** What a key asks for at the table. */
export type KeyAct =
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'call' | 'draw' | 'menu' };

/** How far a finger may stray on a tap, in CSS pixels, before it is a drag. */
const TAP_SLOP = 8;

/**
 * What a key-down means, or null when it is nobody's or belongs to the element that has the focus: a focused button takes
 * Space and Enter itself. A key held down is one press.
 * @param drawsOnSquares whether Enter on a square of the board would do nothing else, and so may draw
 */
export function keyAct(event: KeyboardEvent, drawsOnSquares: (square: Tile) => boolean): KeyAct | null {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest('dialog, input, select, textarea, a')) return null;
  const { key } = event;
  const slot = ['1', '2', '3', '4'].indexOf(key);
  if (slot !== -1) return { kind: 'slot', slot };
  const button = target?.closest('button') ?? null;
  const square = button?.dataset['square'];
  if (key === ' ') return button === null || square !== undefined ? { kind: 'call' } : null;
  if (key === 'Enter') return button === null || (square !== undefined && drawsOnSquares(Number(square))) ? { kind: 'draw' } : null;
  switch (key.toLowerCase()) {
    case 's': return { kind: 'call' };
    case 'd': return { kind: 'draw' };
    case 'm': case 'escape': return { kind: 'menu' };
    default: return null;
  }
}

export interface DragEnds {
  /** The tile is at this place now. */
  move(x: number, y: number): void;
  /** It was let go: where, when the finger was lifted, and whether it had been dragged at all. */
  drop(x: number, y: number, timeStamp: number, dragged: boolean): void;
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
    if (dragged) ends.move(event.clientX, event.clientY);
  }, { signal: stop.signal });
  target.addEventListener('pointerup', (event) => {
    if (!heard(event)) return;
    stop.abort();
    ends.drop(event.clientX, event.clientY, event.timeStamp, dragged);
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
