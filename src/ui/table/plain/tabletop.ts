/**
 * The table as the page draws it by itself, until its picture is there and where none can be: all that lies round and beneath the real
 * squares and tiles, as one drawing. It lies where the picture has it, so that nothing moves when that comes. Nobody can touch it, and
 * screen readers pass it over.
 */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { Box } from '../../../layout/box';
import { before } from '../../../layout/before';
import { forReplay, isReplay } from '../../../layout/replay';
import { forReview, isReview } from '../../../layout/shapes/review';
import { radians } from '../../../layout/turn';
import type { Layout } from '../../../layout/types';
import type { ViewState } from '../../../session/viewState';
import { say } from '../../../strings/say';
import { starOf } from '../../parts/starOf';
import { tableOn, type Screen } from '../../screen';
import { at } from '../place';
import { panelsTemplate } from './panels';

type Drawn = TemplateResult | typeof nothing;

/** The board is drawn 668 wide in design units, and the chart's corner is at 0, 0. */
const BOARD_UNITS = 668;
const OCTAGON = '144,-28 456,-28 628,144 628,456 456,628 144,628 -28,456 -28,144';

/** The four stars round the board, and the letters of the wordmark with their tilts. */
const STARS = [[22, 22], [22, 578], [578, 22], [578, 578]].map(([x = 0, y = 0]) => starOf(x, y, 16, [26, 7.3, 18.7, 7.3]));
const WORDMARK = [{ letter: 'S', tilt: -5 }, { letter: 'N', tilt: 3 }, { letter: 'A', tilt: -2 }, { letter: 'G', tilt: 5 }] as const;

function board({ board: { x, y, width } }: Layout): TemplateResult {
  const unit = width / BOARD_UNITS;
  return svg`
    <g transform="translate(${x + 34 * unit} ${y + 34 * unit}) scale(${unit})">
      <polygon class="shade" points=${OCTAGON} transform="translate(0 12)" />
      <polygon class="octagon" points=${OCTAGON} />
      <polygon class="frame" points=${OCTAGON} transform="translate(300 300) scale(0.975) translate(-300 -300)" />
      ${STARS.map((points) => svg`<polygon class="star" points=${points} />`)}
    </g>`;
}

function wordmark({ wordmark: { x, y, width, height } }: Layout): Drawn {
  const side = width / 4.38;
  return width === 0 ? nothing : svg`${WORDMARK.map(({ letter, tilt }, i) => svg`
    <g class="letter ${letter}" transform="translate(${x + side * (0.55 + i * 1.08)} ${y + height / 2}) rotate(${tilt}) scale(${side})">
      <rect class="shade" x="-.5" y="-.4375" width="1" height="1" rx=".17" />
      <rect x="-.5" y="-.5" width="1" height="1" rx=".17" /><text y=".25" font-size=".66">${letter}</text>
    </g>`)}`;
}

/** A tile's back, in a box one wide. */
const BACK = svg`
  <rect class="shade" y=".075" width="1" height="1" rx=".155" /><rect class="rim" width="1" height="1" rx=".155" />
  <rect class="back" x=".045" y=".045" width=".91" height=".91" rx=".11" /><text class="letter" x=".5" y=".63" font-size=".36">S</text>`;

const backAt = (x: number, y: number, side: number): TemplateResult => svg`<g transform="translate(${x} ${y}) scale(${side})">${BACK}</g>`;

/** As many tiles lie visibly in a stack as give an idea of its height. */
function pile({ pile: { x, y, width, height } }: Layout, count: number, dealt: boolean): Drawn {
  if (width === 0) return nothing;
  const side = Math.round(Math.min(height * 0.78, width * 0.4));
  const [left, top] = [x + Math.round(Math.min(width * 0.17, side * 0.85)), y + (height - side * 1.22) / 2];
  const stack = count === 0 ? 0 : Math.min(5, 1 + Math.ceil(count / 16));
  const number = Math.min(height * 0.42, side * 0.56);
  const small = Math.min(Math.max(11.5, height * 0.195), number);
  const from = left + side * 1.16 + (width > side * 3.6 ? side * 0.35 : 0);
  const both = x + width - from >= 46 && height >= 40;
  return svg`
    ${count === 0 ? svg`<rect class="no-pile" x=${left} y=${top} width=${side} height=${side} rx=${side * 0.155} />` : nothing}
    ${Array.from({ length: stack }, (_, i) => backAt(left - (stack - 1 - i) * side * 0.05, top + (stack - 1 - i) * side * 0.05, side))}
    ${dealt ? svg`<text class="count" x=${from} y=${y + (both ? height * 0.47 : height / 2 + number * 0.355)} font-size=${number}>${
      count}</text>` : nothing}
    ${dealt && both ? svg`<text class="pile-label" x=${from} y=${y + height * 0.76} font-size=${small}>${
      say('table-pile-label')}</text>` : nothing}`;
}

