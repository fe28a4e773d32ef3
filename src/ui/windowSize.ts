/** How large the window is, and how far the screen's own edges (notches, bars) reach into it, as the style sheet knows them. */
import type { WindowSize } from '../layout/tableLayout';

/** As it is now. */
export function windowSize(): WindowSize {
  const style = getComputedStyle(document.documentElement);
  const side = (name: string): number => Number.parseFloat(style.getPropertyValue(`--safe-${name}`)) || 0;
  const safe = { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
  return { width: innerWidth, height: innerHeight, safe };
}
