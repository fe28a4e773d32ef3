/** What can be shown after a call: a fist, or how many cards back it was. One of them is chosen, until the reveal. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import type { Claim } from '../../rules/cards';
import { focusedAtFirst } from '../../../../ui/parts/focusedAtFirst';
import { hand } from '../../../../ui/parts/play/hand';

export interface ChoiceParts {
  /** What there is to choose from. */
  readonly claims: readonly Claim[];
  /** What is chosen and shown to be; null: nothing, or nobody may see it. */
  readonly chosen: Claim | null;
  /** Whether digits choose, so that the buttons say so. */
  readonly digits: boolean;
  /** Who chooses, where that has to be said; null: the only person here. */
  readonly label: string | null;
  /** Whether a choice can still be changed: then arrows choose what they lead to. Where it counts at once they only lead there. */
  readonly changes: boolean;
  /** Whether what was chosen is kept secret: then nothing is marked as chosen. */
  readonly secret: boolean;
  /** Whether the focus comes here by itself: a screen reader lets digits through only then. */
  readonly takesFocus?: boolean;
}

/** @param choose is told what was pressed */
export function choice(parts: ChoiceParts, choose: (claim: Claim) => void): TemplateResult {
  const { claims, chosen, digits, label, changes, secret, takesFocus = false } = parts;
  const first = chosen ?? claims[0];
  return html`
    <div class="sb-choice" role=${secret ? 'group' : 'radiogroup'} aria-label=${label ?? say('snap-back-how-far')}
      @keydown=${(event: KeyboardEvent) => moveBy(event, claims, changes ? choose : null)}>
      ${claims.map((claim) => html`
        <button type="button" role=${secret ? nothing : 'radio'} class="sb-claim claim-${claim}"
          aria-checked=${secret ? nothing : chosen === claim} data-claim=${claim}
          tabindex=${claim === first ? 0 : -1} aria-keyshortcuts=${digits ? String(claim) : nothing}
          ${takesFocus && claim === first ? focusedAtFirst() : nothing}
          aria-label=${claim === 0 ? say('snap-back-choose-fist') : say('snap-back-choose-back', { back: claim })}
          @click=${() => choose(claim)}>
          ${claim === 0 ? hand(0) : html`<b>${claim}</b>`}<small aria-hidden="true">${
            claim === 0 ? say('snap-back-fist') : say('snap-back-back', { back: claim })}</small>
        </button>`)}
    </div>`;
}

/** Arrows go from one to the next. @param choose chooses it, too; null: they only go there, and Enter or Space chooses */
function moveBy(event: KeyboardEvent, claims: readonly Claim[], choose: ((claim: Claim) => void) | null): void {
  const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 0;
  const from = event.target instanceof HTMLElement ? event.target.dataset['claim'] : undefined;
  if (step === 0 || from === undefined) return;
  event.preventDefault();
  const claim = claims[(claims.findIndex((one) => String(one) === from) + step + claims.length) % claims.length]!;
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-claim="${claim}"]`)?.focus();
  choose?.(claim);
}
