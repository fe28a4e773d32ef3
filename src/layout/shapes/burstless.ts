/** The layouts without the SNAG! burst, for games in which nobody calls: its room goes to what lies beside it. */
import { box, clamp, rackIn, TOUCH } from '../boxes';
import type { Box } from '../box';
import type { Layout } from '../types';

/** Between neighbours. */
const GAP = 14;

/** A layout whose burst has no size, with its neighbours moved up. */
export function withoutBurst(layout: Layout): Layout {
  const { snag } = layout;
  const bare = { ...layout, snag: { ...snag, width: 0, height: 0 } };
  if (layout.shape === 'wide') return { ...bare, log: inTheMiddle(layout) };
  // On a tablet the rack stands between the pile and the burst.
  const besides = layout.rack.y < layout.pile.y + layout.pile.height + layout.draw.height
    && layout.rack.x > layout.draw.x + layout.draw.width;
  return besides ? { ...bare, ...widerRack(layout) } : { ...bare, ...sideBySide(layout) };
}

/** The pad in the middle of its column. */
function inTheMiddle({ log, board }: Layout): Box {
  return { ...log, y: Math.round(board.y + (board.height - log.height) / 2) };
}

/** The rack in the middle of what is left beside pile and button. */
function widerRack({ draw, rack, slots, snag }: Layout): Pick<Layout, 'rack' | 'slots'> {
  const x = draw.x + draw.width + GAP;
  return rackIn({ x, y: rack.y, width: snag.x + snag.width - x, height: rack.height }, slots[0]?.width ?? TOUCH);
}

/** The pile and the button beside each other. */
function sideBySide({ pile, draw, snag }: Layout): Pick<Layout, 'pile' | 'draw'> {
  const top = Math.min(pile.y, snag.y);
  const height = Math.max(draw.y + draw.height, snag.y + snag.height) - top;
  const width = snag.x + snag.width - pile.x;
  const share = Math.round(width * 0.48);
  const middle = (high: number): number => top + (height - high) / 2;
  const stack = Math.max(pile.height, Math.min(height, 96));
  const button = clamp(height * 0.36, TOUCH, 84);
  return {
    pile: box(pile.x, middle(stack), share - GAP, stack),
    draw: box(pile.x + share, middle(button), width - share, button),
  };
}
