/**
 * Small printed shapes of the page: the wordmark, the seats' marks, the characters' faces, the stars. All are hidden from screen readers.
 */
import { html, svg, type TemplateResult } from 'lit-html';
import { PORTRAIT_SIDE, PORTRAITS } from '../design/portraits';
import type { SeatState } from '../session/viewState';
import type { Shape } from '../setup/players';

/** The four tiles of the wordmark. */
export function wordmark(): TemplateResult {
  return html`<div class="wordmark" aria-hidden="true">${[...'SNAG'].map((letter) => html`<span>${letter}</span>`)}</div>`;
}

const MARKS = {
  circle: svg`<circle cx="12" cy="12" r="10" />`,
  square: svg`<rect x="3" y="3" width="18" height="18" rx="2" />`,
  triangle: svg`<path d="M12 2 L23 21 H1 Z" />`,
  diamond: svg`<path d="M12 1 L23 12 L12 23 L1 12 Z" />`,
} as const;

/** The shape and colour by which a player is known. */
export function mark(shape: Shape): TemplateResult {
  return html`<svg class="mark ${shape}" viewBox="0 0 24 24" aria-hidden="true">${MARKS[shape]}</svg>`;
}

/** A computer player's face, in its round frame: at their seat, or beside what they say. */
export function face(level: NonNullable<SeatState['level']>, where: 'face' | 'speaker' = 'face'): TemplateResult {
  return html`<svg class=${where} viewBox="0 0 ${PORTRAIT_SIDE} ${PORTRAIT_SIDE}" aria-hidden="true">
    ${PORTRAITS[level].map(({ d, fill = 'none', stroke = 'none', width = 0 }) =>
      svg`<path d=${d} fill=${fill} stroke=${stroke} stroke-width=${width} />`)}
  </svg>`;
}

/** An eight-pointed star. */
export function star(): TemplateResult {
  return html`<svg class="star" viewBox="-30 -30 60 60" aria-hidden="true">
    <path d="M0 -29 L3 -7 L12 -12 L7 -3 L29 0 L7 3 L12 12 L3 7 L0 29 L-3 7 L-12 12 L-7 3 L-29 0 L-7 -3 L-12 -12 L-3 -7 Z" />
  </svg>`;
}
