/** A number that somebody shows as a hand: a fist for nothing, so many fingers, or a thumb alone for six. The number stands with it. */
import { html, svg, type TemplateResult } from 'lit-html';

/** The fingers from the index finger on, then the thumb that makes five: each as its place over a palm. */
const FINGERS = [[6.2, 3.6], [10, 2.2], [13.8, 2.8], [17.6, 5.2]] as const;

/** The thumb beside the palm, for five; and one that stands up, for six. */
const THUMB = svg`<rect class="finger" x="0.8" y="12.2" width="8" height="3.4" rx="1.7" transform="rotate(24 4.8 13.9)" />`;
const THUMB_UP = svg`<rect class="finger" x="5" y="2.4" width="3.9" height="11" rx="1.95" />`;

/** Hidden from screen readers: what is shown is told in words. */
export function hand(claim: 0 | 1 | 2 | 3 | 4 | 5 | 6): TemplateResult {
  const fingers = claim === 6 ? 0 : Math.min(claim, FINGERS.length);
  return html`<svg class="play-hand" viewBox=${claim === 0 ? '1.2 4.5 24 24' : '0 0 24 24'} aria-hidden="true">
    ${FINGERS.slice(0, fingers).map(([x, y]) => svg`<rect class="finger" x=${x - 0.1} y=${y} width="3.4" height=${15 - y} rx="1.7" />`)}
    ${claim === 5 ? THUMB : claim === 6 ? THUMB_UP : ''}
    <rect class="palm" x="5" y="11" width="16.4" height="11" rx="4.4" />
    ${fingers < FINGERS.length
      ? svg`<path class="knuckles" d="M9.6 11.6 v4 M13.4 11.6 v4 M17.2 11.6 v4" />` : ''}
  </svg>`;
}
