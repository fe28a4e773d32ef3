/** The small burst on a name that calls, and on what tells of it. Screen readers have the button's name instead. */
import { html, type TemplateResult } from 'lit-html';
import { starOf } from '../../parts/starOf';
import { styled, type Styled } from '../styled';

/** Fewer rays than the large one has, so that they are seen. */
const RAYS = starOf(50, 50, 28, [49, 40]);

/** @param place where it lies, if not in a text */
export function chipSign(place: Styled = styled({})): TemplateResult {
  return html`<svg class="chip-burst" viewBox="0 0 100 100" aria-hidden="true" ${place}>
    <polygon points=${RAYS} /><circle cx="50" cy="50" r="33" /><path d="M50 30 V54 M50 66 V68" /></svg>`;
}
