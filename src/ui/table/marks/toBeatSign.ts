/** The score to beat on a panel as the page draws it by itself. It is told by ear with the player's name. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Box } from '../../../layout/box';
import { pennant } from '../../../layout/panels/toBeat';
import { at } from '../place';
import { styled } from '../styled';

/** @param box where it lies on the panel; null where it has no room */
export function toBeatSign(tiles: number | undefined, box: Box | null): TemplateResult | typeof nothing {
  if (tiles === undefined || box === null) return nothing;
  const { width, height } = box;
  const flag = pennant({ x: 0, y: 0, width, height }).map((corner) => corner.join(',')).join(' ');
  return html`<span class="to-beat-sign" ${at(box)}><svg viewBox="0 0 ${width} ${height}"><polygon points=${flag} /></svg><b ${
    styled({ 'font-size': `${height * 0.84}px` })}>${tiles}</b></span>`;
}
