/**
 * The ring around the burst that shows the time to call running out. It alone is painted anew in each frame, so it keeps
 * its canvas and only hands over what is on it. (A 2D canvas smooths the arc; the renderers need no costly smoothing.)
 */
import { Sprite, Texture } from 'pixi.js';
import { PALETTE } from '../../design/palette';
import type { Box } from '../../layout/box';
import type { Brush } from '../paint/brush';
import { paintTexture } from '../paint/paintedSprite';

/** The ring's radius and the width of its line, in halves of its box. */
const RADIUS = 0.965;
const LINE = 0.05;

export class RingView {
  readonly sprite = new Sprite({ visible: false });
  #brush: Brush | null = null;
  #key = '';

  /** Shows what part is left, from 1 to 0: it drains towards the top, as a clock hand would come back. */
  show({ x, y, width }: Box, left: number, resolution: number): void {
    this.sprite.visible = left > 0;
    if (left === 0) return;
    const key = `${width} ${resolution}`;
    if (key !== this.#key) {
      this.#release();
      this.#key = key;
      this.sprite.texture = paintTexture(width, width, resolution, (brush) => { this.#brush = brush; });
    }
    this.sprite.position.set(x, y);
    if (this.#brush) paintRing(this.#brush, width, left);
    this.sprite.texture.source.update();
  }

  #release(): void {
    if (this.sprite.texture !== Texture.EMPTY) this.sprite.texture.destroy(true);
    this.sprite.texture = Texture.EMPTY;
  }

  destroy(): void {
    this.#release();
    this.sprite.destroy();
  }
}

function paintRing(brush: Brush, width: number, left: number): void {
  const half = width / 2;
  const top = -Math.PI / 2;
  brush.clearRect(0, 0, width, width);
  brush.lineWidth = half * LINE;
  brush.lineCap = 'round';
  brush.strokeStyle = PALETTE.paper;
  for (const [part, alpha] of [[1, 0.14], [left, 0.92]] as const) {
    brush.globalAlpha = alpha;
    brush.beginPath();
    brush.arc(half, half, half * RADIUS, top, top + part * Math.PI * 2);
    brush.stroke();
  }
}
