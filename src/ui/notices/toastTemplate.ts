/** What passes by: beside the board for all; around the table at the edge of those whom it concerns, and spoken once. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Layout } from '../../layout/types';
import type { Seat } from '../../rules/position';
import type { Notice } from '../notice';
import { storyText } from '../storyText';
import { at, inFrame } from '../table/place';
import type { Styled } from '../table/styled';
import { noticeText } from './noticeText';

/**
 * @param place where it passes for all
 * @param drawing who is to draw: their button must be seen, and their note lies over their rack
 */
export function toastTemplate(toast: readonly Notice[], { edges }: Layout, place: Styled, drawing: Seat | null): TemplateResult {
  const apart = (notice: Notice): boolean => edges !== undefined && notice.kind === 'alert' && notice.atEdges !== undefined;
  const notes = toast.flatMap((notice) => (apart(notice) && notice.kind === 'alert' ? notice.atEdges ?? [] : []));
  const told = toast.length === 0 ? nothing
    : !toast.some(apart) ? toast.map(noticeText).join(' ')
      : toast.map((notice) => html`<span class=${apart(notice) ? 'spoken' : ''}>${noticeText(notice)} </span>`);
  return html`<p class="toast ${toast.length > 0 && toast.every(apart) ? 'unseen' : ''}" role="status" ${place}>${told}</p>
    ${notes.map(({ seat, lines }) => {
      const edge = edges?.[seat];
      return edge ? html`<div class="edge" ${inFrame(edge.turn)} aria-hidden="true">
        <p class="toast at-edge" ${at(seat === drawing ? edge.rack : edge.note)}><span>${storyText(lines)}</span></p></div>` : nothing;
    })}`;
}
