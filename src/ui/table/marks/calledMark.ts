/**
 * The burst of whoever has called here, where the judge is elsewhere: it says so until something tells what became of it. A name that
 * calls bears it at its panel. For eyes: by ear it is told once it has come to something.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { before } from '../../../layout/before';
import { UPRIGHT } from '../../../layout/turn';
import type { Layout } from '../../../layout/types';
import type { ViewState } from '../../../session/viewState';
import { say } from '../../../strings/say';
import { rays, sentMark } from '../../parts/play/burst';
import { at, inFrame } from '../place';

/** The bursts that were pressed; nothing at a table whose host is this page's own. */
export function calledTemplate({ seats, viewer }: ViewState, layout: Layout): TemplateResult[] {
  return seats.flatMap(({ hasCalled }, seat) => {
    if (!hasCalled) return [];
    const { snag, turn } = before(layout, layout.edges ? seat : null);
    const isOwn = snag.width > 0 && (layout.edges !== undefined || seat === viewer);
    const panel = layout.players[seat];
    return html`
      <div class="edge" ${inFrame(isOwn ? turn : UPRIGHT)} aria-hidden="true">${isOwn ? html`
        <div class="called-burst" ${at(snag)}>${rays()}<span class="shout">${say('snag-call')}</span>${sentMark(true)}</div>`
        : panel ? html`<div class="called-name" ${at(panel)}>${sentMark(true)}</div>` : nothing}</div>`;
  });
}
