/**
 * Sheets: pieces of the picture that are painted once with a 2D canvas and then shown as sprites. A sheet is painted
 * anew only when what it shows changes, so moving things costs the renderer a few quads. The canvas stays at hand, so
 * that a renderer which lost its graphics context can take it up again.
 */
import { CanvasSource, Sprite, Texture } from 'pixi.js';
import type { Brush } from './brush';
import { mayPaint } from './paintTime';

/** A canvas that is painted on, and what shows it. */
export interface Sheet { readonly texture: Texture; readonly brush: Brush }

/** An empty sheet of a size in CSS pixels, sharp at `resolution` screen pixels to each. */
function sheetOf(width: number, height: number, resolution: number): Sheet {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * resolution));
  canvas.height = Math.max(1, Math.ceil(height * resolution));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser has no 2D canvas.');
  brush.scale(resolution, resolution);
  return { texture: new Texture({ source: new CanvasSource({ resource: canvas, resolution, autoDensity: false }) }), brush };
}

/** Paints a texture of a size in CSS pixels, sharp at `resolution` screen pixels to each. */
export function paintTexture(width: number, height: number, resolution: number, paint: (brush: Brush) => void): Texture {
  const { texture, brush } = sheetOf(width, height, resolution);
  paint(brush);
  return texture;
}

/** A sprite that paints its own picture when its key changes. Its origin is the middle of its box. */
export class PaintedSprite {
  readonly sprite = new Sprite();
  #sheet: Sheet | null = null;
  #size = '';
  #key = '';

  /**
   * Shows what `paint` draws in a box of the given size, with `bleed` around it for shadows. Paints only if `key` is new, and on the same
   * canvas while the size stays: a new one costs several times what is painted on it. Where there is no time left for it, the sprite stays
   * as it was.
   */
  show(
    box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
    bleed: number, resolution: number, key: string, paint: (brush: Brush) => void,
  ): void {
    const [width, height] = [box.width + 2 * bleed, box.height + 2 * bleed];
    const size = `${width} ${height} ${resolution}`;
    const full = `${size} ${bleed} ${key}`;
    if (full !== this.#key) {
      if (!mayPaint()) return;
      this.#key = full;
      const { texture, brush } = this.#sheetFor(width, height, resolution, size);
      brush.save();
      brush.clearRect(0, 0, width, height);
      brush.translate(bleed, bleed);
      paint(brush);
      brush.restore();
      texture.source.update();
      this.sprite.pivot.set(box.width / 2 + bleed, box.height / 2 + bleed);
    }
    this.sprite.position.set(box.x + box.width / 2, box.y + box.height / 2);
  }

  #sheetFor(width: number, height: number, resolution: number, size: string): Sheet {
    if (this.#sheet && size === this.#size) return this.#sheet;
    this.#release();
    const sheet = sheetOf(width, height, resolution);
    this.#size = size;
    this.#sheet = sheet;
    this.sprite.texture = sheet.texture;
    return sheet;
  }

  /** Makes the next `show` paint anew: when fonts came in. */
  forget(): void {
    this.#key = '';
  }

  #release(): void {
    this.#sheet?.texture.destroy(true);
    this.#sheet = null;
  }

  destroy(): void {
    this.#release();
    this.sprite.destroy();
  }
}
