/** Puts page elements where the layout has them. */
import { styleMap } from 'lit-html/directives/style-map.js';
import type { Box } from '../layout/types';

/** A style that lays an element over a box of the layout. */
export function at({ x, y, width, height }: Box): ReturnType<typeof styleMap> {
  return styleMap({ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}
