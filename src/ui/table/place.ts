/** Puts page elements where the layout has them. */
import { before } from '../../layout/before';
import type { Turn } from '../../layout/turn';
import type { Box } from '../../layout/box';
import type { Layout } from '../../layout/types';
import { lettersOf } from '../../setup/letters';
import { styled, type Styled } from './styled';

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
 * Places a note that passes at the table: beside the board, or around it before whoever is to move; nowhere of its own where the style
 * sheet knows better.
 */
export function passing(layout: Layout, viewer: number | null): Styled {
  if (layout.note) return amid(layout.note, before(layout, viewer).turn);
  return layout.shape === 'wide' ? besides(layout.draw) : styled({});
}

/** Lays what passes by in the middle of a box of the window, turned to who is to read it. */
function amid({ x, y, width, height }: Box, { quarters }: Turn): Styled {
  return styled({
    inset: 'auto', margin: '0', left: `${x + width / 2}px`, top: `${y + height / 2}px`,
    'max-width': `${quarters % 2 === 1 ? height : width}px`,
    transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
  });
}

/** Lays an element at the window's bottom, as wide as `column` and under it, so that it covers none of the board. */
function besides({ x, width }: Box): Styled {
  return styled({ inset: 'auto', left: `${x}px`, bottom: '24px', width: `${width}px` });
}
