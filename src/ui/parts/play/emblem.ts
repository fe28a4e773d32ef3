/** What a player is known by: one of six marks, by shape, colour and letter, with a character's face. The first four are the house's. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { Character, Shape } from '../../../setup/players';
import { face, mark as houseMark } from '../../ornaments';

const OWN = {
  star: svg`<path d="M12 0.8 L15.4 8.2 L23.4 9.1 L17.4 14.5 L19.1 22.4 L12 18.4 L4.9 22.4 L6.6 14.5 L0.6 9.1 L8.6 8.2 Z" />`,
  hexagon: svg`<path d="M6.6 2 H17.4 L23 12 L17.4 22 H6.6 L1 12 Z" />`,
} as const;

export type Mark = Shape | keyof typeof OWN;

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
  return html`<span class="play-letter" aria-hidden="true">${MARK_LETTERS[shape]}</span>`;
}

/** A player, as far as they are drawn. */
export interface Drawn {
  readonly name: string;
  readonly kind: 'local' | 'bot' | 'remote';
  /** The character that a bot plays as. */
  readonly level?: Character | undefined;
  readonly shape: Mark;
}

/** Mark and face together. Hidden from screen readers, too. */
export function emblem({ kind, level, shape }: Omit<Drawn, 'name'>): TemplateResult {
  const drawn = kind === 'bot' && level !== undefined ? face(level) : nothing;
  const withFace = kind === 'bot' ? 'with-face' : '';
  return html`<span class="play-emblem ${withFace}">${drawn}${mark(shape)}${markLetter(shape)}</span>`;
}
