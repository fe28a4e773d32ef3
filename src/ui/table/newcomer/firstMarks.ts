/** The marks of somebody's first game: which of them is due now, and how it looks and is told. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { markPlace, type FirstMark } from '../../../layout/beside/firstMarks';
import type { Layout } from '../../../layout/types';
import { chipCalls } from '../../../layout/panels/chip';
import { RUN_LENGTH } from '../../../rules/board';
import type { ViewState } from '../../../session/viewState';
import { say } from '../../../strings/say';
import { chipSign } from '../marks/chipSign';
import { at } from '../place';
import type { NewcomerModel } from './newcomerModel';

/**
 * The mark whose time it is; null where there is none. Each comes with the act that it is about, and goes when that is done. None tells
 * that a run lies there: the one at the burst comes with the first own tile after which a run can lie there at all.
 */
export function markDue(newcomer: NewcomerModel | null, state: ViewState, layout: Pick<Layout, 'edges'>): FirstMark | null {
  const { may, paused, board, calls, asks, seats } = state;
  if (!newcomer || paused) return null;
  const wanted = (mark: FirstMark): boolean => newcomer.marks.includes(mark);
  if (wanted('chips')) {
    // From the first call that can be right, for about as long as everybody has had a turn.
    const due = may.call && board.length < RUN_LENGTH + seats.length && seats.some((_, seat) => chipCalls(state, layout, seat));
    return due ? 'chips' : null;
  }
  if (may.place) return wanted('rack') ? 'rack' : null;
  if (!may.draw) return null;
  if (wanted('draw')) return 'draw';
  return wanted('burst') && board.length >= RUN_LENGTH && may.call && calls !== 'automatic' && !asks ? 'burst' : null;
}

/** The mark that is due. It is seen at its place, and told once. @param close it was read */
export function firstMarkTemplate(
  newcomer: NewcomerModel | null, state: ViewState, layout: Layout, close: (mark: FirstMark) => void,
): TemplateResult | typeof nothing {
  if (!newcomer) return nothing;
  const mark = markDue(newcomer, state, layout);
  const place = mark && markPlace(layout, mark);
  return html`
    <p class="spoken" role="status">${mark ? say(`practice-mark-${mark}`) : nothing}</p>
    ${mark && place ? html`
      <div class="first-mark ${place.points}" aria-hidden="true" ${at(place.box)} @pointerdown=${(event: Event) => {
        event.preventDefault();
        close(mark);
      }}><span>${mark === 'chips' ? chipSign() : nothing}${say(`practice-mark-${mark}`)}</span></div>` : nothing}`;
}
