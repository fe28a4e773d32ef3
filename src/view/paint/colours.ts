/**
 * The colours that the picture is printed in now: those of the box, or, where more contrast is wanted, darker inks and nothing that is seen
 * through. Whoever paints asks for them at that moment, and all is painted anew when they change.
 */
import { GLASS, GLASS_EDGE, PALETTE, STRONG_PALETTE, type Palette } from '../../design/palette';

let current: Palette = PALETTE;

/** From now on it is printed with more contrast, or as it is in the box. */
export function printWith(moreContrast: boolean): void {
  current = moreContrast ? STRONG_PALETTE : PALETTE;
}

export function colours(): Palette {
  return current;
}

/** How far something lets through what lies under it. @param alpha from 0, not to be seen, to 1, in the colours of the box */
export function faint(alpha: number): number {
  return current === PALETTE ? alpha : 1;
}

/** What is off, or not anybody's move now, and its edge. */
export function glass(): { readonly fill: string; readonly edge: string } {
  return current === PALETTE ? { fill: GLASS, edge: GLASS_EDGE } : { fill: current.tableDeep, edge: current.paper };
}

/** The disc on which SNAG! stands. */
export function disc(pressed: boolean): string {
  return pressed || current !== PALETTE ? current.tomatoDeep : current.tomato;
}
