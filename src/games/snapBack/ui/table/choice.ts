/** What can be shown after a call: a fist, or how many cards back it was. One of them is chosen, until the reveal. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { arrowTo } from '../../../../ui/browser/arrowTo';
import { focusedAtFirst } from '../../../../ui/parts/focusedAtFirst';
import { hand } from '../../../../ui/parts/play/hand';
import type { Claim } from '../../rules/cards';
import type { Seat } from '../../rules/game';
import { claimsFor } from './tableKeys';
import type { SnapBackTableModel, TableAsk } from './tableModel';

/** @param who says who chooses, of several in turn: then what is chosen counts at once, and nothing is marked as chosen; null: one alone */
export function choice(model: SnapBackTableModel, seat: Seat, who: string | null, ask: TableAsk): TemplateResult {
  const { view, input, spoken } = model;
  const secret = who !== null;
  const chosen = secret ? null : model.choice;
  const claims = claimsFor(seat, view);
  const first = chosen ?? claims[0];
  const choose = (claim: Claim): void => void ask({ kind: 'act', act: { kind: 'choose', seat, claim } });
  // While a choice can still be changed arrows choose what they lead to. Where it counts at once they only lead there.
  const changes = !secret && view.countEndsAt !== null;
  // A screen reader lets digits through only where the focus is here.
  const takesFocus = !secret && spoken === 'reader';
  return html`
    <div class="play-choice" role=${secret ? 'group' : 'radiogroup'} aria-label=${who ?? say('snap-back-how-far')}
      @keydown=${(event: KeyboardEvent) => arrowTo(event, 'claim', claims, changes ? choose : null)}>
      ${claims.map((claim) => html`
        <button type="button" role=${secret ? nothing : 'radio'} class="play-claim claim-${claim}"
          aria-checked=${secret ? nothing : chosen === claim} data-claim=${claim}
          tabindex=${claim === first ? 0 : -1} aria-keyshortcuts=${input.singleKeys ? String(claim) : nothing}
          ${takesFocus && claim === first ? focusedAtFirst() : nothing}
          aria-label=${claim === 0 ? say('snap-back-choose-fist') : say('snap-back-choose-back', { back: claim })}
          @click=${() => choose(claim)}>
          ${claim === 0 ? hand(0) : html`<b>${claim}</b>`}<small aria-hidden="true">${
            claim === 0 ? say('snap-back-fist') : say('snap-back-back', { back: claim })}</small>
        </button>`)}
    </div>`;
}
