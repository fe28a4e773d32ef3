/** The marks of a false call where there is no picture: a cross at the caller's name, and one at the burst that they called with. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Box } from '../../../layout/box';
import { before } from '../../../layout/before';
import { UPRIGHT, type Turn } from '../../../layout/turn';
import type { Layout } from '../../../layout/types';
import type { Seat } from '../../../rules/position';
import type { ViewState } from '../../../session/viewState';
import { at, inFrame } from '../place';

/** At the end of a panel, where it covers no name. */
function atTheEnd({ x, y, width, height }: Box): Box {
  const side = Math.min(28, height, width);
  return { x: x + width - side - Math.min(6, (width - side) / 2), y: y + (height - side) / 2, width: side, height: side };
}

/** A cross in the middle of a box of a frame. */
function mark(box: Box, turn: Turn): TemplateResult {
  return html`
    <div class="edge" ${inFrame(turn)} aria-hidden="true"><div class="false-call" ${at(box)}>
      <svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" /><path d="M7.5 7.5 L16.5 16.5 M7.5 16.5 L16.5 7.5" /></svg>
    </div></div>`;
}

/** The marks of those who called falsely just now. The style sheet shows them only where no picture does. */
export function falseCallTemplate({ seats }: ViewState, layout: Layout, callers: readonly Seat[]): TemplateResult | typeof nothing {
  if (callers.length === 0) return nothing;
  return html`${callers.map((seat) => {
    const own = before(layout, layout.edges ? seat : null);
    const edge = layout.edges?.[seat];
    const panel = edge?.panel ?? layout.players[seat];
    return html`
      ${panel ? mark(atTheEnd(panel), edge?.turn ?? UPRIGHT) : nothing}
      ${seats[seat]?.kind === 'local' && own.snag.width > 0 ? mark(own.snag, own.turn) : nothing}`;
  })}`;
}
