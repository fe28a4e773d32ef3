/** The marks of somebody's first game: how the one that is due (`markDue`) looks and is told. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { markPlace, type FirstMark } from '../../../layout/beside/firstMarks';
import type { Layout } from '../../../layout/types';
import type { ViewState } from '../../../session/viewState';
import { say } from '../../../strings/say';
import { chipSign } from '../marks/chipSign';
import { at } from '../place';
import { markDue } from './markDue';
import type { NewcomerModel } from './newcomerModel';

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
