/** The burst at the name of whoever has called and waits, because the mover may still call first. For eyes: by ear it was told already. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { chipBurst } from '../../../layout/panels/chip';
import { emblemIn } from '../../../layout/panels/panel';
import type { Box } from '../../../layout/box';
import type { Layout } from '../../../layout/types';
import type { SeatState, ViewState } from '../../../session/viewState';
import { starOf } from '../../parts/starOf';
import { at } from '../place';
import type { WaitingCall } from './waitingCall';

const RAYS = starOf(50, 50, 28, [49, 40]);

/** Where the mark lies on a panel: where a name that calls bears its burst; over the emblem where a score to beat takes that place. */
function placeOn(panel: Box, { toBeat }: Pick<SeatState, 'toBeat'>): Box {
  if (toBeat === undefined) {
    const { x, y, width, height } = chipBurst(panel);
    return { x: panel.x + x, y: panel.y + y, width, height };
  }
  const { x, y, radius } = emblemIn(panel, false);
  const half = Math.min(Math.max(radius * 1.3, 13), panel.height / 2);
  return { x: panel.x + x - half, y: panel.y + y - half, width: 2 * half, height: 2 * half };
}

/** The burst that waits; nothing while no call does. */
export function waitingTemplate(waiting: WaitingCall | null, { seats }: ViewState, layout: Layout): TemplateResult | typeof nothing {
  const player = waiting && seats[waiting.seat];
  const panel = waiting && layout.players[waiting.seat];
  if (!player || !panel) return nothing;
  return html`
    <div class="waiting-call" aria-hidden="true" ${at(placeOn(panel, player))}><svg viewBox="0 0 100 100">
      <polygon points=${RAYS} /><circle class="ground" cx="50" cy="50" r="34" />
      <circle class="dot" cx="33" cy="50" r="6.5" />
      <circle class="dot" cx="50" cy="50" r="6.5" />
      <circle class="dot" cx="67" cy="50" r="6.5" />
    </svg></div>`;
}
