/** The card of a guest of the house in the training room: another game, with how somebody has done in it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { TrainingGame } from '../../games/gameEntry';
import type { GameCard } from '../../games/gameStore';
import { say } from '../../strings/say';
import type { GameShown } from '../cardTable/cardTableModel';
import type { Ask } from '../commands';
import { MOST_BARS } from '../parts/charts/bars';
import { curveTemplate } from './curves';
import { gameArt, gameBest } from './gameArt';

export function gameCard({ guest, facts, card }: GameShown<TrainingGame>, ask: Ask): TemplateResult {
  const name = say(`guest-name-${guest}`);
  return html`
    <section class="paper guest-card ${guest}" aria-labelledby="guest-${guest}">
      ${gameArt(facts.art)}
      <div class="about">
        <h2 id="guest-${guest}">${name}</h2>
        <p>${say(`guest-line-${guest}`)}</p>
        <div class="begin">
          <button type="button" aria-label=${say('guest-open-named', { guest: name })}
            @click=${() => ask({ kind: 'openGuest', guest, from: 'training' })}>${say('guest-open')}</button>
          <p class="figure">${card === null ? say('guest-not-played') : say(`guest-best-${guest}`, { best: card.best })}</p>
        </div>
      </div>
      ${card === null ? nothing : html`<div class="done">${gameBest(facts, card.best)}${curveOf(guest, card)}</div>`}
    </section>`;
}

function curveOf(guest: TrainingGame, { curve, most }: GameCard): TemplateResult | typeof nothing {
  const latest = curve.slice(-MOST_BARS);
  const [from, to] = [latest[0], latest.at(-1)];
  if (from === undefined || to === undefined) return nothing;
  const told = say(`guest-curve-${guest}`, { count: latest.length, from, to });
  return curveTemplate({ kind: 'bars', values: latest.map((value) => value / most) }, told);
}
