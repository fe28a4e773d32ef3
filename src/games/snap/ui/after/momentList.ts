/** The moments of a game as lists, first those that weigh most: each leads to its place in the replay. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import type { Moment } from '../../review/report';
import { weightiest } from '../../review/weight';
import type { Seat } from '../../rules/game';
import { momentTold, momentsOf, toneOf } from '../../words/after';
import type { Cast } from '../../words/cast';

/** @param open opens the replay at an event */
export function momentList(all: readonly Moment[], seat: Seat, cast: Cast, open: (event: number) => void): TemplateResult {
  const moments = momentsOf(all, seat);
  const listed = weightiest(moments, seat);
  const rows = (some: readonly Moment[]): TemplateResult =>
    html`<ol role="list">${some.map((moment) => momentRow(moment, seat, cast, open))}</ol>`;
  return html`
    <section class="sn-moments" aria-labelledby="sn-moments-title">
      <h2 id="sn-moments-title">${say('shell-moments')}</h2>
      ${moments.length === 0 ? html`<p>${say('snap-moments-none')}</p>` : rows(listed)}
      ${listed.length === moments.length ? nothing
        : html`<details><summary>${say('snap-moments-all', { count: moments.length })}</summary>${rows(moments)}</details>`}
    </section>`;
}

function momentRow(moment: Moment, seat: Seat, cast: Cast, open: (event: number) => void): TemplateResult {
  const line = momentTold(moment, cast);
  return html`
    <li><button type="button" aria-label=${say('snap-moment-heard', { card: moment.card, told: line })} @click=${() => open(moment.event)}>
      <span class="card">${moment.card}</span><i class="tone ${toneOf(moment, seat)}"></i><span>${line}</span></button></li>`;
}
