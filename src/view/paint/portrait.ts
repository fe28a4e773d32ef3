/** A computer player's face as it is printed on a panel: in a round frame, with the shape of its seat at the corner. */
import { PALETTE } from '../../design/palette';
import { moodFace, NECK, type Gaze } from '../../design/moods';
import { PORTRAIT_SIDE, type PortraitShape } from '../../design/portraits';
import type { Mood, SeatState } from '../../session/viewState';
import { type Brush, seatShape } from './brush';

/** The shape at the corner: how large, and how far from the middle, in radii of the face. It is cut out of what lies under it. */
const MARK = { radius: 0.36, least: 5.5, away: 0.74, edge: 0.13 };

/** Whose face it is, in which mood. */
export interface Face {
  readonly level: NonNullable<SeatState['level']>;
  readonly shape: SeatState['shape'];
  readonly mood: Mood | null;
  readonly gaze: Gaze;
}

/** How far a portrait reaches beyond its circle, in radii: the shape at its corner with its rim, and the sign of a missed turn. */
export const PORTRAIT_BLEED = 0.5;

/** A circle: its middle, and its radius. */
type Round = readonly [x: number, y: number, radius: number];

/**
 * A face of a radius around a centre, with its seat's shape.
 * @param under what the panel is printed in
 * @param usual the radius that it has without a mood: the shape stays as large as with that
 */
export function portrait(brush: Brush, { shape, ...face }: Face, [x, y, radius]: Round, under: string, usual: number): void {
  paintFace(brush, face, x, y, radius);
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  // Whoever pulls a face is told from a panel that is printed on paper.
  brush.strokeStyle = radius > usual ? PALETTE.mustard : PALETTE.paper;
  brush.lineWidth = Math.max(1.25, radius * 0.07);
  brush.stroke();
  const size = Math.max(MARK.least, usual * MARK.radius);
  const away = radius * MARK.away;
  brush.lineJoin = 'round';
  brush.strokeStyle = under;
  brush.lineWidth = 2 * Math.max(1.5, usual * MARK.edge);
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
function paintFace(brush: Brush, { level, mood, gaze }: Omit<Face, 'shape'>, x: number, y: number, radius: number): void {
  brush.save();
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.clip();
  brush.translate(x - radius, y - radius);
  brush.scale((2 * radius) / PORTRAIT_SIDE, (2 * radius) / PORTRAIT_SIDE);
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  const { ground, head, turn, down, zoom, beside } = moodFace(level, mood, gaze);
  paintShapes(brush, ground);
  brush.save();
  brush.translate(NECK.x, NECK.y + down);
  brush.rotate((turn * Math.PI) / 180);
  brush.scale(zoom, zoom);
  brush.translate(-NECK.x, -NECK.y);
  paintShapes(brush, head);
  brush.restore();
  paintShapes(brush, beside);
  brush.restore();
}

function paintShapes(brush: Brush, shapes: readonly PortraitShape[]): void {
  for (const { d, fill, stroke, width = 1 } of shapes) {
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
}
