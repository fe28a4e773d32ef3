/** The burst to call with, and around it the ring that runs out until the next card. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { starOf } from '../../../../ui/parts/starOf';
import type { Seat } from '../../rules/game';
import { runsOut, type RingTime } from './runsOut';

/** Twenty rays, in a box of 200 by 200. */
const RAYS = starOf(100, 100, 40, [97, 81]);

export interface BurstShown {
  /** Whether a call is heard now; where it is not, the burst is pale. It can be pressed all the same. */
  readonly on: boolean;
  /** null: no time runs out. */
  readonly ring: RingTime | null;
  /** The keys that call, as `aria-keyshortcuts` has them; null where none does. */
  readonly shortcuts: string | null;
  /** Whose it is and how it is called, where several people have one each. */
  readonly own?: { readonly seat: Seat; readonly label: string };
}

/** @param call is told when it was pressed, in the milliseconds of events' time stamps: when the finger went down */
export function burst({ on, ring, shortcuts, own }: BurstShown, call: (at: number) => void): TemplateResult {
  return html`
    <button type="button" class="sb-burst ${on ? '' : 'off'}" aria-disabled=${!on} aria-keyshortcuts=${shortcuts ?? nothing}
      aria-label=${own?.label ?? nothing} data-seat=${own?.seat ?? nothing}
      @pointerdown=${(event: PointerEvent) => {
        event.preventDefault();
        if (event.button === 0) call(event.timeStamp);
      }}
      @touchend=${stays}
      @click=${(event: MouseEvent) => { if (event.detail === 0) call(event.timeStamp); }}>
      ${burstPicture()}<span class="sb-shout">${say('snap-back-snap')}</span>
      ${ring === null ? nothing : html`<span class="clock sb-ring" aria-hidden="true"><span class="half left"><i
        ${runsOut('left', ring)}></i></span><span class="half right"><i ${runsOut('right', ring)}></i></span></span>`}
    </button>`;
}

/** What stands under a finger that has called is another thing when it is lifted: that must not be pressed by the same touch. */
function stays(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}

/** The burst alone, without its word. */
function burstPicture(): TemplateResult {
  return html`<svg viewBox="0 0 200 200" aria-hidden="true"><polygon class="rays" points=${RAYS} /><circle class="disc" cx="100" cy="100"
    r="69" /></svg>`;
}
