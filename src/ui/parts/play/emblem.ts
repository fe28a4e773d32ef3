/** What a player is known by: one of eight marks, by shape, colour and letter, with a character's face. The first four are the house's. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { Character, Shape } from '../../../setup/players';
import { face, mark as houseMark } from '../../ornaments';

const OWN = {
  star: svg`<path d="M12 0.8 L15.4 8.2 L23.4 9.1 L17.4 14.5 L19.1 22.4 L12 18.4 L4.9 22.4 L6.6 14.5 L0.6 9.1 L8.6 8.2 Z" />`,
  hexagon: svg`<path d="M6.6 2 H17.4 L23 12 L17.4 22 H6.6 L1 12 Z" />`,
  cross: svg`<path d="M8.2 1.5 H15.8 V8.2 H22.5 V15.8 H15.8 V22.5 H8.2 V15.8 H1.5 V8.2 H8.2 Z" />`,
  moon: svg`<path d="M14.5 1.2 A11 11 0 1 0 22.8 15.2 A9.2 9.2 0 0 1 14.5 1.2 Z" />`,
} as const;

export type Mark = Shape | keyof typeof OWN;

function isOwn(shape: Mark): shape is keyof typeof OWN {
  return Object.hasOwn(OWN, shape);
}

/** What stands for a mark where it can only be said or typed. */
const MARK_LETTERS: Readonly<Record<Mark, string>> = {
  circle: 'A', square: 'B', triangle: 'C', diamond: 'D', star: 'E', hexagon: 'F', cross: 'G', moon: 'H',
};

/** The shape and colour by which a player is known. Hidden from screen readers: the name is told beside it. */
export function mark(shape: Mark): TemplateResult {
  return isOwn(shape) ? html`<svg class="mark ${shape}" viewBox="0 0 24 24" aria-hidden="true">${OWN[shape]}</svg>` : houseMark(shape);
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
