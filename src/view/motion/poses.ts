/** Where tiles lie when they lie still. Still pictures and plans of motion both ask here, so a motion ends where the picture begins. */
import { before } from '../../layout/before';
import { orderTileBox, squareBox } from '../../layout/layout';
import { radians, turnedPoint } from '../../layout/turn';
import type { Box } from '../../layout/box';
import type { Layout } from '../../layout/types';
import type { Tile } from '../../rules/board';
import type { SeatState, ViewState } from '../../session/viewState';

/** How a tile looks: as it lies in play, lit because it is being won, or stung because it was missed. */
export type Tone = 'plain' | 'lit' | 'stung';

/** What a tile shows upwards: its number in a tone, or, for null, its back. `badge` is the shape of who picked it. */
export interface Face { readonly tile: Tile | null; readonly tone: Tone; readonly badge?: SeatState['shape'] | undefined }

/** Where a tile lies: its middle, its side, and how it is turned, narrowed (while it turns over) and faded. */
export interface Pose {
  readonly x: number; readonly y: number; readonly side: number;
  readonly turn: number; readonly narrow: number; readonly alpha: number;
}

/** A still pose. */
function still(x: number, y: number, side: number): Pose {
  return { x, y, side, turn: 0, narrow: 1, alpha: 1 };
}

/** A pose in the middle of a box. */
export function middleOf({ x, y, width, height }: Box, side = Math.min(width, height)): Pose {
  return still(x + width / 2, y + height / 2, side);
}

/** The side of a tile on its square. */
export function boardSide({ chart }: Layout): number {
  return Math.round((chart.width / 600) * 52);
}

/** A tile on its square. It stands a little high, as its edge shows beneath. */
export function squarePose(layout: Layout, tile: Tile): Pose {
  const { x, y, width } = squareBox(layout, tile);
  const side = boardSide(layout);
  // On whole pixels, so that numbers are sharp.
  return still(Math.round(x + (width - side) / 2) + side / 2, Math.round(y + width * 0.05) + side / 2, side);
}

/** A tile on a seat's rack. */
export function slotPose(layout: Layout, seat: number, index: number): Pose | null {
  const { slots, turn } = before(layout, seat);
  const slot = slots[index];
  if (!slot) return null;
  const pose = middleOf(slot);
  return { ...pose, ...turnedPoint(turn, pose), turn: radians(turn) };
}

/** A tile of the draw for order. */
export function orderPose(layout: Layout, index: number, count: number): Pose {
  return middleOf(orderTileBox(layout, index, count));
}

/** Where tiles come from and go to that lie with a seat: small, over its panel. */
export function panelPose(layout: Layout, seat: number): Pose | null {
  const panel = layout.players[seat];
  return panel ? middleOf(panel, Math.min(panel.height * 0.7, boardSide(layout))) : null;
}

/** The side of the pile's tiles. */
export function pileSide({ pile }: Layout): number {
  return Math.round(Math.min(pile.height * 0.78, pile.width * 0.4));
}

/** The top of the pile. */
export function pilePose(layout: Layout): Pose {
  const side = pileSide(layout);
  const { x, y, height, width } = layout.pile;
  return still(x + Math.round(Math.min(width * 0.17, side * 0.85)) + side / 2, y + (height - side * 1.22) / 2 + side / 2, side);
}

/** The seats whose racks stand on the table: around it everyone's; else the viewer's alone, or the mover's when only computers play. */
export function rackSeats({ edges }: Layout, { viewer, mover, seats }: ViewState): readonly number[] {
  return edges ? seats.map((_, seat) => seat) : [viewer ?? mover].filter((seat) => seat !== null);
}
