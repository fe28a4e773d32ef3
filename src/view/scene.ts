/** All views of the table, one above the other, shown from one state, draft and moment. */
import { Container } from 'pixi.js';
import type { Draft } from '../layout/draft';
import type { Layout } from '../layout/types';
import type { ViewState } from '../session/viewState';
import { soonNeeded } from './parts/ahead';
import { BoardView } from './parts/boardView';
import type { Moment } from './motion/motion';
import type { Sway } from './motion/sway';
import { PileView } from './parts/pileView';
import { PlusView } from './parts/plusView';
import { PlayersView } from './parts/playersView';
import { RacksView } from './parts/racksView';
import { PaintedSprite } from './paint/paintedSprite';
import { SnagView } from './parts/snagView';
import { SparksView } from './parts/sparksView';
import { boardSide, middleOf } from './motion/poses';
import { sparksAt } from './motion/sparks';
import { paintTableTop } from './parts/tableTop';
import { TileLayer, TileTextures } from './parts/tileView';
import type { AskWords } from './words';

/** What a frame shows. */
export interface Shown {
  readonly state: ViewState | null;
  readonly layout: Layout;
  readonly draft: Draft;
  readonly moment: Moment;
  /** Whose portrait is moving. */
  readonly sways: ReadonlyMap<number, Sway>;
  readonly resolution: number;
}

/** The table as a tree of sprites. */
export class Scene {
  readonly root = new Container();
  readonly #textures = new TileTextures();
  readonly #table = new PaintedSprite();
  readonly #board = new BoardView(this.#textures);
  readonly #racks = new RacksView(this.#textures);
  readonly #flying = new TileLayer(new Container(), this.#textures);
  readonly #players: PlayersView;
  readonly #pile: PileView;
  readonly #snag: SnagView;
  readonly #plus = new PlusView();
  /** Beneath what flies: paper from a loud call hides no tile of its run. */
  readonly #sparks = new SparksView();

  constructor(words: AskWords) {
    this.#players = new PlayersView(words);
    this.#pile = new PileView(words);
    this.#snag = new SnagView(words);
    this.root.addChild(
      this.#table.sprite, this.#players.container, this.#pile.container, this.#snag.container,
      this.#board.container, this.#racks.container, this.#sparks.container, this.#flying.container,
      this.#snag.shouts, this.#plus.container,
    );
  }

  /** Makes the next `show` paint everything anew: for a new layout, another density, or when fonts came in. */
  forget(resolution: number): void {
    for (const layer of [this.#board, this.#racks, this.#flying]) layer.clear();
    this.#textures.reset(resolution);
    for (const sheet of [this.#table, this.#players, this.#pile, this.#snag, this.#plus]) sheet.forget();
  }

  /** Lays everything out as it is at a moment. */
  show({ state, layout, draft, moment, sways, resolution }: Shown): void {
    const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
    this.#table.show(whole, 0, resolution, 'table', (brush) => { paintTableTop(brush, layout); });
    if (!state) return;
    this.#players.show(state, layout, moment, sways, resolution);
    this.#pile.show(state, layout, draft, resolution);
    this.#snag.show(state, layout, draft, moment, resolution);
    this.#board.show(state, layout, draft, moment, resolution);
    this.#racks.show(state, layout, draft, moment, resolution);
    this.#showFlying(layout, draft, moment);
    this.#plus.show(moment, resolution);
    const side = Math.max(6, boardSide(layout) * 0.2);
    this.#sparks.show(moment.sparks.flatMap((thrown) => sparksAt(thrown, side)), resolution);
  }

  /** Paints one tile ahead that will soon be needed. @returns whether there was one to paint */
  paintAhead(state: ViewState, layout: Layout): boolean {
    const wanted = soonNeeded(state, layout).find(({ face, side }) => !this.#textures.has(face, side));
    if (wanted) this.#textures.get(wanted.face, wanted.side);
    return wanted !== undefined;
  }

  #showFlying(layout: Layout, { held }: Draft, { flying }: Moment): void {
    this.#flying.begin();
    const small = boardSide(layout);
    const large = Math.max(small, layout.slots[0]?.width ?? 0);
    // Tiles in flight are printed at the sizes in which they lie: a little blur in motion saves many textures.
    for (const { face, pose, largest } of flying) this.#flying.put(face, pose, largest > small * 1.25 ? large : small);
    if (!held) return;
    this.#flying.put({ tile: held.tile, tone: 'plain' }, { ...middleOf({ ...held, width: 0, height: 0 }, large), turn: -0.04 }, large);
  }

  destroy(): void {
    for (const layer of [this.#board, this.#racks, this.#flying]) layer.clear();
    this.#textures.reset(1);
    const parts = [this.#table, this.#players, this.#pile, this.#snag, this.#board, this.#racks, this.#plus, this.#sparks];
    for (const part of parts) part.destroy();
    this.root.destroy({ children: true });
  }
}
