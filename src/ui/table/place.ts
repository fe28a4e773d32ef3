/** Puts page elements where the layout has them. */
import { before } from '../../layout/before';
import type { Turn } from '../../layout/turn';
import type { Box } from '../../layout/box';
import type { Layout } from '../../layout/types';
import { lettersOf } from '../../setup/letters';
import { TOAST_PAD, toastSize } from '../../layout/beside/toast';
import { type Properties, styled, type Styled } from './styled';

/**
 * Lays an element over a box of the layout; null leaves its place to the style sheet. That is told the box's sides as `--wide` and
 * `--high`, and the shorter of them as `--side`: what is drawn in it is as large as they allow.
 */
export function at(box: Box | null): Styled {
  if (!box) return styled({});
  const { x, y, width, height } = box;
  const sizes = { '--wide': `${width}px`, '--high': `${height}px`, '--side': `${Math.min(width, height)}px` };
  return styled({ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, ...sizes });
}

/** The same for what may grow higher than its box. */
export function atLeast({ x, y, width, height }: Box): Styled {
  const sizes = { '--wide': `${width}px`, '--high': `${height}px` };
  return styled({ left: `${x}px`, top: `${y}px`, width: `${width}px`, 'min-height': `${height}px`, ...sizes });
}

/**
 * For a text that must not be wider than its box in any language: tells the style sheet as `--letters` how many letters its longest word
 * has, or all of it where it cannot break.
 */
export function lettered(text: string, breaks = true): Styled {
  return styled({ '--letters': String(Math.max(1, ...(breaks ? text.split(/\s+/u) : [text]).map((part) => lettersOf(part).length))) });
}

/** A box as it lies in another: for an element that lies in the other's. */
export function within(outer: Box, { x, y, width, height }: Box): Box {
  return { x: x - outer.x, y: y - outer.y, width, height };
}

/** For the whole table: as large as it is laid out where the window scrolls over it, elsewhere as large as the window. */
export function whole({ width, height, scrolls }: Layout): Styled {
  return at(scrolls ? { x: 0, y: 0, width, height } : null);
}

/** For what holds elements of a frame, which are laid out in it as if it were the window. */
export function inFrame({ quarters, x, y }: Turn): Styled {
  return styled({ transform: `translate(${x}px, ${y}px) rotate(${quarters * 90}deg)` });
}

/**
 * Places what passes by at the table, in letters that find room there: beside the board, or around it before whoever is to move; nowhere of
 * its own where the style sheet knows better. @param letters how many it tells, in Latin letters
 */
export function passing(layout: Layout, viewer: number | null, area: Box | null, letters: number): Styled {
  if (!area) return styled({});
  const { turn } = before(layout, viewer);
  const [width, height] = layout.note && turn.quarters % 2 === 1 ? [area.height, area.width] : [area.width, area.height];
  const fitted = {
    '--fits': `${toastSize({ width, height }, letters)}px`, padding: `${TOAST_PAD.down}px ${TOAST_PAD.across}px`,
  };
  return layout.shape === 'wide' && !layout.note && area.y > layout.draw.y ? styled({ ...atFoot(layout, area), ...fitted })
    : styled({ ...amid(area, width, layout.note ? turn.quarters : 0), ...fitted });
}

/** In the middle of a box of the window, turned to who is to read it. */
function amid({ x, y, width, height }: Box, wide: number, quarters: number): Properties {
  return {
    inset: 'auto', margin: '0', left: `${x + width / 2}px`, top: `${y + height / 2}px`, width: 'max-content', 'max-width': `${wide}px`,
    transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
  };
}

/** At the foot of a box of the window, as wide as that. */
function atFoot({ height: room }: Layout, { x, y, width, height }: Box): Properties {
  return { inset: 'auto', left: `${x}px`, bottom: `${room - y - height}px`, width: `${width}px` };
}
