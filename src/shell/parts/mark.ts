/** The marks of six players, by shape, colour and letter. The first four are the house's, and are drawn as there. */
import { html, svg, type TemplateResult } from 'lit-html';
import { mark as houseMark } from '../../ui/ornaments';
import type { Mark } from '../../seats/marks';

const OWN = {
  star: svg`<path d="M12 0.8 L15.4 8.2 L23.4 9.1 L17.4 14.5 L19.1 22.4 L12 18.4 L4.9 22.4 L6.6 14.5 L0.6 9.1 L8.6 8.2 Z" />`,
  hexagon: svg`<path d="M6.6 2 H17.4 L23 12 L17.4 22 H6.6 L1 12 Z" />`,
} as const;

/** What stands for a mark where it can only be said or typed. */
const MARK_LETTERS: Readonly<Record<Mark, string>> = {
  circle: 'A', square: 'B', triangle: 'C', diamond: 'D', star: 'E', hexagon: 'F',
};

/** The shape and colour by which a player is known. Hidden from screen readers: the name is told beside it. */
export function mark(shape: Mark): TemplateResult {
  if (shape !== 'star' && shape !== 'hexagon') return houseMark(shape);
  return html`<svg class="mark ${shape}" viewBox="0 0 24 24" aria-hidden="true">${OWN[shape]}</svg>`;
}

/** The letter of a mark, for those to whom colours say little. The style sheet shows it where more contrast is wanted. */
export function markLetter(shape: Mark): TemplateResult {
  return html`<span class="shell-letter" aria-hidden="true">${MARK_LETTERS[shape]}</span>`;
}
