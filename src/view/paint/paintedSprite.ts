/**
 * Sheets: pieces of the picture that are painted once with a 2D canvas and then shown as sprites. A sheet is painted
 * anew only when what it shows changes, so moving things costs the renderer a few quads. The canvas stays at hand, so
 * that a renderer which lost its graphics context can take it up again.
 */
import { CanvasSource, Sprite, Texture } from 'pixi.js';
import type { Brush } from './brush';

/** Paints a texture of a size in CSS pixels, sharp at `resolution` screen pixels to each. */
export function paintTexture(width: number, height: number, resolution: number, paint: (brush: Brush) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * resolution));
  canvas.height = Math.max(1, Math.ceil(height * resolution));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser has no 2D canvas.');
  brush.scale(resolution, resolution);
  paint(brush);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution, autoDensity: false }) });
}

/** A sprite that paints its own picture when its key changes. Its origin is the middle of its box. */
export class PaintedSprite {
  readonly sprite = new Sprite();
  #key = '';

  /** Shows what `paint` draws in a box of the given size, with `bleed` around it for shadows. Paints only if `key` is new. */
  show(
    box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
    bleed: number, resolution: number, key: string, paint: (brush: Brush) => void,
  ): void {
    const full = `${box.width} ${box.height} ${bleed} ${resolution} ${key}`;
    if (full !== this.#key) {
      this.#release();
      this.#key = full;
      this.sprite.texture = paintTexture(box.width + 2 * bleed, box.height + 2 * bleed, resolution, (brush) => {
        brush.translate(bleed, bleed);
        paint(brush);
      });
      this.sprite.pivot.set(box.width / 2 + bleed, box.height / 2 + bleed);
    }
    this.sprite.position.set(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Makes the next `show` paint anew: when fonts came in. */
  forget(): void {
    this.#key = '';
  }

  #release(): void {
    if (this.sprite.texture !== Texture.EMPTY) this.sprite.texture.destroy(true);
  }

  destroy(): void {
    this.#release();
    this.sprite.destroy();
  }
}
