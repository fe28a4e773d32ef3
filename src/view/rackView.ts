/** The wooden rack with the tiles of the viewer, or, when only computers play, of the mover. */
import { Container } from 'pixi.js';
import type { Draft } from '../layout/draft';
import type { Layout } from '../layout/types';
import type { ViewState } from '../session/viewState';
import type { Moment } from './motion';
import { Sheet } from './sheet';
import { rackSeat, slotPose } from './spots';
import { paintRail } from './tableSheet';
import { TileLayer, type TileTextures } from './tileView';

/** How far a tile rises that is pointed at, in its sides. */
const RISE = 0.13;

/** The rack's tiles and its front rail; its back is printed on the table's sheet. */
export class RackView {
  readonly container = new Container();
  readonly #tiles: TileLayer;
  readonly #rail = new Sheet();

  constructor(textures: TileTextures) {
    const tiles = new Container();
    this.#tiles = new TileLayer(tiles, textures);
    this.container.addChild(tiles, this.#rail.sprite);
  }

  show(state: ViewState, layout: Layout, draft: Draft, { hidden }: Moment, resolution: number): void {
    this.#tiles.begin();
    const seat = rackSeat(state);
    const rack = seat === null ? [] : state.seats[seat]?.rack ?? [];
    rack.forEach((tile, index) => {
      const pose = slotPose(layout, index);
      // A tile in the hand has left its slot.
      if (!pose || hidden.has(`slot ${index}`) || (tile !== null && draft.held?.tile === tile)) return;
      const rises = tile !== null && draft.pointed === tile;
      this.#tiles.put({ tile, tone: 'plain' }, rises ? { ...pose, y: pose.y - pose.side * RISE } : pose, pose.side);
    });
    const tile = layout.slots[0]?.width ?? 0;
    const rail = { x: layout.rack.x, y: layout.rack.y + Math.round(tile * 1.005), width: layout.rack.width, height: Math.ceil(tile * 0.28) };
    this.#rail.show(rail, 1, resolution, 'rail', (brush) => { paintRail(brush, rail.width, tile); });
  }

  clear(): void {
    this.#tiles.clear();
  }

  destroy(): void {
    this.#rail.destroy();
  }
}
