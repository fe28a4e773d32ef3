/**
 * Confetti over the end of a game, on a canvas of its own: it needs no picture of a table, flies over a paper that fills a phone, and takes
 * no press. Where no motion is wanted it lies there. It knows no game.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { Directive, directive, type DirectiveResult, type ElementPart } from 'lit-html/directive.js';
import { PALETTE } from '../../design/palette';
import { pageMoves } from '../browser/appearance';
import { CONFETTI_MS, confettiAt, type Piece } from './confettiFlight';

const COLOURS = [PALETTE.mustard, PALETTE.tomato, PALETTE.sky, PALETTE.paper, PALETTE.mauve];
/** No canvas is wider, in pixels: on a very large screen a piece may be a little soft, and a frame stays cheap. */
const WIDEST = 2560;

/** @param thrownAt when it was thrown, in the page's milliseconds: drawn anew, it goes on from where it is */
export function confetti(thrownAt: number): TemplateResult {
  return html`<canvas class="confetti" aria-hidden="true" ${flies(thrownAt)}></canvas>`;
}

class FliesDirective extends Directive {
  #thrownAt = -Infinity;

  override render(_thrownAt: number): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [thrownAt]: [number]): typeof nothing {
    if (thrownAt !== this.#thrownAt) fly(element as HTMLCanvasElement, thrownAt);
    this.#thrownAt = thrownAt;
    return nothing;
  }
}

const flies: (thrownAt: number) => DirectiveResult<typeof FliesDirective> = directive(FliesDirective);

/** Draws a frame after the other until all pieces lie, or nobody looks at the canvas any more; where no motion is wanted, one. */
export function fly(canvas: HTMLCanvasElement, thrownAt: number): void {
  const frame = (now: number): void => {
    if (!canvas.isConnected) return;
    const time = pageMoves() ? now - thrownAt : Infinity;
    draw(canvas, time);
    if (time < CONFETTI_MS) requestAnimationFrame(frame);
    else drawAtEverySize(canvas);
  };
  requestAnimationFrame(frame);
}

/** Where the pieces lie hangs on the window. */
function drawAtEverySize(canvas: HTMLCanvasElement): void {
  const sizes = new ResizeObserver(() => {
    if (canvas.isConnected) draw(canvas, Infinity);
    else sizes.disconnect();
  });
  sizes.observe(canvas);
}

function draw(canvas: HTMLCanvasElement, time: number): void {
  const brush = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  if (brush === null || width === 0) return;
  const scale = Math.min(devicePixelRatio, WIDEST / width);
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== across || canvas.height !== down) Object.assign(canvas, { width: across, height: down });
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.clearRect(0, 0, across, down);
  for (const piece of confettiAt(time, { width, height }, COLOURS.length)) drawPiece(brush, piece, scale);
}

function drawPiece(brush: CanvasRenderingContext2D, { x, y, side, turn, narrow, colour }: Piece, scale: number): void {
  const [along, across] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  brush.setTransform(along * narrow, across * narrow, -across, along, x * scale, y * scale);
  brush.fillStyle = COLOURS[colour] ?? PALETTE.paper;
  brush.beginPath();
  brush.roundRect(-side / 2, -side / 2, side, side, side * 0.22);
  brush.fill();
}
