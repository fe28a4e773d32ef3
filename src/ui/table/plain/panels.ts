/** The players' panels as the page draws them by itself: face or mark, name, what they are doing, and the tiles that they have won. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Box } from '../../../layout/box';
import { gazeOf } from '../../../layout/panels/gaze';
import { chipBurst, hasLineBeside } from '../../../layout/panels/chip';
import { chipCalls } from '../../../layout/panels/chipCalls';
import { emblemIn, hasSecondLine, missesBox, panelShape } from '../../../layout/panels/panel';
import { toBeatBox } from '../../../layout/panels/toBeat';
import type { Layout } from '../../../layout/types';
import type { SeatState, ViewState } from '../../../session/viewState';
import { shownName } from '../../../strings/words/grammar';
import { status, statusAtEdge } from '../../../strings/words/table/names';
import { mark } from '../../ornaments';
import { toBeatSign } from '../marks/toBeatSign';
import { moodPortrait } from '../life/portrait';
import { at, inFrame } from '../place';
import { styled } from '../styled';

/** All panels, where the layout has them, turned to whose they are. */
export function panelsTemplate(state: ViewState, layout: Layout): TemplateResult {
  const moves = state.order ? state.order.picker : state.mover;
  return html`${state.seats.map((player, seat) => {
    const edge = layout.edges?.[seat];
    const box = edge?.panel ?? layout.players[seat];
    if (!box) return nothing;
    const mood = state.life?.moods[seat] ?? null;
    const portrait: Stands['portrait'] = (level) => moodPortrait(level, mood, gazeOf(layout, seat, state.lastPlaced));
    const joys = state.breath?.by.includes(seat) ?? false;
    const stands = { moves: seat === moves, joys, calls: chipCalls(state, layout, seat), portrait };
    const drawn = panelTemplate(player, box, stands, (edge ? statusAtEdge : status)(seat, state));
    return edge ? html`<div class="edge" ${inFrame(edge.turn)}>${drawn}</div>` : drawn;
  })}`;
}

/** How a panel stands: whether its player is to move, has just taken a run, calls by it, and what its face is drawn as. */
interface Stands {
  readonly moves: boolean;
  readonly joys: boolean;
  readonly calls: boolean;
  readonly portrait: (level: NonNullable<SeatState['level']>) => TemplateResult;
}

function panelTemplate(
  { name, shape, level, won, owes, toBeat }: SeatState, box: Box, { moves, joys, calls, portrait }: Stands, told: string,
): TemplateResult {
  const emblem = emblemIn(box, level !== null);
  const { kind, x, y, radius } = emblem;
  const around = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  const form = panelShape(box);
  const misses = owes && !moves && (calls ? hasLineBeside : hasSecondLine)(box, told.length);
  const line = form === 'roomy' || form === 'upright' || misses ? told : '';
  return html`
    <div class="panel-drawn ${form} ${kind} ${moves ? 'moves' : ''} ${joys ? 'joys' : ''} ${toBeat === undefined ? '' : 'dares'}"
      ${at(box)}>
      <span class="emblem" ${at(around)}>${kind === 'face' && level !== null ? portrait(level) : nothing}${mark(shape)}</span>
      <span class="lines" ${styled(calls ? { right: `${box.width - chipBurst(box).x + 2}px` } : {})}>
        <b>${shownName(name)}</b>${line === '' ? nothing : html`<small>${line}</small>`}
      </span>
      <strong>${won}</strong>${toBeatSign(toBeat, toBeatBox(box, emblem, owes))}${owes ? missesTemplate(missesBox(box, emblem)) : nothing}
    </div>`;
}

/** The sign at somebody who misses their next turn: a circle with a bar. */
function missesTemplate(box: Box): TemplateResult {
  return html`<svg class="misses" viewBox="0 0 24 24" ${at(box)}><circle cx="12" cy="12" r="9.5" /><path d="M6.5 6.5 L17.5 17.5" /></svg>`;
}
