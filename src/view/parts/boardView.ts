/** The tiles on the board, the rings that point at squares, and the tiles of the draw for order. */
import { Container } from 'pixi.js';
import { colours } from '../paint/colours';
import type { Draft } from '../../layout/draft';
import type { Layout } from '../../layout/types';
import type { Tile } from '../../rules/board';
import type { ViewState } from '../../session/viewState';
import { GoneView } from '../marks/goneView';
import { MarksView } from '../marks/marksView';
import type { Moment } from '../motion/motion';
import { PaintedSprite } from '../paint/paintedSprite';
import { roundBox } from '../paint/brush';
import { boardSide, orderPose, squarePose } from '../motion/poses';
import { paintVeil } from './tableTop';
import { TileLayer, type TileTextures } from './tileView';

/** A ring on a tile or square: a square frame with round corners. */
function showRing(
  ring: PaintedSprite, layout: Layout, square: Tile, colour: string, part: number, bold: number, resolution: number,
): void {
  const { x, y } = squarePose(layout, square);
  const side = boardSide(layout) * part;
  const line = Math.max(2, boardSide(layout) * 0.058 * bold);
  ring.show({ x: x - side / 2, y: y - side / 2, width: side, height: side }, 1, resolution, colour, (brush) => {
    brush.strokeStyle = colour;
    brush.lineWidth = line;
    roundBox(brush, line / 2, line / 2, side - line, side - line, boardSide(layout) * 0.14);
    brush.stroke();
  });
  ring.sprite.visible = true;
}

/** Everything that lies on the printed board. */
export class BoardView {
  readonly container = new Container();
  readonly #tiles: TileLayer;
  readonly #placed = new PaintedSprite();
  readonly #aim = new PaintedSprite();
  readonly #veil = new PaintedSprite();
  readonly #gone = new GoneView();
  readonly #marks = new MarksView();

  constructor(textures: TileTextures) {
    const tiles = new Container();
    this.#tiles = new TileLayer(tiles, textures);
    this.container.addChild(this.#gone.sprite, this.#veil.sprite, this.#aim.sprite, tiles, this.#placed.sprite, this.#marks.sprite);
  }

  show(state: ViewState, layout: Layout, draft: Draft, { hidden, flying }: Moment, resolution: number): void {
    const taken = state.breath?.tiles ?? [];
    this.#gone.show(state.gone ?? [], layout, flying, taken, resolution);
    this.#tiles.begin();
    const side = boardSide(layout);
    const lit = new Set(state.lit);
    for (const tile of state.board) {
      if (!hidden.has(`square ${tile}`)) this.#tiles.put({ tile, tone: lit.has(tile) ? 'lit' : 'plain' }, squarePose(layout, tile), side);
    }
    // What was taken lies lit as long as the host says: here where it does not move, or where its motion was cut short.
    const moving = new Set(taken.length === 0 ? [] : flying.map(({ face }) => face.tile));
    for (const tile of taken) if (!moving.has(tile)) this.#tiles.put({ tile, tone: 'lit' }, squarePose(layout, tile), side);
    this.#veil.sprite.visible = state.order !== null;
    if (state.order) this.#veil.show(layout.board, 0, resolution, 'veil', (brush) => { paintVeil(brush, layout.board.width); });
    this.#showOrder(state, layout, hidden);
    const { lastPlaced } = state;
    this.#placed.sprite.visible = false;
    // Where a review frames a move, its frame says which tile was placed.
    if (lastPlaced !== null && !state.marks && state.board.includes(lastPlaced) && !hidden.has(`square ${lastPlaced}`)) {
      showRing(this.#placed, layout, lastPlaced, colours().teal, 0.94, 1, resolution);
    }
    this.#marks.show(state, layout, (tile) => hidden.has(`square ${tile}`), resolution);
    const aim = draft.held?.tile ?? draft.pointed;
    this.#aim.sprite.visible = false;
    if (aim !== null && state.may.place && !state.board.includes(aim)) {
      showRing(this.#aim, layout, aim, colours().mustard, 1.17, 1.5, resolution);
    }
  }

  #showOrder({ order, seats }: ViewState, layout: Layout, hidden: Moment['hidden']): void {
    if (!order) return;
    for (let index = 0; index < order.tiles; index += 1) {
      if (hidden.has(`order ${index}`)) continue;
      const pick = order.picks.find((one) => one.index === index);
      const pose = orderPose(layout, index, order.tiles);
      this.#tiles.put({ tile: pick?.tile ?? null, tone: 'plain', badge: pick && seats[pick.seat]?.shape }, pose, pose.side);
    }
  }

  clear(): void {
    this.#tiles.clear();
    this.#marks.forget();
  }

  destroy(): void {
    this.#placed.destroy();
    this.#aim.destroy();
    this.#veil.destroy();
    this.#gone.destroy();
    this.#marks.destroy();
  }
}
