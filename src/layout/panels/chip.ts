/** Where the small burst lies on the panel of a name that calls (`chipCalls`), so that one sees that it does. Pure. */
import type { Box } from '../box';
import { hasSecondLine, panelShape } from './panel';

/** How large the small burst is, in heights of the panel. */
const SIDE = { narrow: 0.5, line: 0.62, roomy: 0.5, upright: 0.3 };

/** Where the small burst lies, told from the panel's corner: before the count; on a narrow panel over it, behind the name. */
export function chipBurst({ width, height }: Pick<Box, 'width' | 'height'>): Box {
  const shape = panelShape({ width, height });
  const side = Math.min(height * SIDE[shape], width * 0.3);
  if (shape === 'narrow') return { x: width - side - Math.min(width * 0.06, height * 0.12), y: height * 0.06, width: side, height: side };
  const [pad, count] = shape === 'roomy'
    ? [Math.min(height * 0.28, width * 0.08), Math.min(height * 0.436, width * 0.17)]
    : [Math.min(width * 0.1, height * 0.24), Math.min(height * 0.435, 28)];
  // Two digits of the count, and a little room.
  return { x: width - pad - count * 1.3 - side, y: (height - side) / 2, width: side, height: side };
}

/** Whether a panel of one line has room for so many letters beneath the name, with the burst beside them. */
export function hasLineBeside(size: Pick<Box, 'width' | 'height'>, letters: number): boolean {
  const { width, height } = size;
  return panelShape(size) === 'line' && hasSecondLine({ width: width - height * (SIDE.line + 0.1), height }, letters);
}
