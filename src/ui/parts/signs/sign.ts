/** A sign that is pressed for an answer: a drawing with its word beside it, what wants it, and the key that does the same. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyCap, pressedByKey, pressedDown, stays } from '../play/burst';

export interface SignShown {
  readonly word: string;
  /** What it answers, in a word or two. */
  readonly wants: string;
  /** In a box of 48 by 48. */
  readonly drawn: TemplateResult;
  readonly seat: number;
  /** Which of their answers it is, counted from 0. */
  readonly call: number;
  /** Whether an answer is heard now; where it is not, the sign is pale. It can be pressed all the same. */
  readonly on: boolean;
  /** As it is printed; null: there is none. */
  readonly key: string | null;
  /** Whether it was pressed, and nobody knows yet what became of that. */
  readonly sent: boolean;
}

/** @param press is told when it was pressed, in the milliseconds of events' time stamps: when the finger went down */
export function sign({ word, wants, drawn, seat, call, on, key, sent }: SignShown, press: (at: number) => void): TemplateResult {
  return html`
    <button type="button" class="play-sign ${on ? '' : 'off'} ${sent ? 'sent' : ''}" aria-disabled=${!on} aria-label=${word}
      aria-keyshortcuts=${key ?? nothing} data-seat=${seat} data-call=${call}
      @pointerdown=${pressedDown(press)} @touchend=${stays} @click=${pressedByKey(press)}>
      <svg viewBox="0 0 48 48" aria-hidden="true">${drawn}</svg><b>${word}</b><small>${wants}</small>${keyCap(key)}
    </button>`;
}
