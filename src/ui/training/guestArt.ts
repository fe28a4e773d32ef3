/** What stands on the cards of the guests in the training room, for the eye alone: what each is played with, and somebody's best. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { GuestName } from '../../guests/guest';
import { isFace, pips } from '../parts/pips';

interface Art {
  readonly played: () => TemplateResult;
  readonly best: (best: number) => TemplateResult | typeof nothing;
}

const ART: Readonly<Record<GuestName, Art>> = {
  'snap-back': {
    // Two cards that are turned down, and the open one.
    played: () => html`<svg class="guest-art" viewBox="0 0 262 156" aria-hidden="true">${[4, 84].map((x) => svg`
      <svg x=${x} y="26" width="70" height="108" viewBox="0 0 70 108">
        <rect class="under" y="6" width="70" height="102" rx="6" /><rect class="edge" width="70" height="100" rx="6" />
        <rect class="back" x="3" y="3" width="64" height="94" rx="4" /><text class="mark" x="35" y="60">S</text></svg>`)}
      <svg x="160" y="2" width="102" height="152" viewBox="0 0 102 152">
        <rect class="under" y="8" width="102" height="144" rx="10" /><rect class="front" width="102" height="142" rx="10" />
        <text class="rank" x="51" y="92">7</text></svg></svg>`,
    best: (best) => (isFace(best) ? html`<svg class="guest-best" viewBox="-1 -1 26 29" aria-hidden="true">
      <rect class="under" y="3" width="24" height="24" rx="4" />
      <rect class="front" width="24" height="24" rx="4" />${pips(best)}</svg>` : nothing),
  },
};

/** What it is played with. */
export function guestArt(guest: GuestName): TemplateResult {
  return ART[guest].played();
}

/** Somebody's best, as it looks there. */
export function guestBest(guest: GuestName, best: number): TemplateResult | typeof nothing {
  return ART[guest].best(best);
}
