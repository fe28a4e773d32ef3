/**
 * The field at somebody's edge on which fingers show a number, with a round spot for a thumb beside it. It looks the same whatever lies on
 * it, so that nobody reads it off the glass; where it is tried out it says what it feels.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../../strings/say';
import { shownName } from '../../../../../strings/words/grammar';
import type { Claim } from '../../../rules/cards';
import { claimOf, fingersAfter, NOTHING_LAID, type FingerEvent, type Laid, type Spot } from './fingers';

/** What lies on each field: it goes with the field. */
const laidOn = new WeakMap<EventTarget, Laid>();

/** Without it iOS would take a finger that rests for one that wants to select or to look closer. */
const NO_GESTURE = { handleEvent: (event: Event): void => event.preventDefault(), passive: false };

/** What a field is for: to be tried out, or to show a number after somebody's call. */
export type FieldFor = 'trial' | 'caller' | 'other';

const HINTS = { trial: 'snap-back-several-try', caller: 'snap-back-several-hold-caller', other: 'snap-back-several-hold' } as const;

/** @param show is told each time that something else is shown; null: it is only tried out */
export function fingerField(name: string, use: FieldFor, show: ((claim: Claim) => void) | null): TemplateResult {
  const feel = (event: PointerEvent, told: FingerEvent): void => {
    const field = event.currentTarget as HTMLElement;
    const before = laidOn.get(field) ?? NOTHING_LAID;
    const after = fingersAfter(before, told);
    laidOn.set(field, after);
    const claim = claimOf(after);
    if (claim === claimOf(before)) return;
    if (show) show(claim);
    else field.querySelector('.sb-felt')!.textContent = say('snap-back-several-felt', { claim });
  };
  return html`
    <div class="sb-field ${show ? '' : 'tried'}" role="group" aria-label=${say('snap-back-several-field', { name: shownName(name) })}
      @pointerdown=${(event: PointerEvent) => {
        if (event.pointerType === 'mouse') return;
        event.preventDefault();
        feel(event, { kind: 'down', pointer: event.pointerId, spot: spotOf(event), broad: Math.max(event.width, event.height) });
      }}
      @pointerup=${(event: PointerEvent) => feel(event, { kind: 'up', pointer: event.pointerId })}
      @pointercancel=${(event: PointerEvent) => feel(event, { kind: 'cancel', pointer: event.pointerId })}
      @touchstart=${NO_GESTURE} @contextmenu=${NO_GESTURE}>
      <p>${say(HINTS[use])}</p>
      ${show ? nothing : html`<output class="sb-felt"></output>`}
      <span class="sb-thumb" data-spot="thumb"><b>${say('snap-back-several-thumb')}</b></span>
    </div>`;
}

function spotOf({ target }: PointerEvent): Spot {
  return target instanceof Element && target.closest('[data-spot="thumb"]') !== null ? 'thumb' : 'field';
}
