/**
 * Where the ring of a running clock stands: with whoever has the time. At their own burst, where they have one before them; else around the
 * mark or face on their panel. Pure.
 */
import type { Seat } from '../../rules/position';
import type { ViewState } from '../../session/viewState';
import type { Box } from '../box';
import { before } from '../before';
import { UPRIGHT, type Turn } from '../turn';
import type { Layout } from '../types';
import { emblemIn, type Emblem } from './panel';

/** A ring, in the frame of who sits there. */
export interface ClockRing {
  /** Whose it is; null where it is everybody's. */
  readonly seat: Seat | null;
  readonly at: 'burst' | 'panel';
  readonly turn: Turn;
  readonly box: Box;
  /** The width of its line, in pixels. */
  readonly line: number;
}

/** The ring around a burst runs where the burst's rays leave it room: its outer edge and its line, in halves of the burst's box. */
const BURST = { outer: 0.99, line: 0.05 };
/** The ring around a mark or a face: how far out it begins, in its radii, and how wide its line is, in pixels at least. */
const PANEL = { mark: 1.5, face: 1.06, line: 0.15, least: 2.5 };

/** The rings of the clock that runs; none while none does. */
export function clockRings(state: Pick<ViewState, 'clock' | 'seats' | 'viewer'>, layout: Layout): readonly ClockRing[] {
  const { clock, seats } = state;
  if (!clock) return [];
  const { seat } = clock;
  const locals = seats.flatMap(({ kind }, one) => (kind === 'local' ? [one] : []));
  // Everybody's time runs at every burst.
  if (seat === null) return layout.edges ? locals.map((one) => atBurst(layout, one)) : [atBurst(layout, null)];
  if (seats[seat]?.kind === 'local') return [atBurst(layout, seat)];
  return [atPanel(layout, seat, seats[seat]?.level != null)];
}

function atBurst(layout: Layout, seat: Seat | null): ClockRing {
  const { snag, turn } = before(layout, seat);
  const half = snag.width / 2;
  return { seat, at: 'burst', turn, box: inset(snag, half * (1 - BURST.outer)), line: half * BURST.line };
}

function atPanel(layout: Layout, seat: Seat, drawn: boolean): ClockRing {
  const edge = layout.edges?.[seat];
  const panel = edge?.panel ?? layout.players[seat] ?? layout.snag;
  const emblem = emblemIn(panel, drawn);
  const line = Math.max(PANEL.least, emblem.radius * PANEL.line);
  return { seat, at: 'panel', turn: edge?.turn ?? UPRIGHT, box: roundOf(panel, emblem, line), line };
}

/** The square around a ring that surrounds an emblem. */
function roundOf({ x, y }: Box, emblem: Emblem, line: number): Box {
  const outer = emblem.radius * PANEL[emblem.kind] + line;
  return { x: x + emblem.x - outer, y: y + emblem.y - outer, width: 2 * outer, height: 2 * outer };
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
