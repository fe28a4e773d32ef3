/** What a player is known by: the mark, with a character's face. Hidden from screen readers: the name is told beside it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { face } from '../../../../ui/ornaments';
import type { Character } from '../../../../setup/players';
import type { Mark } from '../../../../seats/marks';
import { mark, markLetter } from '../../../../shell/parts/mark';

/** A player, as far as they are drawn. */
export interface Drawn {
  readonly name: string;
  readonly kind: 'local' | 'bot' | 'remote';
  /** The character that a bot plays as. */
  readonly level?: Character | undefined;
  readonly shape: Mark;
}

export function emblem({ kind, level, shape }: Omit<Drawn, 'name'>): TemplateResult {
  const drawn = kind === 'bot' && level !== undefined ? face(level) : nothing;
  return html`<span class="shell-emblem sn-emblem ${kind === 'bot' ? 'with-face' : ''}">${drawn}${mark(shape)}${markLetter(shape)}</span>`;
}
