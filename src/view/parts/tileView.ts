/** Tiles: raised pieces with a visible edge, printed with their number or lying face down. */
import { type Container, Sprite, Texture } from 'pixi.js';
import { thin } from '../../design/palette';
import type { Tile } from '../../rules/board';
import { type Brush, centred, roundBox, seatShape, slab } from '../paint/brush';
import { colours } from '../paint/colours';
import { showFont, textFont } from '../paint/fonts';
import type { Face, Pose, Tone } from '../motion/poses';
import { paintTexture } from '../paint/paintedSprite';
import { mayPaint } from '../paint/paintTime';

/** How a tile is printed in each tone. */
function inksOf(tone: Tone): { readonly face: string; readonly edge: string; readonly number: string } {
  const { ivory, tileRim, tileRimLit, ink, mustard, tomatoDeep, paper } = colours();
  switch (tone) {
    case 'plain': return { face: ivory, edge: tileRim, number: ink };
    case 'lit': return { face: mustard, edge: tileRimLit, number: ink };
    case 'stung': return { face: tomatoDeep, edge: ink, number: paper };
  }
}

/** Room around a tile's face for its edge and shadow, in sides of the tile. */
const BLEED = 0.12;

/** A tile's face, its edge and its shadow. */
function paintFace(brush: Brush, side: number, tile: Tile, tone: Tone): void {
  const { face, edge, number } = inksOf(tone);
  const radius = side * 0.155;
  slab(brush, 0, side * 0.09, side, side, radius, thin('black', 0.22));
  // The edge is seen all around: what lies there stands against its square, which is of nearly the same paper.
  const rim = Math.max(1, side * 0.03);
  slab(brush, 0, 0, side, side * 1.06, radius, edge);
  slab(brush, rim, rim, side - 2 * rim, side - rim, radius - rim, face);
  if (tone === 'stung') {
    // Red on the red board: a light rim sets it off.
    brush.lineWidth = side * 0.05;
    brush.strokeStyle = colours().paper;
    roundBox(brush, side * 0.025, side * 0.025, side * 0.95, side * 0.95, radius);
    brush.stroke();
  }
  centred(brush, String(tile), side / 2, side / 2, textFont(650, side * 0.5), side * 0.5, number);
}

/** The back that all tiles share. */
export function paintBack(brush: Brush, side: number): void {
  const line = side * 0.045;
  const radius = side * 0.155;
  slab(brush, 0, side * 0.075, side, side, radius, thin('black', 0.25));
  slab(brush, 0, 0, side, side, radius, colours().paper);
  slab(brush, line, line, side - 2 * line, side - 2 * line, radius - line, colours().tomato);
  centred(brush, 'S', side / 2, side / 2, showFont(side * 0.36), side * 0.36, colours().paper);
}

function keyOf({ tile, tone, badge }: Face, side: number): string {
  return `${tile ?? 'back'} ${tone} ${badge ?? ''} ${side}`;
}

/** The textures of tiles at the sizes in use. */
export class TileTextures {
  readonly #textures = new Map<string, Texture>();
  #resolution = 1;

  /** Forgets all: for a new layout, another screen, or when fonts came in. No sprite may use them any more. */
  reset(resolution: number): void {
    for (const texture of this.#textures.values()) texture.destroy(true);
    this.#textures.clear();
    this.#resolution = resolution;
  }

  /** Whether a tile is painted at a size already. */
  has(face: Face, side: number): boolean {
    return this.#textures.has(keyOf(face, side));
  }

  /** A tile's texture; an empty one, where there is no time left to paint it. */
  get(face: Face, side: number): Texture {
    const { tile, tone, badge } = face;
    const key = keyOf(face, side);
    let texture = this.#textures.get(key);
    if (!texture) {
      if (!mayPaint()) return Texture.EMPTY;
      // A whole number of pixels, or the tile would be blurred by half of one.
      const bleed = Math.ceil(side * BLEED);
      texture = paintTexture(side + 2 * bleed, side + 2 * bleed, this.#resolution, (brush) => {
        brush.translate(bleed, bleed);
        if (tile === null) paintBack(brush, side);
        else paintFace(brush, side, tile, tone);
        if (badge) {
          slab(brush, side * 0.64, side * 0.64, side * 0.44, side * 0.44, side * 0.22, colours().ink);
          seatShape(brush, badge, side * 0.86, side * 0.86, side * 0.12);
        }
      });
      this.#textures.set(key, texture);
    }
    return texture;
  }
}

/** A layer of tiles, laid out anew at each frame from a pool of sprites. */
export class TileLayer {
  readonly #sprites: Sprite[] = [];
  #used = 0;

  constructor(readonly container: Container, readonly textures: TileTextures) {}

  /** Takes all tiles off the layer. */
  begin(): void {
    this.#used = 0;
    for (const sprite of this.#sprites) sprite.visible = false;
  }

  /** Lets go of all textures, before they are forgotten. */
  clear(): void {
    this.begin();
    for (const sprite of this.#sprites) sprite.texture = Texture.EMPTY;
  }

  /** Lays a tile down over those before it. `printed` is the side at which its texture is painted. */
  put(face: Face, pose: Pose, printed: number): void {
    let sprite = this.#sprites[this.#used];
    if (!sprite) {
      sprite = new Sprite({ anchor: 0.5 });
      this.#sprites.push(sprite);
      this.container.addChild(sprite);
    }
    this.#used += 1;
    sprite.texture = this.textures.get(face, printed);
    sprite.visible = true;
    sprite.position.set(pose.x, pose.y);
    sprite.rotation = pose.turn;
    sprite.alpha = pose.alpha;
    const scale = pose.side / printed;
    sprite.scale.set(scale * pose.narrow, scale);
  }
}
