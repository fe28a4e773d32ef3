/** Harmless acts at the table: what somebody has just done on their face, and the row of those that can be done. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { say } from '../../../strings/say';
import { pressedByKey, pressedDown } from '../../../ui/parts/play/burst';
import { actFace } from './actFace';
import { ACTS, type Signal } from '../rules/acts';

/** The keys of the acts, in their order. */
export const FACE_KEYS = 'asdfghjk';

/** What somebody has just done: it's seen for a moment, and anew with another `nth`. */
export function didSign(
  did: { readonly act: number; readonly nth: number } | null, named: (act: number) => string,
): TemplateResult | typeof nothing {
  return did === null ? nothing
    : html`${keyed(did.nth, html`<span class="hands-did">${actFace(did.act)}<small>${named(did.act)}</small></span>`)}`;
}

interface FacesShown {
  readonly signal: Signal | null;
  readonly chooses: boolean;
  /** Whether a press on one does anything now. */
  readonly on: boolean;
  readonly keys: boolean;
  readonly named: (act: number) => string;
}

/** A signal with another act chosen: the second of two, or the first of another one. */
export function signalWith(signal: Signal | null, act: number): Signal {
  return signal?.length === 1 && signal[0] !== act ? [signal[0]!, act] : [act];
}

/**
 * @param signal the acts of the pair's own are marked
 * @param chooses whether they are chosen now, and not done
 * @param keys whether keys do it, too
 */
export function facesRow(
  { signal, chooses, on, keys, named }: FacesShown, make: (act: number, at: number) => void,
): TemplateResult {
  return html`
    <ul class="hands-faces" role="list" aria-label=${say('hands-faces')}>${Array.from({ length: ACTS }, (_, act) => {
      const press = (at: number): void => { if (on) make(act, at); };
      const isOwn = signal?.includes(act) === true;
      return html`
        <li><button type="button" class=${isOwn ? 'signal' : ''} aria-pressed=${chooses ? String(isOwn) : nothing}
          aria-disabled=${!on} aria-keyshortcuts=${keys ? FACE_KEYS[act]!.toUpperCase() : nothing}
          @pointerdown=${pressedDown(press)} @click=${pressedByKey(press)}>${actFace(act)}<span>${named(act)}</span></button></li>`;
    })}</ul>`;
}
