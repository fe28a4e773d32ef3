/** What lies before the players: rack, curtain, burst and draw button; at one edge for all, or at each player's own, turned to them. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { before } from '../../layout/before';
import type { Layout } from '../../layout/types';
import type { ViewState } from '../../session/viewState';
import { curtainTemplate } from './curtain';
import { inFrame } from './place';
import { burstTemplate, drawTemplate, rackTemplate, type ControlActions } from './tableControls';

/** The edges of the table at which something can be done. */
export function edgesTemplate(state: ViewState, layout: Layout, actions: ControlActions): TemplateResult {
  const { viewer } = state;
  if (!layout.edges) {
    return html`${rackTemplate(state, layout, actions)}${curtainTemplate(state, layout, actions)}
      ${burstTemplate(state, layout, actions)}${state.phase === 'over' ? nothing : drawTemplate(state, layout, actions)}`;
  }
  return html`${state.seats.map(({ kind }, seat) => {
    if (kind !== 'local') return nothing;
    const own = before(layout, seat);
    return html`<div class="edge" ${inFrame(own.turn)}>
      ${seat === viewer ? rackTemplate(state, own, actions) : nothing}
      ${seat === viewer ? curtainTemplate(state, own, actions) : nothing}
      ${burstTemplate(state, own, actions, seat)}
      ${seat === viewer && (state.may.draw || state.may.count) ? drawTemplate(state, own, actions, seat) : nothing}
    </div>`;
  })}`;
}
