/** What lies before the players: rack, curtain, burst and draw button; at one edge for all, or at each player's own, turned to them. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { before } from '../../layout/before';
import type { Layout } from '../../layout/types';
import type { Seat } from '../../rules/position';
import type { ViewState } from '../../session/viewState';
import { curtainTemplate } from './curtain';
import { at, inFrame } from './place';
import { styled } from './styled';
import { burstTemplate, drawTemplate, rackTemplate, type ControlActions } from './tableControls';

/** Whose turn it is to do something: to pick, to answer, or to move. Nobody's in the last chance, which is everybody's. */
export function turnOf({ order, asking, mover }: Pick<ViewState, 'order' | 'asking' | 'mover'>): Seat | null {
  return order ? order.picker ?? order.starter : asking?.seat ?? mover;
}

/**
 * The light along the edge whose turn it is: people stay where they sit, so whoever is next in the order of play need not sit to the left.
 * It is for the eye; names say it to those who hear them.
 */
function lightTemplate(state: ViewState, { edges }: Layout): TemplateResult | typeof nothing {
  const edge = edges?.[turnOf(state) ?? -1];
  if (!edge) return nothing;
  const { turn, light, panel } = edge;
  // The panel is lit by itself, and what is written on it must not be veiled.
  const spares = styled({ '--from': `${panel.x - light.x}px`, '--to': `${panel.x + panel.width - light.x}px` });
  return html`<div class="edge" ${inFrame(turn)} aria-hidden="true"><div class="edge-light" ${at(light)}><i ${spares}></i></div></div>`;
}

/** The edges of the table at which something can be done. */
export function edgesTemplate(state: ViewState, layout: Layout, actions: ControlActions): TemplateResult {
  const { viewer } = state;
  if (!layout.edges) {
    return html`${rackTemplate(state, layout, actions)}${curtainTemplate(state, layout, actions)}
      ${burstTemplate(state, layout, actions)}${state.phase === 'over' ? nothing : drawTemplate(state, layout, actions)}`;
  }
  return html`${lightTemplate(state, layout)}${state.seats.map(({ kind }, seat) => {
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
