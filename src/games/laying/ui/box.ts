/** Two rows of stacks as somebody sees them from their side, each a button with its key: what lies on it, and what is laid on it here. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { upper } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { stays, pressedByKey, pressedDown } from '../../../ui/parts/play/burst';
import { cardBack, cardFace, noCard } from '../../../ui/parts/play/playingCard';
import { styled } from '../../../ui/table/styled';
import type { HandsAsk } from '../../hands/ui/handsParts';
import { isSameSpot, other, type Seat, type Stack } from '../rules/game';
import type { StackSeen } from '../table/rowsTable';
import { stackText } from '../words/rows';
import { keyAt } from './keys';
import { calls, pressOn, touchedBy } from './press';
import type { LayingModel, RowsTypes } from './model';

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
    isSent ? 'sent' : '', touchedBy(model, seat).some((one) => isSameSpot(one, on)) ? 'touched' : '', isHere(wrong) ? 'wrong' : '',
    isHere(view.hint) ? 'hint' : '', view.rows[on[0]]!.length === 0 ? 'empty' : '',
  ].join(' ');
  const lies = html`
    <span class="laying-card">${faceOf(seen)}</span>${
      isSent ? html`<span class="laying-sent">${cardBack()}</span>` : nothing}
    ${key === null ? nothing : html`<kbd class="play-key" aria-hidden="true">${upper(key)}</kbd>`}`;
  const text = stackText(view, seat, on);
  if (kind !== 'local') return html`<li class="laying-stack ${as}"><span class="spoken">${text}</span>${lies}</li>`;
  const press = (at: number): void => {
    const command = pressOn(model, seat, on, at);
    if (command !== null) ask(command);
  };
  return html`
    <li><button type="button" class="laying-stack ${as}" aria-label=${text} aria-keyshortcuts=${key === null ? nothing : upper(key)}
      aria-pressed=${calls(model, seat) ? String(as.includes('touched')) : nothing}
      aria-disabled=${wrong !== null || view.phase !== 'playing'} @pointerdown=${pressedDown(press)} @touchend=${stays}
      @click=${pressedByKey(press)}>${lies}</button></li>`;
}

/** A finger hits no more stacks beside each other than this on a narrow screen. */
const MOST_NARROW = 6;

/** How many stacks lie in a row, and in how many lines of how many each where it is narrow, for the style sheet. */
export function widthOf(wide: number): Readonly<Record<'--wide' | '--folds' | '--folded', string>> {
  const folds = Math.ceil(wide / MOST_NARROW);
  return { '--wide': String(wide), '--folds': String(folds), '--folded': String(Math.ceil(wide / folds)) };
}

/** @param seat whose side is the lower one @param least how many stacks a row has room for at least */
export function boxOf<T extends RowsTypes>(model: LayingModel<T>, seat: Seat, ask: HandsAsk<T>, least: number): TemplateResult {
  const { rows, seats } = model.view;
  const wide = Math.max(least, ...rows.map(({ length }) => length));
  const row = (side: Seat): TemplateResult => html`
    <ul class="laying-row" role="list" aria-label=${say('laying-row', { side: side === seat ? 'near' : 'far' })}>${
      Array.from({ length: Math.max(rows[side]?.length ?? 0, least) }, (_, place) => stackOf(model, seat, [side, place], ask))}</ul>`;
  return html`
    <div class="laying-box ${seats[seat]!.wrong === null ? '' : 'locked'}" ${styled(widthOf(wide))}>${
      row(other(seat))}${row(seat)}</div>`;
}
