/** The moments of a game as a list: each leads to its place in the replay. */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import type { Moment } from '../../review/report';
import type { Seat } from '../../rules/game';
import { momentTold, momentsOf, toneOf } from '../../words/after';
import type { Cast } from '../../words/cast';

/** @param open opens the replay at an event */
export function momentList(all: readonly Moment[], seat: Seat, cast: Cast, open: (event: number) => void): TemplateResult {
  const moments = momentsOf(all, seat);
  return html`
    <section class="sn-moments" aria-labelledby="sn-moments-title">
      <h2 id="sn-moments-title">${say('snap-moments')}</h2>
      ${moments.length === 0 ? html`<p>${say('snap-moments-none')}</p>` : html`
        <ol role="list">${moments.map((moment) => momentRow(moment, seat, cast, open))}</ol>`}
    </section>`;
}

function momentRow(moment: Moment, seat: Seat, cast: Cast, open: (event: number) => void): TemplateResult {
  const line = momentTold(moment, cast);
  return html`
    <li><button type="button" aria-label=${say('snap-moment-heard', { card: moment.card, told: line })} @click=${() => open(moment.event)}>
      <span class="card">${moment.card}</span><i class="tone ${toneOf(moment, seat)}"></i><span>${line}</span></button></li>`;
}
