/** The shapes that everything on the table is printed from, drawn with a 2D canvas: crisp on any screen, alike with every renderer. */
import { SHAPE_COLOURS, thin } from '../../design/palette';
import type { SeatState } from '../../session/viewState';
import { colours, disc, faint, glass } from './colours';
import { showFont, textFont } from './fonts';

export type Brush = CanvasRenderingContext2D;

/**
 * Begins the path of a box with round corners. The layout gives no box of a size below zero, and this is the one place that is sure of it:
 * a brush throws at such a radius, and with it the whole frame would be lost.
 */
export function roundBox(brush: Brush, x: number, y: number, width: number, height: number, radius: number): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, Math.max(0, Math.min(radius, width / 2, height / 2)));
}

/** A filled box with round corners. */
export function slab(brush: Brush, x: number, y: number, width: number, height: number, radius: number, fill: string): void {
  roundBox(brush, x, y, width, height, radius);
  brush.fillStyle = fill;
  brush.fill();
}

/** A closed path through points. */
export function outline(brush: Brush, points: readonly (readonly [number, number])[]): void {
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.closePath();
}

/** The points of a star: `radii` are taken in turn, evenly around the centre, from the top. */
export function starPoints(x: number, y: number, count: number, radii: readonly number[]): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2;
    const radius = radii[i % radii.length] ?? 0;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

/** A number or word with its middle at x and y. */
export function centred(brush: Brush, text: string, x: number, y: number, font: string, size: number, fill: string): void {
  brush.font = font;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = fill;
  brush.fillText(text, x, y + size * 0.355);
}

/** A text cut to a width, with an ellipsis where it was cut. Sets nothing but measures with the brush's font. */
export function cut(brush: Brush, text: string, width: number): string {
  if (brush.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1) {
    letters.pop();
    const shorter = `${letters.join('').trimEnd()}…`;
    if (brush.measureText(shorter).width <= width) return shorter;
  }
  return letters[0] ?? '';
}

/** A line of text that shrinks a little, and is then cut, to fit its width. */
export function fitted(
  brush: Brush, text: string, x: number, baseline: number,
  { width, weight, size, least, fill, align = 'left' }:
  { width: number; weight: number; size: number; least: number; fill: string; align?: CanvasTextAlign },
): void {
  brush.font = textFont(weight, size);
  const natural = brush.measureText(text).width;
  if (natural > width) brush.font = textFont(weight, Math.max(least, (size * width) / natural));
  brush.textAlign = align;
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = fill;
  brush.fillText(cut(brush, text, width), x, baseline);
}

/** A seat's shape around a centre. */
export function seatShape(brush: Brush, shape: SeatState['shape'], x: number, y: number, radius: number): void {
  brush.fillStyle = SHAPE_COLOURS[shape];
  if (shape === 'circle') {
    brush.beginPath();
    brush.arc(x, y, radius, 0, Math.PI * 2);
  } else if (shape === 'square') {
    roundBox(brush, x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8, radius * 0.2);
  } else if (shape === 'triangle') {
    outline(brush, [[x, y - radius * 1.1], [x + radius * 1.1, y + radius * 0.9], [x - radius * 1.1, y + radius * 0.9]]);
  } else {
    outline(brush, [[x, y - radius * 1.2], [x + radius * 1.1, y], [x, y + radius * 1.2], [x - radius * 1.1, y]]);
  }
  brush.fill();
}

/** How a burst looks: to be pressed, pressed down, of no use now, or crossed out because the call was false. */
export type BurstLook = 'raised' | 'pressed' | 'off' | 'crossed';

/** A cross around a centre, two strokes with round ends. */
export function cross(brush: Brush, x: number, y: number, reach: number, line: number, ink: string): void {
  brush.lineCap = 'round';
  brush.lineWidth = line;
  brush.strokeStyle = ink;
  brush.beginPath();
  for (const way of [1, -1]) {
    brush.moveTo(x - reach, y - way * reach);
    brush.lineTo(x + reach, y + way * reach);
  }
  brush.stroke();
}

/** The inks of a starburst: its rays and their edge, and the disc in their middle. */
interface BurstInks { readonly rays: string; readonly edge: string; readonly edgeWidth: number; readonly disc: string }

function starburst(
  brush: Brush, points: readonly (readonly [number, number])[], x: number, y: number, radius: number, inks: BurstInks,
): void {
  outline(brush, points);
  brush.fillStyle = inks.rays;
  brush.fill();
  brush.strokeStyle = inks.edge;
  brush.lineWidth = inks.edgeWidth;
  brush.lineJoin = 'round';
  brush.stroke();
  brush.beginPath();
  brush.arc(x, y, radius * 0.72, 0, Math.PI * 2);
  brush.fillStyle = inks.disc;
  brush.fill();
}

/** The SNAG! starburst around a centre. */
export function burst(brush: Brush, word: string, x: number, y: number, radius: number, look: BurstLook): void {
  const points = starPoints(x, y, 40, [radius, radius * 0.84]);
  if (look === 'off') {
    // Of clear glass, like a button that is off.
    const { fill, edge } = glass();
    starburst(brush, points, x, y, radius, { rays: fill, edge, edgeWidth: Math.max(1, radius * 0.02), disc: fill });
    brush.globalAlpha = faint(0.42);
    burstWord(brush, word, x, y, radius);
    brush.globalAlpha = 1;
    return;
  }
  if (look === 'crossed') {
    // Printed without its colours, and struck out: it can be told from a good call by its shape alone.
    starburst(brush, points, x, y, radius, {
      rays: colours().paperShade, edge: colours().ink, edgeWidth: Math.max(2, radius * 0.05), disc: colours().inkSoft,
    });
    burstWord(brush, word, x, y, radius);
    cross(brush, x, y, radius * 0.62, radius * 0.24, colours().paper);
    cross(brush, x, y, radius * 0.62, radius * 0.15, colours().tomatoDeep);
    return;
  }
  const pressed = look === 'pressed';
  const drop = radius * (pressed ? 0.02 : 0.068);
  outline(brush, points.map(([px, py]) => [px, py + drop] as const));
  brush.fillStyle = thin('black', 0.3);
  brush.fill();
  starburst(brush, points, x, y, radius, {
    rays: colours().mustard, edge: colours().paper, edgeWidth: Math.max(2, radius * 0.034), disc: disc(pressed),
  });
  burstWord(brush, word, x, y, radius);
}

function burstWord(brush: Brush, word: string, x: number, y: number, radius: number): void {
  let size = radius * 0.305;
  brush.font = showFont(size);
  // Other languages may have a longer word: it stays inside its disc.
  size *= Math.min(1, (radius * 1.3) / brush.measureText(word).width);
  centred(brush, word, x, y, showFont(size), size, colours().paper);
}
