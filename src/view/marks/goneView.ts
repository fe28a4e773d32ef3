/** The memory aid: the printed number of a tile that is gone is struck out, as with a pencil. */
import { squareBox } from '../../layout/layout';
import type { Layout } from '../../layout/types';
import type { Tile } from '../../rules/board';
import type { Brush } from '../paint/brush';
import { colours, faint } from '../paint/colours';
import type { Flying } from '../motion/motion';
import { PaintedSprite } from '../paint/paintedSprite';

/** A stroke through the middle of a square, a little different on each, as a hand would draw it. */
function strike(brush: Brush, layout: Layout, tile: Tile): void {
  const { x, y, width } = squareBox(layout, tile);
  const [midX, midY] = [x - layout.board.x + width / 2, y - layout.board.y + width / 2];
  const sway = ((tile * 37) % 11) / 10 - 0.5;
  const [across, up] = [width * (0.3 + sway * 0.03), width * (0.17 + sway * 0.06)];
  brush.beginPath();
  brush.moveTo(midX - across, midY + up);
  brush.quadraticCurveTo(midX + sway * width * 0.16, midY + width * 0.05, midX + across, midY - up);
  brush.stroke();
}

/** The strokes on the board. They lie on one sheet, which is painted anew only when there are more. */
export class GoneView {
  readonly #sheet = new PaintedSprite();

  get sprite(): PaintedSprite['sprite'] {
    return this.#sheet.sprite;
  }

  /** Shows what is gone, but for tiles that still lie lit, or are on their way off the board. */
  show(gone: readonly Tile[], layout: Layout, flying: readonly Flying[], lit: readonly Tile[], resolution: number): void {
    const moving = new Set<Tile | null>([...lit, ...flying.map(({ face }) => face.tile)]);
    const struck = gone.filter((tile) => !moving.has(tile));
    this.sprite.visible = struck.length > 0;
    if (struck.length === 0) return;
    this.#sheet.show(layout.board, 0, resolution, struck.join(), (brush) => {
      brush.strokeStyle = colours().pencil;
      brush.globalAlpha = faint(0.8);
      brush.lineCap = 'round';
      brush.lineWidth = Math.max(1.8, (layout.chart.width / 600) * 3);
      for (const tile of struck) strike(brush, layout, tile);
    });
  }

  destroy(): void {
    this.#sheet.destroy();
  }
}
