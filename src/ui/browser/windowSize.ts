/**
 * How large the window is, how far the screen's own edges (notches, bars) reach into it, as the style sheet knows them, and how much of it
 * a scroll bar would take.
 */
import type { WindowSize } from '../../layout/tableLayout';

/** As it is now. */
export function windowSize(): WindowSize {
  const style = getComputedStyle(document.documentElement);
  const side = (name: string): number => Number.parseFloat(style.getPropertyValue(`--safe-${name}`)) || 0;
  const safe = { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
  return { width: innerWidth, height: innerHeight, safe, scrollBar: scrollBarWidth() };
}

/** How thick a scroll bar is: nothing where it lies over what it scrolls. */
function scrollBarWidth(): number {
  const probe = document.createElement('div');
  probe.className = 'scroll-probe';
  document.body.append(probe);
  const thick = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return thick;
}
