/**
 * What is seen beside the start screen, and on a phone in it: the board, on which a run is made, called and taken, and after a rest again.
 * It is of the page's own elements, since no picture is loaded yet, and moves by its style sheet alone: in a rest, and with reduced motion
 * from the first, nothing is drawn. Screen readers are told nothing of it.
 */
import { html, svg, type TemplateResult } from 'lit-html';
import { CHART, SQUARES, placeOf, type Tile } from '../../rules/board';
import { say } from '../../strings/say';
import { star } from '../ornaments';

/** Tiles that lie there from the first to the last. */
const LYING: readonly Tile[] = [5, 16, 17, 26, 29, 43, 50, 51, 61, 62, 70, 94];
/** Tiles that come to lie there, the last of which makes the run; and the others of the run. Each has its place in the style sheet. */
const LANDING: readonly Tile[] = [78, 33];
const RUN: readonly Tile[] = [34, 44, 54, 64];

/** Side of the picture, of a square and of its part of the chart; the chart's distance from the edge. */
const SIDE = 800;
const PITCH = 71;
const SQUARE = 65;
const EDGE = (SIDE - CHART * PITCH) / 2;

/** An octagon this far from the edge. Its corners are cut where the printed squares end. */
function octagon(inset: number): string {
  const [low, high, cut] = [inset, SIDE - inset, 215 + inset * 0.41];
  const far = SIDE - cut;
  return `${cut},${low} ${far},${low} ${high},${cut} ${high},${far} ${far},${high} ${cut},${high} ${low},${far} ${low},${cut}`;
}

function square(tile: Tile) {
  const { row, column } = placeOf(tile);
  const [x, y] = [EDGE + column * PITCH, EDGE + row * PITCH];
  const lies = LYING.includes(tile);
  return svg`<g class=${lies ? 'lying' : (row + column) % 2 === 0 ? 'shade' : 'light'}>
    ${lies ? svg`<rect class="below" x=${x} y=${y + 4} width=${SQUARE} height=${SQUARE} rx="8" />` : null}
    <rect x=${x} y=${y} width=${SQUARE} height=${SQUARE} rx="8" />
    <text x=${x + SQUARE / 2} y=${y + SQUARE / 2}>${tile}</text></g>`;
}

/** The rays of the burst. */
const BURST = Array.from({ length: 40 }, (_, i) => {
  const [angle, reach] = [(i * Math.PI) / 20, i % 2 === 0 ? 98 : 78];
  return `${Math.round(100 + reach * Math.cos(angle))},${Math.round(100 + reach * Math.sin(angle))}`;
}).join(' ');

/** It was played: it rests from now on. An animation begins anew only where it was gone meanwhile, with the element laid out without it. */
function rest({ currentTarget, animationName }: AnimationEvent): void {
  if (animationName !== 'scene-call') return;
  const element = currentTarget as HTMLElement;
  element.className = 'scene';
  element.getBoundingClientRect();
  element.className = 'scene still';
}

/** @param how whether it is played at once, or stands still as it is called before it is */
export function scene(how: 'plays' | 'still'): TemplateResult {
  return html`
    <div class="scene ${how}" aria-hidden="true" @animationend=${rest}>
      <div class="board">
        ${star()}${star()}${star()}${star()}
        <svg viewBox="0 0 ${SIDE} ${SIDE}">
          <polygon class="rim" points=${octagon(0)} /><polygon class="ground" points=${octagon(12)} />
          <polygon class="line" points=${octagon(16)} />${SQUARES.map(square)}
        </svg>
        <div class="pieces">${[...LANDING, ...RUN].map((tile) => html`<b class="piece t${tile}">${tile}</b>`)}</div>
        <div class="burst"><svg viewBox="0 0 200 200"><polygon class="rays" points=${BURST} /><circle cx="100" cy="100" r="66" /></svg>
          <span>${say('snag-call')}</span></div>
      </div>
    </div>`;
}
