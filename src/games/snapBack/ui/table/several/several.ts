/** Several people beside each other before one screen: what each presses to call, how they choose in turn, and how they are asked. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { shownName } from '../../../../../strings/words/grammar';
import type { Seat } from '../../../rules/game';
import { mark } from '../../../../../shell/parts/mark';
import { ringOf } from '../callTime';
import type { SnapBackTableModel, TableAsk } from '../tableModel';
import { askedOne, ownBurst } from './calls';
import { peopleOf } from './people';
import { turnTemplate } from './turn';

/** A burst for each, with their name and key. */
export function severalCalls(model: SnapBackTableModel, ask: TableAsk): TemplateResult {
  return row(model, (seat) => ownBurst(model, seat, ringOf(model), ask));
}

/** Whoever's turn it is chooses; nobody else is to look. */
export function severalChoose(model: SnapBackTableModel, ask: TableAsk): TemplateResult | typeof nothing {
  const { chooser } = model.view;
  return chooser === null ? nothing : turnTemplate(model, chooser, ask);
}

/** Where nothing hurries: everybody is asked about the card that lies open, and answers when they like. */
export function severalAsked(model: SnapBackTableModel, ask: TableAsk): TemplateResult {
  return row(model, (seat) => askedOne(model, seat, ask));
}

function row(model: SnapBackTableModel, own: (seat: Seat) => TemplateResult): TemplateResult {
  const people = peopleOf(model.view);
  return html`
    <div class="sb-callers" data-people=${people.length}>${people.map((seat) => {
      const { name, shape } = model.view.seats[seat]!;
      return html`<div class="sb-caller">${own(seat)}<b aria-hidden="true">${mark(shape)}<span>${shownName(name)}</span></b></div>`;
    })}</div>`;
}
