/** A computer player's face as it is printed on a panel: in a round frame, with the shape of its seat at the corner. */
import { PALETTE } from '../../design/palette';
import { PORTRAITS, PORTRAIT_SIDE } from '../../design/portraits';
import type { SeatState } from '../../session/viewState';
import { type Brush, seatShape } from './brush';

/** The shape at the corner: how large, and how far from the middle, in radii of the face. It is cut out of what lies under it. */
const MARK = { radius: 0.36, least: 5.5, away: 0.74, edge: 0.13 };

/** A face of a radius around a centre, with its seat's shape. `under` is what the panel is printed in. */
export function portrait(
  brush: Brush, level: NonNullable<SeatState['level']>, shape: SeatState['shape'], x: number, y: number, radius: number, under: string,
): void {
  paintFace(brush, level, x, y, radius);
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.strokeStyle = PALETTE.paper;
  brush.lineWidth = Math.max(1.25, radius * 0.07);
  brush.stroke();
  const size = Math.max(MARK.least, radius * MARK.radius);
  const away = radius * MARK.away;
  brush.lineJoin = 'round';
  brush.strokeStyle = under;
  brush.lineWidth = 2 * Math.max(1.5, radius * MARK.edge);
  seatShape(brush, shape, x + away, y + away, size);
  brush.stroke();
  seatShape(brush, shape, x + away, y + away, size);
}

/** The outlines of the faces that were painted: to read one takes longer than to fill it. */
const outlines = new Map<string, Path2D>();

function outlineOf(d: string): Path2D {
  let path = outlines.get(d);
  if (!path) outlines.set(d, path = new Path2D(d));
  return path;
}

/** The face alone, cut to a circle. */
function paintFace(brush: Brush, level: NonNullable<SeatState['level']>, x: number, y: number, radius: number): void {
  brush.save();
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.clip();
  brush.translate(x - radius, y - radius);
  brush.scale((2 * radius) / PORTRAIT_SIDE, (2 * radius) / PORTRAIT_SIDE);
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const { d, fill, stroke, width = 1 } of PORTRAITS[level]) {
    const path = outlineOf(d);
    if (fill !== undefined) {
      brush.fillStyle = fill;
      brush.fill(path);
    }
    if (stroke !== undefined) {
      brush.strokeStyle = stroke;
      brush.lineWidth = width;
      brush.stroke(path);
    }
  }
  brush.restore();
}