/** A wooden rack with the tiles on it that lie face down; the others are the page's own buttons. */
function rack({ rack: { x, y, width }, slots }: Pick<Layout, 'rack' | 'slots'>, tiles: readonly (number | null)[]): Drawn {
  const tile = slots[0]?.width ?? 0;
  if (tile === 0) return nothing;
  const slab = (name: string, top: number, height: number): TemplateResult =>
    svg`<rect class=${name} x=${x} y=${y + tile * top} width=${width} height=${tile * height} rx=${tile * Math.min(0.135, height / 2)} />`;
  return svg`${slab('shade', 0.744, 0.62)}${slab('wood', 0.634, 0.62)}${slab('wood-lit', 0.634, 0.2)}
    ${tiles.map((one, i) => { const slot = slots[i]; return one === null && slot ? backAt(slot.x, slot.y, tile) : nothing; })}
    ${slab('wood', 1.005, 0.28)}${slab('wood-lit', 1.005, 0.081)}`;
}

/** A burst to call with; of clear glass while nobody can. */
function burst({ x, y, width }: Box, awake: boolean): Drawn {
  const radius = (width / 2) * 0.87;
  if (width === 0) return nothing;
  const [middle, level] = [x + width / 2, y + width / 2];
  const points = starOf(middle, level, 40, [radius, radius * 0.84]);
  return svg`<g class="burst ${awake ? '' : 'off'}">
    <polygon class="shade" points=${points} transform="translate(0 ${radius * 0.068})" />
    <polygon class="rays" points=${points} stroke-width=${Math.max(awake ? 2 : 1, radius * 0.034)} />
    <circle class="disc" cx=${middle} cy=${level} r=${radius * 0.72} />
    <text x=${middle} y=${level + radius * 0.108} font-size=${radius * 0.305} textLength=${radius * 1.16}
      lengthAdjust="spacingAndGlyphs">${say('snag-call')}</text></g>`;
}

/** What is drawn in one seat's frame; null where one lies before all. */
function place(state: ViewState, layout: Layout, seat: number | null): TemplateResult {
  const { turn, ...own } = before(layout, seat);
  const owner = seat ?? state.viewer ?? state.mover;
  const calls = state.calls !== 'automatic' && (seat === null || state.seats[seat]?.kind === 'local');
  return svg`<g transform="translate(${turn.x} ${turn.y}) rotate(${(radians(turn) * 180) / Math.PI})">
    ${rack(own, owner === null ? [] : state.seats[owner]?.rack ?? [])}${calls ? burst(own.snag, state.may.call) : nothing}</g>`;
}

/** The layout of a replay or of a review, before the window is laid out for it. */
function laidFor(reviewed: boolean, layout: Layout): Layout {
  if (reviewed) return isReview(layout) ? layout : forReview(layout);
  return isReplay(layout) ? layout : forReplay(layout);
}

/** The table of a screen, to lie beneath the page's own elements; nothing where there is none. */
export function plainTemplate(screen: Screen | null, layout: Layout): Drawn {
  const state = tableOn(screen);
  if (!state) return nothing;
  return tabletopTemplate(state, screen?.kind === 'replay' ? laidFor(screen.review !== null, layout) : layout);
}

function tabletopTemplate(state: ViewState, layout: Layout): TemplateResult {
  const { width, height, edges } = layout;
  return html`
    <div class="tabletop" aria-hidden="true" ${at({ x: 0, y: 0, width, height })}>
      <svg width=${width} height=${height} viewBox="0 0 ${width} ${height}">
        ${wordmark(layout)}${board(layout)}${pile(layout, state.pile, state.phase !== 'order')}
        ${edges ? state.seats.map((_, seat) => place(state, layout, seat)) : place(state, layout, null)}
      </svg>
      ${panelsTemplate(state, layout)}
    </div>`;
}
