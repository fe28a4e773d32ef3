/** Puts page elements where the layout has them. */
import { styleMap } from 'lit-html/directives/style-map.js';
import type { Box } from '../layout/types';

/** A style that lays an element over a box of the layout. */
export function at({ x, y, width, height }: Box): ReturnType<typeof styleMap> {
  return styleMap({ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/** A style that lays an element at the window's bottom, as wide as `column` and under it, so that it covers none of the board. */
export function besides({ x, width }: Box): ReturnType<typeof styleMap> {
  return styleMap({ inset: 'auto', left: `${x}px`, bottom: '24px', width: `${width}px` });
}
