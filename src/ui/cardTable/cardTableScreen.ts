/** The card table: a page of the other games in the house, a card for each, those of a kind together. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { GameKind, MeasuredGame } from '../../games/gameEntry';
import { say } from '../../strings/say';
import type { Ask } from '../commands';
import { wordmark } from '../ornaments';
import { gameArt } from '../training/gameArt';
import type { RoomParts } from '../training/trainingPage';
import type { CardTableModel, GameShown } from './cardTableModel';

/** In the order in which they lie there. */
const KINDS: readonly GameKind[] = ['seesFirst', 'ownHand', 'bothHands'];

/** Up to so many games, each is laid out as large as the page has room: more would not stand beside each other. */
const FEW = 2;

/** The whole screen. */
export function cardTableTemplate({ games, unknown }: CardTableModel, { ask, openSettings }: RoomParts): TemplateResult {
  const back = (): void => void ask({ kind: 'leave' });
  return html`
    <main class="start past card-table ${games.length > FEW ? '' : 'few'}"
      @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') back(); }}>
      <header>${wordmark()}<h1 tabindex="-1" data-first>${say('card-table-title')}</h1><p>${say('card-table-line')}</p></header>
      ${KINDS.map((kind) => kindTemplate(kind, games.filter(({ facts }) => facts.kind === kind), ask))}
      <section class="paper evening-door">
        <h2>${say('evening-name')}</h2><p>${say('evening-line')}</p>
        <button type="button" class="pill" @click=${() => ask({ kind: 'openGuest', guest: 'evening', from: 'cardTable' })}>${
          say('evening-open')}</button>
      </section>
      ${unknown > 0 ? html`<p class="kept">${say('card-table-unknown', { count: unknown })}</p>` : nothing}
      <div class="ways">
        <button type="button" class="back" @click=${back}>${say('card-table-back')}</button>
        <button type="button" class="back" @click=${openSettings}>${say('settings-open')}</button>
      </div>
    </main>`;
}

/** The games of a kind; a kind without one is not there. */
function kindTemplate(kind: GameKind, games: readonly GameShown[], ask: Ask): TemplateResult | typeof nothing {
  if (games.length === 0) return nothing;
  return html`
    <section aria-labelledby="kind-${kind}">
      <h2 id="kind-${kind}">${say(`card-table-kind-${kind}`)}</h2>
      <ul role="list">${games.map((game) => html`<li>${gameTemplate(game, ask)}</li>`)}</ul>
    </section>`;
}

/** The whole card is the button. */
function gameTemplate({ guest, facts: { players: [least, most], minutes, art }, card }: GameShown, ask: Ask): TemplateResult {
  const name = say(`guest-name-${guest}`);
  return html`
    <button type="button" class="paper game ${guest}" aria-label=${say('guest-open-named', { guest: name })}
      aria-describedby="game-${guest}" @click=${() => ask({ kind: 'openGuest', guest, from: 'cardTable' })}>
      <span class="field ${art?.on ?? ''}">${gameArt(art)}</span>
      <b>${name}</b>
      <span id="game-${guest}"><span class="told">${say(`card-table-line-${guest}`)}</span>
        <small>${say('card-table-players', { least, most, minutes })}</small>${
          card === null ? nothing : html` <small>${say(`guest-best-${guest as MeasuredGame}`, { best: card.best })}</small>`}</span>
    </button>`;
}
