/** Paper that flies from a loud call, as particles of one texture with a square of each colour, painted when it is wanted first. */
import { Particle, ParticleContainer, Rectangle, Texture } from 'pixi.js';
import { PALETTE } from '../../design/palette';
import type { Piece } from '../motion/sparks';
import { slab } from '../paint/brush';
import { paintTexture } from '../paint/paintedSprite';

const COLOURS = [PALETTE.mustard, PALETTE.tomato, PALETTE.sky, PALETTE.paper, PALETTE.mauve];
/** The side of a square on the texture, and the room around it that keeps the colours apart. */
const SIDE = 24;
const ROOM = 2;

export class SparksView {
  readonly container = new ParticleContainer({ dynamicProperties: { position: true, rotation: true, vertex: true, color: true } });
  #squares: readonly Texture[] = [];

  constructor() {
    this.container.visible = false;
  }

  /** Shows the pieces that are in the air now. */
  show(pieces: readonly Piece[], resolution: number): void {
    this.container.visible = pieces.length > 0;
    if (pieces.length === 0) return;
    if (this.#squares.length === 0) this.#paint(resolution);
    for (let i = this.container.particleChildren.length; i < pieces.length; i += 1) {
      this.container.addParticle(new Particle({ texture: this.#squares[i % COLOURS.length] ?? Texture.EMPTY, anchorX: 0.5, anchorY: 0.5 }));
    }
    for (const [i, particle] of this.container.particleChildren.entries()) if (i >= pieces.length) (particle as Particle).alpha = 0;
    for (const [i, { x, y, side, turn, narrow, alpha }] of pieces.entries()) {
      const particle = this.container.particleChildren[i] as Particle;
      particle.x = x;
      particle.y = y;
      particle.rotation = turn;
      particle.scaleX = (side / SIDE) * narrow;
      particle.scaleY = side / SIDE;
      particle.alpha = alpha;
    }
    this.container.update();
  }

  #paint(resolution: number): void {
    const step = SIDE + 2 * ROOM;
    const sheet = paintTexture(step * COLOURS.length, step, resolution, (brush) => {
      for (const [i, colour] of COLOURS.entries()) slab(brush, i * step + ROOM, ROOM, SIDE, SIDE, SIDE * 0.22, colour);
    });
    const { source } = sheet;
    this.#squares = COLOURS.map((_, i) => new Texture({ source, frame: new Rectangle(i * step + ROOM, ROOM, SIDE, SIDE) }));
  }

  destroy(): void {
    this.container.destroy();
    for (const [i, square] of this.#squares.entries()) square.destroy(i === 0);
  }
}
