/** The card of a guest of the house in the training room: another game, with how somebody has done in it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { GuestCard } from '../../guests/shelf';
import { say } from '../../strings/say';
import type { Ask } from '../commands';
import { curveTemplate } from './curves';
import { guestArt } from './guestArt';
import type { GuestShown } from './trainingModel';

export function guestCard({ guest, card }: GuestShown, ask: Ask): TemplateResult {
  const name = say(`guest-name-${guest}`);
  return html`
    <section class="paper guest-card ${guest}" aria-labelledby="guest-${guest}">
      ${guestArt(guest)}
      <div class="about">
        <h2 id="guest-${guest}">${name}</h2>
        <p>${say(`guest-line-${guest}`)}</p>
        <div class="begin">
          <button type="button" aria-label=${say('guest-open-named', { guest: name })}
            @click=${() => ask({ kind: 'openGuest', guest })}>${say('guest-open')}</button>
          <p class="figure">${card === null ? say('guest-not-played') : say(`guest-best-${guest}`, { best: card.best })}</p>
        </div>
      </div>
      ${card === null || card.curve.length === 0 ? nothing : html`<div class="plot-of">${curveOf(guest, card)}</div>`}
    </section>`;
}

function curveOf(guest: GuestShown['guest'], { curve, most }: GuestCard): TemplateResult {
  const told = say(`guest-curve-${guest}`, { count: curve.length, from: curve[0]!, to: curve.at(-1)! });
  return curveTemplate({ kind: 'bars', values: curve.map((value) => value / most) }, told);
}
