/** The table as one seat has it before it: apart from where all that lies, so that a page without a table need not load that. */
import { UPRIGHT, type Turn } from './turn';
import type { Layout } from './types';

/** The table as it lies before a seat, in the seat's own frame: rack, burst and button are its own where players sit around the table. */
export function before(layout: Layout, seat: number | null): Layout & { readonly turn: Turn } {
  const edge = seat === null ? undefined : layout.edges?.[seat];
  if (!edge) return { ...layout, turn: UPRIGHT };
  const { turn, rack, slots, snag, draw } = edge;
  return { ...layout, turn, rack, slots, snag, draw };
}
