/** The curves of the training room: how somebody has done in a drill, from round to round or by distance. Drawn by attributes alone. */
import { html, svg, type TemplateResult } from 'lit-html';
import { curveTold } from '../../strings/words/training/room';
import { say } from '../../strings/say';
import type { Curve, CurvePoint } from '../../strings/trainingShown';
import { BARS_BOX, BARS_HIGH, bars } from '../parts/charts/bars';

/** Names stand beside the ends of the lines. */
const LINES_WIDE = 246;

/** A curve, told in a sentence to whoever cannot see it. */
export function curveTemplate(curve: Curve, told = curveTold(curve)): TemplateResult {
  return html`<svg class="drill-curve" viewBox=${BARS_BOX} role="img" aria-label=${told}>${
    curve.kind === 'bars' ? bars(curve.values) : lines(curve)}</svg>`;
}

function lines({ own, like, theirs }: Extract<Curve, { readonly kind: 'lines' }>): TemplateResult {
  const [mine, other] = [last(own), last(theirs)];
  // Two names at one height could not be read.
  const apart = Math.abs(mine - other) < 18 ? 18 - Math.abs(mine - other) : 0;
  const up = mine <= other ? -apart / 2 : apart / 2;
  return svg`
    <polyline class="theirs" points=${pointsOf(theirs)} /><polyline class="own" points=${pointsOf(own)} />
    <text class="own" x=${LINES_WIDE + 8} y=${within(mine + up + 5)}>${say('training-curve-you')}</text>
    <text class="theirs" x=${LINES_WIDE + 8} y=${within(other - up + 5)}>${say(`character-${like}`)}</text>`;
}

const within = (y: number): number => Math.max(13, Math.min(BARS_HIGH + 6, y));
const across = (x: number): number => Math.round(x * LINES_WIDE * 10) / 10;
const down = (y: number): number => Math.round((1 - y) * BARS_HIGH * 10) / 10;
const last = (points: readonly CurvePoint[]): number => down(points.at(-1)?.y ?? 0);
const pointsOf = (points: readonly CurvePoint[]): string => points.map(({ x, y }) => `${across(x)},${down(y)}`).join(' ');
