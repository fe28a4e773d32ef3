/** The seven things that can be shown after a call: a fist, or how many cards back it was. One of them is chosen, until the reveal. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { CLAIMS, type Claim } from '../../rules/cards';
import { focusedAtFirst } from '../parts/focusedAtFirst';
import { hand } from '../parts/hand';

export interface ChoiceParts {
  /** What is chosen and shown to be; null: nothing, or nobody may see it. */
  readonly chosen: Claim | null;
  /** Whether digits choose, so that the buttons say so. */
  readonly digits: boolean;
  /** Who chooses, where that has to be said; null: the only person here. */
  readonly label: string | null;
  /** Whether a choice counts at once and cannot be changed: then arrows only lead to it. */
  readonly final: boolean;
  /** Whether the focus comes here by itself: a screen reader lets digits through only then. */
  readonly takesFocus?: boolean;
}

/** @param choose is told what was pressed */
export function choice({ chosen, digits, label, final, takesFocus = false }: ChoiceParts, choose: (claim: Claim) => void): TemplateResult {
  return html`
    <div class="sb-choice" role=${final ? 'group' : 'radiogroup'} aria-label=${label ?? say('snap-back-how-far')}
      @keydown=${(event: KeyboardEvent) => moveBy(event, final ? null : choose)}>
      ${CLAIMS.map((claim) => html`
        <button type="button" role=${final ? nothing : 'radio'} class="sb-claim claim-${claim}"
          aria-checked=${final ? nothing : chosen === claim} data-claim=${claim}
          tabindex=${(chosen ?? 0) === claim ? 0 : -1} aria-keyshortcuts=${digits ? String(claim) : nothing}
          ${takesFocus && claim === 0 ? focusedAtFirst() : nothing}
          aria-label=${claim === 0 ? say('snap-back-choose-fist') : say('snap-back-choose-back', { back: claim })}
          @click=${() => choose(claim)}>
          ${claim === 0 ? hand(0) : html`<b>${claim}</b>`}<small aria-hidden="true">${
            claim === 0 ? say('snap-back-fist') : say('snap-back-back', { back: claim })}</small>
        </button>`)}
    </div>`;
}

/** Arrows go from one to the next and choose it, as in every group of which one is chosen. @param choose null: they only go there */
function moveBy(event: KeyboardEvent, choose: ((claim: Claim) => void) | null): void {
  const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 0;
  const from = event.target instanceof HTMLElement ? event.target.dataset['claim'] : undefined;
  if (step === 0 || from === undefined) return;
  event.preventDefault();
  const claim = CLAIMS[(Number(from) + step + CLAIMS.length) % CLAIMS.length]!;
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-claim="${claim}"]`)?.focus();
  choose?.(claim);
}
