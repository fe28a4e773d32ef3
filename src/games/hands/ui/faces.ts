/** Harmless acts at the table: what somebody has just done on their face, the row of those that can be done, and what's agreed by them. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { say } from '../../../strings/say';
import { pressedByKey, pressedDown } from '../../../ui/parts/play/burst';
import { actFace } from './actFace';
import { ACTS, type Signal } from '../rules/acts';
import { actText, partnerAt, type SeenPairs } from '../words/signals';

/** The keys of the acts, in their order. */
export const FACE_KEYS = 'asdfghjk';

/** What somebody has just done: it's seen for a moment, and anew with another `nth`. */
export function didSign(
  did: { readonly act: number; readonly nth: number } | null,
): TemplateResult | typeof nothing {
  return did === null ? nothing
    : html`${keyed(did.nth, html`<span class="hands-did">${actFace(did.act)}<small>${actText(did.act)}</small></span>`)}`;
}

interface FacesShown {
  readonly signal: Signal | null;
  readonly chooses: boolean;
  /** Whether a press on one does anything now. */
  readonly on: boolean;
  readonly keys: boolean;
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
  { signal, chooses, on, keys }: FacesShown, make: (act: number, at: number) => void,
): TemplateResult {
  return html`
    <ul class="hands-faces" role="list" aria-label=${say('hands-faces')}>${Array.from({ length: ACTS }, (_, act) => {
      const press = (at: number): void => { if (on) make(act, at); };
      const isOwn = signal?.includes(act) === true;
      return html`
        <li><button type="button" class=${isOwn ? 'signal' : ''} aria-pressed=${chooses ? String(isOwn) : nothing}
          aria-disabled=${!on} aria-keyshortcuts=${keys ? FACE_KEYS[act]!.toUpperCase() : nothing}
          @pointerdown=${pressedDown(press)} @click=${pressedByKey(press)}>${actFace(act)}<span>${actText(act)}</span></button></li>`;
    })}</ul>`;
}

/** Before a hand a face is a part of the signal. In a hand it is made. */
export function faceIntent({ phase, signal }: { readonly phase: string; readonly signal: Signal | null }, act: number) {
  return phase === 'agreeing' ? { kind: 'signal', acts: [...signalWith(signal, act)] } as const : { kind: 'act', act } as const;
}

/**
 * What is pressed before a hand: that one is ready, and a sign of one's own, where the partner is a person. It comes before the faces, so
 * that the space bar says "ready" wherever the focus was put, and makes no face.
 */
export function agreeingButtons(
  view: SeenPairs, me: number, tell: (intent: { readonly kind: 'ready' } | { readonly kind: 'signal'; readonly acts: number[] }) => void,
): TemplateResult {
  const mayBeReady = view.mayStart && !view.seats[me]!.ready;
  return html`<div class="hands-does">${
    deed({ label: say('signals-ready'), as: 'main', key: 'Space', on: mayBeReady }, () => tell({ kind: 'ready' }))}${
    view.seats[partnerAt(view)!]!.kind === 'bot' ? nothing
      : deed({ label: say('signals-own'), on: !view.seats[me]!.ready }, () => tell({ kind: 'signal', acts: [] }))}</div>`;
}

/** A plain button of something that's done at the table. @param press is told when */
export function deed(
  { label, on, as = '', key }: { readonly label: string; readonly on: boolean; readonly as?: string; readonly key?: string },
  press: (at: number) => void,
): TemplateResult {
  return html`<button type="button" class="play-button ${as}" aria-disabled=${!on} aria-keyshortcuts=${key ?? nothing}
    @click=${({ timeStamp }: MouseEvent) => { if (on) press(timeStamp); }}>${label}</button>`;
}
