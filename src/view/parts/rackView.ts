/** A wooden rack with its tiles. */
import { Container } from 'pixi.js';
import type { Draft } from '../../layout/draft';
import { before } from '../../layout/before';
import type { Layout } from '../../layout/types';
import type { ViewState } from '../../session/viewState';
import { turned } from '../paint/turned';
import type { Moment } from '../motion/motion';
import { PaintedSprite } from '../paint/paintedSprite';
import { middleOf } from '../motion/poses';
import { paintRail } from './tableTop';
import { TileLayer, type TileTextures } from './tileView';

/** How far a tile rises that is pointed at, in its sides. */
const RISE = 0.13;

/** One rack's tiles and its front rail; its back is printed on the table's sheet. */
export class RackView {
  readonly container = new Container();
  readonly #tiles: TileLayer;
  readonly #rail = new PaintedSprite();

  constructor(textures: TileTextures) {
    const tiles = new Container();
    this.#tiles = new TileLayer(tiles, textures);
    this.container.addChild(tiles, this.#rail.sprite);
  }

  /** Shows the rack of a seat; the empty one of nobody (null) as well. */
  show(seat: number | null, state: ViewState, layout: Layout, draft: Draft, { hidden }: Moment, resolution: number): void {
    const { slots, rack: rail, turn } = before(layout, seat);
    turned(this.container, turn);
    this.#tiles.begin();
    const rack = seat === null ? [] : state.seats[seat]?.rack ?? [];
    rack.forEach((tile, index) => {
      const slot = slots[index];
      // A tile in the hand has left its slot.
      if (!slot || hidden.has(`slot ${seat ?? 0}.${index}`) || (tile !== null && draft.held?.tile === tile)) return;
      const pose = middleOf(slot);
      const rises = tile !== null && draft.pointed === tile;
      this.#tiles.put({ tile, tone: 'plain' }, rises ? { ...pose, y: pose.y - pose.side * RISE } : pose, pose.side);
    });
    const tile = slots[0]?.width ?? 0;
    const box = { x: rail.x, y: rail.y + Math.round(tile * 1.005), width: rail.width, height: Math.ceil(tile * 0.28) };
    this.#rail.show(box, 1, resolution, 'rail', (brush) => { paintRail(brush, box.width, tile); });
  }

  clear(): void {
    this.#tiles.clear();
  }

  destroy(): void {
    this.#rail.destroy();
  }
}
