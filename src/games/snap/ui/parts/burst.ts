/** The burst to call with. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { starOf } from '../../../../ui/parts/starOf';
import type { Seat } from '../../rules/game';

/** Twenty rays, in a box of 200 by 200. */
const RAYS = starOf(100, 100, 40, [97, 81]);

export interface BurstShown {
  /** What stands on it. */
  readonly word: string;
  /** Whether it calls Snap or whatever fits, or what lies in the middle. */
  readonly call: 'first' | 'middle';
  /** Whether a call is heard now; where it is not, the burst is pale. It can be pressed all the same. */
  readonly on: boolean;
  /** The keys that call, as `aria-keyshortcuts` has them; null where none does. */
  readonly shortcuts: string | null;
  readonly seat: Seat;
  /** How it is called, where several people have one each; null: by its word. */
  readonly label: string | null;
}

/** The star itself, without a word. */
export function star(): TemplateResult {
  return html`<svg viewBox="0 0 200 200" aria-hidden="true"><polygon class="rays" points=${RAYS} /><circle class="disc" cx="100" cy="100"
    r="69" /></svg>`;
}

/** @param press is told when it was pressed, in the milliseconds of events' time stamps: when the finger went down */
export function burst({ word, call, on, shortcuts, seat, label }: BurstShown, press: (at: number) => void): TemplateResult {
  return html`
    <button type="button" class="sn-burst ${call} ${on ? '' : 'off'}" aria-disabled=${!on} aria-keyshortcuts=${shortcuts ?? nothing}
      aria-label=${label ?? nothing} data-seat=${seat} data-call=${call}
      @pointerdown=${(event: PointerEvent) => {
        event.preventDefault();
        if (event.button === 0) press(event.timeStamp);
      }}
      @touchend=${stays}
      @click=${(event: MouseEvent) => { if (event.detail === 0) press(event.timeStamp); }}>
      ${star()}<span class="sn-shout">${word}</span>
    </button>`;
}

/** What stands under a finger that has called is another thing when it is lifted: that must not be pressed by the same touch. */
function stays(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}
