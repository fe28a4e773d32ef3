/** What a player is known by: the mark, with a character's face. Hidden from screen readers: the name is told beside it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { face } from '../../../../ui/ornaments';
import type { SnapBackPlayer } from '../../kept/setup';
import { mark, markLetter } from '../../../../shell/parts/mark';

export function emblem({ kind, level, shape }: Pick<SnapBackPlayer, 'kind' | 'level' | 'shape'>): TemplateResult {
  const drawn = kind === 'bot' && level !== undefined ? face(level) : nothing;
  return html`<span class="shell-emblem sb-emblem ${kind === 'bot' ? 'with-face' : ''}">${drawn}${mark(shape)}${markLetter(shape)}</span>`;
}
