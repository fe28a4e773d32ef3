/** Several people at one screen: what each presses to call, how they choose one after the other, and how they are asked. */
import { html, type TemplateResult } from 'lit-html';
import { shownName } from '../../../../../strings/words/grammar';
import type { Seat } from '../../../rules/game';
import type { SnapBackView } from '../../../table/view';
import { choice } from '../choice';
import type { SnapBackTableModel, TableAsk } from '../tableModel';

/** The seats of the people at this screen. */
export function peopleOf({ seats }: Pick<SnapBackView, 'seats'>): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
}

/** What calls, or answers where everybody is asked: a button for each. */
export function severalCalls({ view }: SnapBackTableModel, ask: TableAsk): TemplateResult {
  return html`<div class="sb-callers">${peopleOf(view).map((seat) => html`
    <button type="button" class="sb-caller" aria-disabled=${!view.mayCall}
      @pointerdown=${(event: PointerEvent) => ask({ kind: 'act', act: { kind: 'call', seat, at: event.timeStamp } })}
      @click=${(event: MouseEvent) => {
        if (event.detail === 0) ask({ kind: 'act', act: { kind: 'call', seat, at: event.timeStamp } });
      }}>${shownName(view.seats[seat]?.name ?? '')}</button>`)}</div>`;
}

/** Whoever's turn it is chooses; nobody else is to look. */
export function severalChoose({ view, input }: SnapBackTableModel, ask: TableAsk): TemplateResult {
  const { chooser } = view;
  const seat = chooser ?? peopleOf(view)[0] ?? 0;
  return choice({ chosen: null, digits: input.singleKeys, label: shownName(view.seats[seat]?.name ?? '') },
    (claim) => ask({ kind: 'act', act: { kind: 'choose', seat, claim } }));
}

/** Where nothing hurries: everybody is asked about the card that lies open. */
export function severalAsked(model: SnapBackTableModel, ask: TableAsk): TemplateResult {
  return severalCalls(model, ask);
}
