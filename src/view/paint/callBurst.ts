/** The burst of a call that was right, as it stands at the run: who has called at its corner, and long rays where it is loud. */
import { thin } from '../../design/palette';
import type { SeatState } from '../../session/viewState';
import { type Brush, burst, outline, seatShape, starPoints } from './brush';
import type { WordTrack } from '../motion/tracks';
import { colours } from './colours';
import { portrait } from './portrait';

/** Parts of the burst's box: its radius, that of who has called, and how far that is from the middle. */
const RADIUS = 0.46;
const LOUD_RADIUS = 0.4;
const CALLER = { radius: 0.15, away: 0.3 };

/** Paints it in a box so wide. */
export function callBurst(
  brush: Brush, word: string, side: number, { level, shape }: Pick<SeatState, 'level' | 'shape'>,
  { corner, loud }: Pick<WordTrack, 'corner' | 'loud'>,
): void {
  const middle = side / 2;
  if (loud > 0) {
    outline(brush, starPoints(middle, middle, 32, [side * 0.5, side * (0.38 - 0.02 * loud)]));
    brush.fillStyle = colours().paper;
    brush.fill();
    brush.strokeStyle = thin('black', 0.25);
    brush.lineWidth = Math.max(1, side * 0.008);
    brush.stroke();
  }
  burst(brush, word, middle, middle, side * (loud > 0 ? LOUD_RADIUS : RADIUS), 'raised');
  const [x, y, radius] = [middle + corner.x * side * CALLER.away, middle + corner.y * side * CALLER.away, side * CALLER.radius];
  if (level !== null) {
    portrait(brush, { level, shape, mood: 'gloat', gaze: { x: 0, y: 0 } }, [x, y, radius], colours().ink, radius);
    return;
  }
  brush.beginPath();
  brush.arc(x, y, radius * 0.9, 0, Math.PI * 2);
  brush.fillStyle = colours().ink;
  brush.fill();
  brush.strokeStyle = colours().paper;
  brush.lineWidth = Math.max(1.25, radius * 0.1);
  brush.stroke();
  seatShape(brush, shape, x, y, radius * 0.48);
}
