/** The ring that shows a time to call running out, over the picture. For eyes alone: what must be heard of the time is spoken. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { clockRings } from '../../../layout/panels/clockRing';
import type { Layout } from '../../../layout/types';
import type { ViewState } from '../../../session/viewState';
import { drains, type Half } from '../../parts/drain';
import { at, inFrame } from '../place';
import { styled } from '../styled';

/** The ring at whoever has the time; nothing while no clock runs. */
export function clockTemplate(state: ViewState, layout: Layout): TemplateResult | typeof nothing {
  const { clock } = state;
  if (!clock) return nothing;
  const half = (which: Half): TemplateResult => html`<span class="half ${which}"><i ${drains(which, clock)}></i></span>`;
  return html`${clockRings(state, layout).map((ring) => html`
    <div class="edge" ${inFrame(ring.turn)} aria-hidden="true">
      <div class="clock ${ring.at}" ${at(ring.box)} ${styled({ '--line': `${ring.line}px` })}>${half('left')}${half('right')}</div>
    </div>`)}`;
}
