/** Values one after another as bars, the newest marked: the inside of an SVG. Drawn by attributes alone; colours are the style sheet's. */
import { html, svg, type TemplateResult } from 'lit-html';

/** The drawing, in its own units: bars reach from the ground up to `BARS_HIGH`, and there is room beneath for the line of the ground. */
export const BARS_WIDE = 300;
export const BARS_HIGH = 84;
export const BARS_BOX = `0 0 ${BARS_WIDE} ${BARS_HIGH + 8}`;
/** So many values are drawn at most; so wide is a bar, and its place. */
export const MOST_BARS = 14;
const BAR = 16;
const PLACE = BARS_WIDE / MOST_BARS;
/** The least height of a bar: a value of 0 is a value. */
const LEAST = 4;

/** @param values from 0 to 1, the oldest first */
export function bars(values: readonly number[]): TemplateResult {
  const shown = values.slice(-MOST_BARS);
  return svg`${shown.map((value, i) => {
    const height = Math.max(LEAST, value * BARS_HIGH);
    const latest = i === shown.length - 1 ? 'latest' : '';
    return svg`<rect class=${latest} x=${i * PLACE} y=${BARS_HIGH - height} width=${BAR} height=${height} rx="3" />`;
  })}<path class="ground" d="M0 ${BARS_HIGH + 3} H${shown.length * PLACE - PLACE + BAR}" />`;
}

/** The same under a title. @param most what the full height stands for @param told a sentence for whoever cannot see them */
export function barFigure(title: string, values: readonly number[], most: number, told: string): TemplateResult {
  return html`
    <figure><figcaption aria-hidden="true">${title}</figcaption>
      <svg class="shell-plot" viewBox=${BARS_BOX} role="img" aria-label=${told}>${
        bars(values.map((value) => value / Math.max(most, 1e-9)))}</svg></figure>`;
}
