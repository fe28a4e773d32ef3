/**
 * What a hint and a missed run look like on the board: the tile and its square are ringed, the lines that it opens outlined, with a circle
 * where the tile is wanted that would make the run, and squares whose tiles are gone are crossed. They lie over the picture and take no
 * press; what they tell is said in the note.
 */
import { nothing, svg, html, type TemplateResult } from 'lit-html';
import type { Box } from '../../../layout/box';
import { squareBox } from '../../../layout/layout';
import type { Layout } from '../../../layout/types';
import type { Tile } from '../../../rules/board';
import type { ViewState } from '../../../session/viewState';
import type { Hint, OpenRun } from '../../../practice/hint';
import { openRack } from '../../screen';
import { at } from '../place';
import type { PracticeModel } from './practiceModel';

/** The marks of what the note tells of; nothing where it tells of nothing on the board. */
export function marksTemplate({ hint, missed }: PracticeModel, state: ViewState, layout: Layout): TemplateResult | typeof nothing {
  const drawn = hint?.kind === 'hint' ? hintMarks(hint.hint, state, layout)
    : hint === null && missed.length > 0 ? missed.flatMap(({ runs }) => runs.map((run) => outline(layout, run, 'missed'))) : [];
  if (drawn.length === 0) return nothing;
  const { width, height } = layout;
  return html`
    <div class="practice-marks" aria-hidden="true" ${at({ x: 0, y: 0, width, height })}>
      <svg width=${width} height=${height} viewBox="0 0 ${width} ${height}">${drawn}</svg>
    </div>`;
}

function hintMarks({ tile, runs, opens, keeps, dead }: Hint, state: ViewState, layout: Layout): TemplateResult[] {
  const slot = layout.slots[openRack(state).indexOf(tile)];
  const open: readonly OpenRun[] = [...opens, ...keeps];
  return [
    ...runs.map((run) => outline(layout, run, 'makes')),
    ...open.map(({ squares }) => outline(layout, squares, 'opens')),
    ...[...new Set(open.map((run) => run.tile))].map((wanted) => circle(squareBox(layout, wanted))),
    ...dead.map((square) => cross(squareBox(layout, square))),
    ring(squareBox(layout, tile), 0.04),
    ...(slot ? [ring(slot, -0.05)] : []),
  ];
}

/** A frame around a line of squares, from the first to the last. */
function outline(layout: Layout, squares: readonly Tile[], kind: 'makes' | 'opens' | 'missed'): TemplateResult {
  const [first, last] = [squares[0], squares.at(-1)].map((square) => middle(squareBox(layout, square ?? 0)));
  const cell = squareBox(layout, squares[0] ?? 0).width;
  if (!first || !last) return svg``;
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const angle = (Math.atan2(last.y - first.y, last.x - first.x) * 180) / Math.PI;
  const half = cell * 0.44;
  return svg`<g class="outline ${kind}" transform="translate(${first.x} ${first.y}) rotate(${angle})">
    ${twice((name) => svg`<rect class=${name} x=${-half} y=${-half} width=${length + 2 * half} height=${2 * half} rx=${half}
      stroke-width=${cell * (name === 'casing' ? 0.13 : 0.07)} />`)}</g>`;
}

function ring(box: Box, inset: number): TemplateResult {
  const by = box.width * inset;
  return svg`<g class="ring">${twice((name) => svg`<rect class=${name} x=${box.x + by} y=${box.y + by} width=${box.width - 2 * by}
    height=${box.height - 2 * by} rx=${box.width * 0.18} stroke-width=${box.width * (name === 'casing' ? 0.15 : 0.08)} />`)}</g>`;
}

function circle(box: Box): TemplateResult {
  const { x, y } = middle(box);
  return svg`<g class="wanted">${twice((name) => svg`<circle class=${name} cx=${x} cy=${y} r=${box.width * 0.36}
    stroke-width=${box.width * (name === 'casing' ? 0.14 : 0.08)} />`)}</g>`;
}

function cross(box: Box): TemplateResult {
  const { x, y } = middle(box);
  const arm = box.width * 0.28;
  const path = `M${x - arm} ${y - arm} L${x + arm} ${y + arm} M${x - arm} ${y + arm} L${x + arm} ${y - arm}`;
  return svg`<g class="dead">${twice((name) => svg`<path class=${name} d=${path}
    stroke-width=${box.width * (name === 'casing' ? 0.2 : 0.11)} />`)}</g>`;
}

/** A line with a darker one beneath it, so that it is seen on tiles, squares and board alike. */
function twice(draw: (name: 'casing' | 'line') => TemplateResult): TemplateResult[] {
  return [draw('casing'), draw('line')];
}

function middle({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
