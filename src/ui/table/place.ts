/** Puts page elements where the layout has them. */
import { nothing } from 'lit-html';
import { styleMap } from 'lit-html/directives/style-map.js';
import { before } from '../../layout/layout';
import type { Turn } from '../../layout/turn';
import type { Box } from '../../layout/box';
import type { Layout } from '../../layout/types';

/** A style that lays an element over a box of the layout. */
export function at({ x, y, width, height }: Box): ReturnType<typeof styleMap> {
  return styleMap({ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/** A style for what holds elements of a frame, which are laid out in it as if it were the window. */
export function inFrame({ quarters, x, y }: Turn): ReturnType<typeof styleMap> {
  return styleMap({ transform: `translate(${x}px, ${y}px) rotate(${quarters * 90}deg)` });
}

/**
 * A style for a note that passes at the table: beside the board, or around it before whoever is to move; nothing where the style sheet
 * knows better.
 */
export function passing(layout: Layout, viewer: number | null): ReturnType<typeof styleMap> | typeof nothing {
  if (layout.note) return amid(layout.note, before(layout, viewer).turn);
  return layout.shape === 'wide' ? besides(layout.draw) : nothing;
}

/** A style that lays what passes by in the middle of a box of the window, turned to who is to read it. */
function amid({ x, y, width, height }: Box, { quarters }: Turn): ReturnType<typeof styleMap> {
  return styleMap({
    inset: 'auto', margin: '0', left: `${x + width / 2}px`, top: `${y + height / 2}px`,
    'max-width': `${quarters % 2 === 1 ? height : width}px`,
    transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
  });
}

/** A style that lays an element at the window's bottom, as wide as `column` and under it, so that it covers none of the board. */
function besides({ x, width }: Box): ReturnType<typeof styleMap> {
  return styleMap({ inset: 'auto', left: `${x}px`, bottom: '24px', width: `${width}px` });
}
