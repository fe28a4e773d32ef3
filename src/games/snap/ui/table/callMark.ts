/** Who has called, as it is seen at their place for a moment: a small burst with the word, and what it gave or cost them. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { formats } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import type { Seat } from '../../rules/game';
import { star } from '../parts/burst';
import type { LastCall } from './lastCall';

/** "+4" or "−4". */
const signed = (cards: number): string => `${cards > 0 ? '+' : '−'}${formats().number(Math.abs(cards))}`;

/** Nothing for a seat that has not called. It is told in words, too. */
export function callMark(call: LastCall | null, seat: Seat): TemplateResult | typeof nothing {
  const own = call?.callers.find((one) => one.seat === seat);
  if (!call || !own) return nothing;
  const what = own.cards < 0 ? 'wrong' : call.tied ? 'tied' : 'right';
  return html`${keyed(call, html`<span class="sn-called ${what} ${own.kind === 'snap' ? 'first' : 'middle'}" aria-hidden="true">
    ${star()}<b>${say(`snap-${own.kind}`)}</b>${
      own.cards === 0 ? nothing : html`<span>${signed(own.cards)}</span>`}</span>`)}`;
}
