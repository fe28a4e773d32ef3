/**
 * What a review shows of a move on the board: the tile played in a full frame, the better one in a double one, and the squares of the
 * danger in a dashed one. Told apart by their form; the colours only help.
 */
import { thin } from '../../design/palette';
import { squareBox } from '../../layout/layout';
import type { Box } from '../../layout/box';
import type { Layout } from '../../layout/types';
import type { Tile } from '../../rules/board';
import type { BoardMarks, ViewState } from '../../session/viewState';
import { boardSide, squarePose } from '../motion/poses';
import { type Brush, roundBox } from '../paint/brush';
import { colours } from '../paint/colours';
import { PaintedSprite } from '../paint/paintedSprite';

/** How thick a frame is, as a part of a square's side, and how far inside its edge it lies. */
const LINE = 0.085;
const INSET = 0.07;

/** Where a square's frame lies on the board's sheet: a tile stands a little higher than its square. */
function frameOf(layout: Layout, tile: Tile, lies: boolean): Box {
  const { x, y, width } = squareBox(layout, tile);
  const side = lies ? boardSide(layout) : width * 0.916;
  const middle = lies ? squarePose(layout, tile) : { x: x + width / 2, y: y + width / 2 };
  return { x: middle.x - layout.board.x - side / 2, y: middle.y - layout.board.y - side / 2, width: side, height: side };
}

/** A frame that lies so far inside a square, so thick: both as parts of its side. */
function frame(brush: Brush, { x, y, width }: Box, inset: number, line: number): void {
  const [from, thick] = [width * (inset + line / 2), Math.max(1.5, width * line)];
  brush.lineWidth = thick;
  roundBox(brush, x + from, y + from, width - 2 * from, width - 2 * from, width * 0.1);
  brush.stroke();
}

function paintMarks(brush: Brush, layout: Layout, { played, better, danger }: BoardMarks, lying: ReadonlySet<Tile>): void {
  const of = (tile: Tile): Box => frameOf(layout, tile, lying.has(tile));
  for (const square of danger) {
    const there = of(square);
    brush.fillStyle = thin('teal', 0.22);
    roundBox(brush, there.x, there.y, there.width, there.width, there.width * 0.12);
    brush.fill();
    brush.strokeStyle = colours().teal;
    brush.setLineDash([there.width * 0.13, there.width * 0.09]);
    frame(brush, there, 0.04, 0.06);
    brush.setLineDash([]);
  }
  if (better !== null) {
    brush.strokeStyle = colours().teal;
    frame(brush, of(better), 0.02, 0.055);
    frame(brush, of(better), 0.12, 0.055);
  }
  brush.strokeStyle = colours().tomatoDeep;
  frame(brush, of(played), INSET - 0.03, LINE);
}

/** The marks on the board, on one sheet. */
export class MarksView {
  readonly #sheet = new PaintedSprite();

  get sprite(): PaintedSprite['sprite'] {
    return this.#sheet.sprite;
  }

  /** @param hidden whether a tile is still on its way to its square */
  show({ marks, board }: ViewState, layout: Layout, hidden: (tile: Tile) => boolean, resolution: number): void {
    this.sprite.visible = marks !== undefined;
    if (!marks) return;
    const lying = new Set(board.filter((tile) => !hidden(tile)));
    // A tile that has landed stands higher than its square, and so does its frame.
    const lies = (tile: Tile | null): boolean => tile !== null && lying.has(tile);
    this.#sheet.show(layout.board, 0, resolution, JSON.stringify([marks, lies(marks.played), lies(marks.better)]), (brush) => {
      paintMarks(brush, layout, marks, lying);
    });
  }

  forget(): void {
    this.#sheet.forget();
  }

  destroy(): void {
    this.#sheet.destroy();
  }
}
