/**
 * The field at somebody's edge on which fingers show a number, with a round spot for a thumb beside it. It looks the same whatever lies on
 * it, so that nobody reads it off the glass; where it is tried out it says what it feels.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { claimOf, fingersAfter, NOTHING_LAID, type FingerEvent, type Laid, type Shown, type Spot } from './fingers';

/** What lies on each field: it goes with the field. */
const laidOn = new WeakMap<EventTarget, Laid>();

/** Without it iOS would take a finger that rests for one that wants to select or to look closer. */
const NO_GESTURE = { handleEvent: (event: Event): void => event.preventDefault(), passive: false };

export interface FingerField {
  /** How it is called, what is to be done on it, and what stands on the spot for a thumb. */
  readonly label: string;
  readonly hint: string;
  readonly thumb: string;
  /** What is said of what it feels, where it is tried out; null: it counts. */
  readonly felt: ((shown: Shown) => string) | null;
}

/** @param show is told each time that something else is shown, where that counts */
export function fingerField({ label, hint, thumb, felt }: FingerField, show: (shown: Shown) => void): TemplateResult {
  const feel = (event: PointerEvent, told: FingerEvent): void => {
    const field = event.currentTarget as HTMLElement;
    const before = laidOn.get(field) ?? NOTHING_LAID;
    const after = fingersAfter(before, told);
    laidOn.set(field, after);
    const shown = claimOf(after);
    if (shown === claimOf(before)) return;
    if (felt === null) show(shown);
    else field.querySelector('output')!.textContent = felt(shown);
  };
  return html`
    <div class="play-field ${felt === null ? '' : 'tried'}" role="group" aria-label=${label}
      @pointerdown=${(event: PointerEvent) => {
        if (event.pointerType === 'mouse') return;
        event.preventDefault();
        feel(event, { kind: 'down', pointer: event.pointerId, spot: spotOf(event), broad: Math.max(event.width, event.height) });
      }}
      @pointerup=${(event: PointerEvent) => feel(event, { kind: 'up', pointer: event.pointerId })}
      @pointercancel=${(event: PointerEvent) => feel(event, { kind: 'cancel', pointer: event.pointerId })}
      @touchstart=${NO_GESTURE} @contextmenu=${NO_GESTURE}>
      <p>${hint}</p>
      ${felt === null ? nothing : html`<output></output>`}
      <span class="thumb" data-spot="thumb"><b>${thumb}</b></span>
    </div>`;
}

function spotOf({ target }: PointerEvent): Spot {
  return target instanceof Element && target.closest('[data-spot="thumb"]') !== null ? 'thumb' : 'field';
}
