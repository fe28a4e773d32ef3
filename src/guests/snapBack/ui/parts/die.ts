/** A die as it lies before a player: pips, and in words which face it shows. */
import { html, svg, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import type { Die } from '../../rules/result';

/** Where pips are, in a box of 24 by 24: three columns and three rows. */
const AT = [6, 12, 18] as const;

/** The pips of each face as column and row. */
const PIPS: Readonly<Record<Die, readonly (readonly [column: 0 | 1 | 2, row: 0 | 1 | 2])[]>> = {
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
};

/** @param moved whether it went up or down just now: an arrow says so beside it */
export function die(face: Die, moved: 'up' | 'down' | null = null): TemplateResult {
  return html`<span class="sb-die ${moved ?? ''}" role="img" aria-label=${say('snap-back-die', { face })}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      ${PIPS[face].map(([column, row]) => svg`<circle cx=${AT[column]} cy=${AT[row]} r="2.35" />`)}
    </svg>${moved === null ? '' : html`<i aria-hidden="true"></i>`}</span>`;
}
