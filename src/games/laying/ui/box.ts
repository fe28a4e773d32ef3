/** Two rows of stacks as somebody sees them from their side, each a button with its key: what lies on it, and what is laid on it here. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { upper } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { stays, pressedByKey, pressedDown } from '../../../ui/parts/play/burst';
import { cardBack, cardFace, noCard } from '../../../ui/parts/play/playingCard';
import { styled } from '../../../ui/table/styled';
import type { TableAct } from '../../../shell/table/acts';
import type { HandsAsk } from '../../hands/ui/handsParts';
import { isSameSpot, other, type Seat, type Stack } from '../rules/game';
import type { RowsView, StackSeen } from '../table/rowsTable';
import { stackText } from '../words/rows';
import { keyAt } from './keys';
import type { LayingModel, ShownTypes } from './model';

export type RowsTypes = ShownTypes & { readonly View: RowsView };

function faceOf({ top, cards }: StackSeen): TemplateResult {
  return keyed(`${top} ${cards}`, top === null ? cards > 0 ? cardBack() : noCard() : cardFace(top)) as unknown as TemplateResult;
}

/** A stack. Whose box it stands in lays a card on it by pressing it. */
function stackOf<T extends RowsTypes>(model: LayingModel<T>, seat: Seat, on: Stack, ask: HandsAsk<T>): TemplateResult {
  const { view, sent = [] } = model;
  const seen = view.rows[on[0]]?.[on[1]] ?? { top: null, cards: 0 };
  const { kind, wrong } = view.seats[seat]!;
  const key = keyAt(model, seat, on);
  const isHere = (spot: unknown): boolean => spot !== null && isSameSpot(spot as Stack, on);
  const isSent = sent.some((one) => one.seat === seat && isSameSpot(one.on, on));
  const as = [
    isSent ? 'sent' : '', isHere(wrong) ? 'wrong' : '',
    isHere(view.hint) ? 'hint' : '', view.rows[on[0]]!.length === 0 ? 'empty' : '',
  ].join(' ');
  const lies = html`
    <span class="laying-card">${faceOf(seen)}</span>${
      isSent ? html`<span class="laying-sent">${cardBack()}</span>` : nothing}
    ${key === null ? nothing : html`<kbd class="play-key" aria-hidden="true">${upper(key)}</kbd>`}`;
  const text = stackText(view, seat, on);
  if (kind !== 'local') return html`<li class="laying-stack ${as}"><span class="spoken">${text}</span>${lies}</li>`;
  const lay = (at: number): void => void ask({ kind: 'act', act: { kind: 'lay', on, seat, at } as unknown as TableAct<T> });
  return html`
    <li><button type="button" class="laying-stack ${as}" aria-label=${text} aria-keyshortcuts=${key === null ? nothing : upper(key)}
      aria-disabled=${wrong !== null || view.phase !== 'playing'} @pointerdown=${pressedDown(lay)} @touchend=${stays}
      @click=${pressedByKey(lay)}>${lies}</button></li>`;
}

/** @param seat whose side is the lower one @param least how many stacks a row has room for at least */
export function boxOf<T extends RowsTypes>(model: LayingModel<T>, seat: Seat, ask: HandsAsk<T>, least: number): TemplateResult {
  const { rows, seats } = model.view;
  const wide = Math.max(least, ...rows.map(({ length }) => length));
  const row = (side: Seat): TemplateResult => html`
    <ul class="laying-row" role="list" aria-label=${say('laying-row', { side: side === seat ? 'near' : 'far' })}>${
      Array.from({ length: Math.max(rows[side]?.length ?? 0, least) }, (_, place) => stackOf(model, seat, [side, place], ask))}</ul>`;
  return html`
    <div class="laying-box ${seats[seat]!.wrong === null ? '' : 'locked'}" ${styled({ '--wide': String(wide) })}>${
      row(other(seat))}${row(seat)}</div>`;
}
