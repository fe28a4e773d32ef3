/** A small board with an example on it, as the page's own drawing: what lies there, what is taken, and the tile that was played. */
import { html, svg, type TemplateResult } from 'lit-html';
import { CHART, SQUARES, placeOf, type Tile } from '../../../rules/board';
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { completed, type Example } from './examples';

/** The side of a square with the room around it, and of the square alone, in units of the drawing. */
const STEP = 10;
const SIDE = 9;

/** The octagon around the chart. */
const FRAME = 'M23 -5 H77 L105 23 V77 L77 105 H23 L-5 77 V23 Z';

/** A board of its own, named by what it shows. */
export function smallBoard(example: Example): TemplateResult {
  const { lie, played } = example;
  const { runs, tiles } = completed(example);
  const takes = tiles.length;
  return html`
    <figure class="small-board">
      <svg viewBox="-7 -7 ${CHART * STEP + 14} ${CHART * STEP + 14}" role="img"
        aria-label=${say('rules-example-name', { lie: list(lie), tile: played, runs: runs.length, takes })}>
        <path class="frame" d=${FRAME} />
        ${SQUARES.map((square) => drawn(square, square === played ? 'played' : lie.includes(square) ? 'lies' : 'empty'))}
      </svg>
      <figcaption aria-hidden="true">${say('rules-example-line', { tile: played, takes })}</figcaption>
    </figure>`;
}

function drawn(square: Tile, how: 'played' | 'lies' | 'empty'): TemplateResult {
  const { row, column } = placeOf(square);
  const [x, y] = [column * STEP + (STEP - SIDE) / 2, row * STEP + (STEP - SIDE) / 2];
  return svg`<g class=${how}><rect x=${x} y=${y} width=${SIDE} height=${SIDE} rx="1.4" />${
    how === 'empty' ? '' : svg`<text x=${x + SIDE / 2} y=${y + SIDE * 0.73}>${square}</text>`}</g>` as TemplateResult;
}
