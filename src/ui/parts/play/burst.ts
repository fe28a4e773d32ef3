/** The burst to call with, around which a ring may show how long; the key that does the same; and who called what, as a small burst. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../strings/say';
import { runsOut, type RingTime } from './runsOut';
import { starOf } from '../starOf';

/** Twenty rays, in a box of 200 by 200. */
const RAYS = starOf(100, 100, 40, [97, 81]);

export interface BurstShown {
  /** What stands on it. */
  readonly word: string;
  /** Which of the calls it is, where there are two: the second has another colour. */
  readonly call?: 0 | 1;
  /** Whether a call is heard now; where it is not, the burst is pale. It can be pressed all the same. */
  readonly on: boolean;
  /** The keys that call, as `aria-keyshortcuts` has them; null where none does. */
  readonly shortcuts: string | null;
  readonly seat: number;
  /** How it is called, where several people have one each; null: by its word. */
  readonly label: string | null;
  /** Whether it was pressed, and nobody knows yet what became of that. */
  readonly sent?: boolean | undefined;
  /** What runs out around it; null: nothing. */
  readonly ring?: RingTime | null;
}

/** The star itself, without a word. */
export function rays(): TemplateResult {
  return html`<svg viewBox="0 0 200 200" aria-hidden="true"><polygon class="rays" points=${RAYS} /><circle class="disc" cx="100" cy="100"
    r="69" /></svg>`;
}

/** @param press is told when it was pressed, in the milliseconds of events' time stamps: when the finger went down */
export function burst(shown: BurstShown, press: (at: number) => void): TemplateResult {
  const { word, call = 0, on, shortcuts, seat, label, sent = false, ring = null } = shown;
  return html`
    <button type="button" class="play-burst ${call === 0 ? '' : 'second'} ${on ? '' : 'off'} ${sent ? 'sent' : ''}" aria-disabled=${!on}
      aria-keyshortcuts=${shortcuts ?? nothing} aria-label=${label ?? nothing} data-seat=${seat} data-call=${call}
      @pointerdown=${pressedDown(press)} @touchend=${stays} @click=${pressedByKey(press)}>
      ${rays()}<span class="shout">${word}</span>${sentMark(sent)}
      ${ring === null ? nothing : html`<span class="clock play-ring" aria-hidden="true"><span class="half left"><i
        ${runsOut('left', ring)}></i></span><span class="half right"><i ${runsOut('right', ring)}></i></span></span>`}
    </button>`;
}

/** That a burst was pressed, in the place of what comes of it. For eyes: nothing has happened yet. */
export const sentMark = (sent: boolean): TemplateResult | typeof nothing =>
  (sent ? html`<span class="called" aria-hidden="true">${say('rack-called')}</span>` : nothing);

/** What is pressed as soon as a finger goes down, and not by the click that comes of it. */
export function pressedDown(press: (at: number) => void): (event: PointerEvent) => void {
  return (event) => {
    event.preventDefault();
    if (event.button === 0) press(event.timeStamp);
  };
}

/** The same by a key, or by what assists somebody: a click that no pointer made. */
export function pressedByKey(press: (at: number) => void): (event: MouseEvent) => void {
  return (event) => { if (event.detail === 0) press(event.timeStamp); };
}

/** What stands under a finger that has called is another thing when it is lifted: that must not be pressed by the same touch. */
export function stays(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}

/** The key that called when it went down must not press the burst when it is lifted. */
export function keyStays(event: KeyboardEvent): void {
  if (event.key === ' ' && event.target instanceof Element && event.target.closest('.play-burst, .rack-burst') !== null) {
    event.preventDefault();
  }
}

/** The key with which somebody calls, beside their burst. @param key as it is printed; null: there is none */
export function keyCap(key: string | null): TemplateResult | typeof nothing {
  return key === null ? nothing : html`<kbd class="play-key" aria-hidden="true">${key}</kbd>`;
}

/** Who has called, as it is seen at their place for a moment. It is told in words, too. @param what what it gave or cost them */
export function callMark(word: string, what: string | null, kind: string): TemplateResult {
  return html`<span class="play-called ${kind}" aria-hidden="true">${rays()}<b>${word}</b>${
    what === null ? nothing : html`<span>${what}</span>`}</span>`;
}
