/** The confetti over the table, as particles of one texture that has a square of each colour. It is painted when it is wanted first. */
import { Particle, ParticleContainer, Rectangle, Texture } from 'pixi.js';
import { PALETTE } from '../../design/palette';
import type { Layout } from '../../layout/types';
import { confettiAt } from '../motion/confetti';
import { slab } from '../paint/brush';
import { paintTexture } from '../paint/paintedSprite';

const COLOURS = [PALETTE.mustard, PALETTE.tomato, PALETTE.sky, PALETTE.paper, PALETTE.mauve];
/** The side of a square on the texture, and the room around it that keeps the colours apart. */
const SIDE = 24;
const ROOM = 2;

export class ConfettiView {
  readonly container = new ParticleContainer({ dynamicProperties: { position: true, rotation: true, vertex: true, color: true } });
  #squares: readonly Texture[] = [];

  constructor() {
    this.container.visible = false;
  }

  /** @param time milliseconds since it was thrown; null: there is none */
  show(time: number | null, layout: Layout, resolution: number): void {
    const pieces = time === null ? [] : confettiAt(time, layout, COLOURS.length);
    this.container.visible = pieces.length > 0;
    if (pieces.length === 0) return;
    if (this.#squares.length === 0) this.#paint(resolution, pieces.map(({ colour }) => colour));
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

  #paint(resolution: number, colours: readonly number[]): void {
    const step = SIDE + 2 * ROOM;
    const sheet = paintTexture(step * COLOURS.length, step, resolution, (brush) => {
      for (const [i, colour] of COLOURS.entries()) slab(brush, i * step + ROOM, ROOM, SIDE, SIDE, SIDE * 0.22, colour);
    });
    const { source } = sheet;
    this.#squares = COLOURS.map((_, i) => new Texture({ source, frame: new Rectangle(i * step + ROOM, ROOM, SIDE, SIDE) }));
    this.container.addParticle(...colours.map((colour) =>
      new Particle({ texture: this.#squares[colour] ?? Texture.EMPTY, anchorX: 0.5, anchorY: 0.5 })));
  }

  destroy(): void {
    this.container.destroy();
    for (const [i, square] of this.#squares.entries()) square.destroy(i === 0);
  }
}
