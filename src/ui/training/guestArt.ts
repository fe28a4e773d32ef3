/** What stands on the cards of the guests in the training room, for the eye alone: a drawing for each. */
import { html, type TemplateResult } from 'lit-html';
import type { GuestName } from '../../guests/guest';

const ART: Readonly<Record<GuestName, () => TemplateResult>> = {
  // Two cards that are turned down, and the open one.
  'snap-back': () => html`<svg class="guest-art" viewBox="0 0 262 156" aria-hidden="true">
    ${[[4, 26], [84, 26]].map(([x, y]) => html`<svg x=${x} y=${y} width="70" height="108" viewBox="0 0 70 108">
      <rect class="under" y="6" width="70" height="102" rx="6" /><rect class="edge" width="70" height="100" rx="6" />
      <rect class="back" x="3" y="3" width="64" height="94" rx="4" /><text class="mark" x="35" y="60">S</text></svg>`)}
    <svg x="160" y="2" width="102" height="152" viewBox="0 0 102 152">
      <rect class="under" y="8" width="102" height="144" rx="10" /><rect class="front" width="102" height="142" rx="10" />
      <text class="rank" x="51" y="92">7</text></svg>
  </svg>`,
};

export function guestArt(guest: GuestName): TemplateResult {
  return ART[guest]();
}
