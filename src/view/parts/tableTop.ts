/** What never moves: the table, the wordmark, the stars, the printed board and the back of the rack, all on one sheet. */
import { PALETTE, thin } from '../../design/palette';
import { squareBox } from '../../layout/layout';
import { radians } from '../../layout/turn';
import type { Box } from '../../layout/box';
import type { Layout } from '../../layout/types';
import { placeOf, SQUARES } from '../../rules/board';
import { type Brush, centred, outline, slab, starPoints } from '../paint/brush';
import { colours, faint } from '../paint/colours';
import { showFont, textFont } from '../paint/fonts';

/** The board is drawn 668 wide in design units, and the chart's corner is at 0, 0. */
const BOARD_UNITS = 668;
const OCTAGON = [
  [144, -28], [456, -28], [628, 144], [628, 456], [456, 628], [144, 628], [-28, 456], [-28, 144],
] as const;

function paintTable(brush: Brush, { width, height }: Layout): void {
  // As an SVG gradient does it: a circle of the unit square, stretched to the window.
  brush.save();
  brush.scale(width, height);
  const light = brush.createRadialGradient(0.42, 0.45, 0, 0.42, 0.45, 0.85);
  light.addColorStop(0, colours().tableLit);
  light.addColorStop(1, colours().tableDeep);
  brush.fillStyle = light;
  brush.fillRect(0, 0, 1, 1);
  brush.restore();
  const scale = Math.max(1, Math.min(width, height) / 900);
  brush.fillStyle = thin('white', 0.05);
  for (let y = 3 * scale; y < height; y += 26 * scale) {
    for (let x = 3 * scale; x < width; x += 26 * scale) {
      brush.beginPath();
      brush.arc(x, y, 1.1 * scale, 0, Math.PI * 2);
      brush.fill();
    }
  }
}

const WORDMARK = [
  { letter: 'S', turn: -5, fill: PALETTE.tomato, ink: PALETTE.paper },
  { letter: 'N', turn: 3, fill: PALETTE.mustard, ink: PALETTE.ink },
  { letter: 'A', turn: -2, fill: PALETTE.paper, ink: PALETTE.ink },
  { letter: 'G', turn: 5, fill: PALETTE.tomato, ink: PALETTE.paper },
];

function paintWordmark(brush: Brush, { x, y, width, height }: Box): void {
  const side = width / 4.38;
  WORDMARK.forEach(({ letter, turn, fill, ink }, i) => {
    brush.save();
    brush.translate(x + side * (0.55 + i * 1.08), y + height / 2);
    brush.rotate((turn * Math.PI) / 180);
    slab(brush, -side / 2, -side / 2 + side * 0.0625, side, side, side * 0.17, thin('black', 0.3));
    slab(brush, -side / 2, -side / 2, side, side, side * 0.17, fill);
    centred(brush, letter, 0, side * 0.02, showFont(side * 0.66), side * 0.66, ink);
    brush.restore();
  });
}

function paintBoard(brush: Brush, { board }: Layout): void {
  const unit = board.width / BOARD_UNITS;
  brush.save();
  brush.translate(board.x + 34 * unit, board.y + 34 * unit);
  brush.scale(unit, unit);
  brush.lineJoin = 'round';
  brush.lineWidth = 10;
  brush.save();
  brush.translate(0, 12);
  outline(brush, OCTAGON);
  brush.globalAlpha = 0.28;
  brush.fillStyle = colours().black;
  brush.strokeStyle = colours().black;
  brush.fill();
  brush.stroke();
  brush.restore();
  outline(brush, OCTAGON);
  brush.fillStyle = colours().tomato;
  brush.fill();
  brush.strokeStyle = colours().tomatoDeep;
  brush.stroke();
  outline(brush, OCTAGON.map(([x, y]) => [300 + (x - 300) * 0.975, 300 + (y - 300) * 0.975] as const));
  brush.globalAlpha = faint(0.85);
  brush.strokeStyle = colours().paper;
  // Never thinner than a pixel of the page, or it would blur away on a phone.
  brush.lineWidth = Math.max(2.44, 1.2 / unit);
  brush.stroke();
  brush.globalAlpha = 1;
  for (const x of [22, 578]) {
    for (const y of [22, 578]) {
      outline(brush, starPoints(x, y, 16, [26, 7.3, 18.7, 7.3]));
      brush.fillStyle = colours().mustard;
      brush.fill();
    }
  }
  brush.restore();
}

/** A veil over the board, while other things than its squares matter. Its box is the board's. */
export function paintVeil(brush: Brush, side: number): void {
  const unit = side / BOARD_UNITS;
  outline(brush, OCTAGON.map(([x, y]) => [(34 + 300 + (x - 300) * 0.97) * unit, (34 + 300 + (y - 300) * 0.97) * unit] as const));
  brush.fillStyle = colours().tableDeep;
  brush.globalAlpha = 0.62;
  brush.fill();
}

function paintSquares(brush: Brush, layout: Layout): void {
  for (const square of SQUARES) {
    const { x, y, width } = squareBox(layout, square);
    const { row, column } = placeOf(square);
    const gap = Math.max(1, width * 0.042);
    // Both edges on whole pixels: flat paper has sharp edges.
    const [left, top] = [Math.round(x + gap), Math.round(y + gap)];
    const [right, bottom] = [Math.round(x + width - gap), Math.round(y + width - gap)];
    slab(brush, left, top, right - left, bottom - top, width * 0.115, (row + column) % 2 === 1 ? colours().paper : colours().paperShade);
    const size = Math.max(10, width / 3);
    brush.globalAlpha = faint(0.92);
    centred(brush, String(square), (left + right) / 2, (top + bottom) / 2, textFont(450, size), size, colours().tomatoDeep);
    brush.globalAlpha = 1;
  }
}

function paintRackBack(brush: Brush, { rack, slots }: Pick<Layout, 'rack' | 'slots'>): void {
  const tile = slots[0]?.width ?? 0;
  const { x, width } = rack;
  const y = rack.y + tile * 0.634;
  const height = tile * 0.62;
  slab(brush, x, y + tile * 0.11, width, height, tile * 0.16, thin('black', 0.25));
  slab(brush, x, y, width, height, tile * 0.16, colours().wood);
  slab(brush, x, y, width, tile * 0.2, tile * 0.135, colours().woodLit);
}

/** The rack's front rail, which covers the feet of its tiles. */
export function paintRail(brush: Brush, width: number, tile: number): void {
  slab(brush, 0, 0, width, tile * 0.28, tile * 0.135, colours().wood);
  slab(brush, 0, 0, width, tile * 0.081, tile * 0.04, colours().woodLit);
}

/** Paints the whole sheet. */
export function paintTableTop(brush: Brush, layout: Layout): void {
  paintTable(brush, layout);
  paintWordmark(brush, layout.wordmark);
  paintBoard(brush, layout);
  paintSquares(brush, layout);
  if (!layout.edges) paintRackBack(brush, layout);
  for (const edge of layout.edges ?? []) {
    brush.save();
    brush.translate(edge.turn.x, edge.turn.y);
    brush.rotate(radians(edge.turn));
    paintRackBack(brush, edge);
    brush.restore();
  }
}
