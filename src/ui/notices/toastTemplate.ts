/**
 * What passes by: beside the board for all; around the table at the edge of those whom it concerns. What is a line of the story as well is
 * told with the story (`toldTemplate`), and only seen here: so everything is spoken once.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { toastBox } from '../../layout/beside/toast';
import type { Layout } from '../../layout/types';
import type { Seat } from '../../rules/position';
import type { Notice } from '../notice';
import { storyText } from '../storyText';
import { markDue } from '../table/newcomer/markDue';
import { at, inFrame, passing } from '../table/place';
import type { Styled } from '../table/styled';
import type { TableModel } from '../table/tableModel';
import { noticeText } from './noticeText';

/** What passes by at a table, where it covers nothing that is needed just then. */
export function toastAtTable(toast: readonly Notice[], { state, newcomer }: TableModel, layout: Layout): TemplateResult {
  const { viewer, may, asking } = state;
  const needed = may.draw || may.count ? 'draw' : markDue(newcomer, state, layout) === null ? 'rack' : 'column';
  // Where somebody is asked, rack and buttons are the question's.
  const area = asking ? null : toastBox(layout, needed);
  const letters = toast.reduce((sum, notice) => sum + noticeText(notice).length + 1, 0);
  return toastTemplate(toast, layout, passing(layout, viewer, area, letters), may.draw ? viewer : null);
}

/**
 * @param place where it passes for all
 * @param drawing who is to draw: their button must be seen, and their note lies over their rack
 */
export function toastTemplate(toast: readonly Notice[], { edges }: Layout, place: Styled, drawing: Seat | null): TemplateResult {
  const apart = (notice: Notice): boolean => edges !== undefined && notice.kind === 'alert' && notice.atEdges !== undefined;
  const notes = toast.flatMap((notice) => (apart(notice) && notice.kind === 'alert' ? notice.atEdges ?? [] : []));
  const text = (of: (notice: Notice) => boolean): string => toast.filter(of).map(noticeText).join(' ');
  const spoken = text(({ kind }) => kind !== 'alert');
  const seen = text((notice) => notice.kind === 'alert' && !apart(notice));
  // What happened is read first, then what that means now.
  return html`<p class="toast ${spoken + seen === '' ? 'unseen' : ''}" ${place}>${seen}${
    spoken === '' || seen === '' ? nothing : ' '}<span role="status">${spoken}</span></p>
    ${notes.map(({ seat, lines }) => {
      const edge = edges?.[seat];
      return edge ? html`<div class="edge" ${inFrame(edge.turn)} aria-hidden="true">
        <p class="toast at-edge" ${at(seat === drawing ? edge.rack : edge.note)}><span>${storyText(lines)}</span></p></div>` : nothing;
    })}`;
}
